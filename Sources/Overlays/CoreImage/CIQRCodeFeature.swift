/// A code that was found; none is here.
open class CIQRCodeFeature: CIFeature {
  /// Nil, unless a test overrides it.
  open var messageString: String? { nil }
}
