/// Looks for something in a picture; here it never finds out.
open class VNRequest: NSObject, @unchecked Sendable {
  /// Is called with an error before `perform(_:)` throws it.
  public let completionHandler: VNRequestCompletionHandler?
  /// - Important: Inert.
  open var preferBackgroundProcessing = false
  /// - Important: Inert.
  open var usesCPUOnly = false

  public init(completionHandler: VNRequestCompletionHandler? = nil) {
    self.completionHandler = completionHandler
    super.init()
  }

  public convenience override init() { self.init(completionHandler: nil) }

  /// Nil: nothing was looked at.
  open var results: [VNObservation]? { nil }
  /// - Important: Inert.
  open func cancel() {}
}
