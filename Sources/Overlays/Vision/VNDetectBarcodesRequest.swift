open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {}
