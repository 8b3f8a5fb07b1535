/// Something that was found; nothing is here.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  /// In parts of the picture, from its lower left corner.
  open var boundingBox: CGRect { .zero }
}
