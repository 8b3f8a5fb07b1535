/// A code that was found; none is here.
open class CIQRCodeFeature: CIFeature {
  open var messageString: String? { nil }
}
