open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  open var payloadStringValue: String? { nil }
}
