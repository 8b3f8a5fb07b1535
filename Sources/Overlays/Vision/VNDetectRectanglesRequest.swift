/// Looks for rectangles.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// - Important: Inert.
  open var minimumAspectRatio: Float = 0.5
  /// - Important: Inert.
  open var maximumAspectRatio: Float = 1
  /// - Important: Inert.
  open var minimumSize: Float = 0.2
  /// - Important: Inert.
  open var minimumConfidence: VNConfidence = 0
  /// - Important: Inert.
  open var maximumObservations = 1
}
