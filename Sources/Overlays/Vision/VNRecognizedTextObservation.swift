/// A place where text was found; none is here.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  /// Always empty.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
