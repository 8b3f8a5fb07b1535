open class CIQRCodeFeature: CIFeature {
  open var messageString: String? { nil }
}
