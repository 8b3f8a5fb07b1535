open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}
