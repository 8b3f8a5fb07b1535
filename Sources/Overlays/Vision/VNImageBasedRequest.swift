/// Looks for something in a part of a picture.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  /// - Important: Inert.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
