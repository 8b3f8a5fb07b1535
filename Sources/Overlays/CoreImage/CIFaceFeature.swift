/// A face that was found; none is here.
open class CIFaceFeature: CIFeature {
  open var hasSmile: Bool { false }
  open var leftEyePosition: CGPoint { .zero }
  open var rightEyePosition: CGPoint { .zero }
}
