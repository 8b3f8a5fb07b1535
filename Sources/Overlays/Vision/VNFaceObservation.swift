/// A face that was found; none is here.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}
