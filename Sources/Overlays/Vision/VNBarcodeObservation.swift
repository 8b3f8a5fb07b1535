/// A code that was found; none is here.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  /// Nil, unless a test overrides it.
  open var payloadStringValue: String? { nil }
}
