open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
