/// Draws no pin.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  /// - Important: Inert.
  open var pinTintColor: UIColor! = .systemRed
  /// - Important: Inert.
  open var animatesDrop = false
}
