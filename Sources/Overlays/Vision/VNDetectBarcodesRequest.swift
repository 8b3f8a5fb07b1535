/// Looks for codes.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {}
