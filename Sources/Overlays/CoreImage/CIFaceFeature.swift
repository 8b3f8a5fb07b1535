/// A face that was found; none is here.
open class CIFaceFeature: CIFeature {
  /// False, unless a test overrides it.
  open var hasSmile: Bool { false }
  /// Zero, unless a test overrides it.
  open var leftEyePosition: CGPoint { .zero }
  /// Zero, unless a test overrides it.
  open var rightEyePosition: CGPoint { .zero }
}
