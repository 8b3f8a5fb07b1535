/// Looks at nothing: each request fails with an error that says so.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  /// Creates a handler; the image is not kept.
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) { super.init() }

  /// Creates a handler; the image is not kept.
  public init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) { super.init() }

  /// Creates a handler; the image is not kept.
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) { super.init() }

  /// Creates a handler; the data are not read.
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) { super.init() }

  /// Creates a handler; the file is not read.
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) { super.init() }

  /// Creates a handler; the buffer is not kept.
  public init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]
  ) { super.init() }

  /// Calls each request's handler with the error, and throws it.
  open func perform(_ requests: [VNRequest]) throws {
    let error = NSError(
      domain: VNErrorDomain, code: 9,
      userInfo: [NSLocalizedDescriptionKey: "Darkroom recognizes nothing in pictures."])
    for request in requests { request.completionHandler?(request, error) }
    throw error
  }
}
