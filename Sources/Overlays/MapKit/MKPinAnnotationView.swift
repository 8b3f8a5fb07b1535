/// Draws no pin.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor! = .systemRed
  open var animatesDrop = false
}
