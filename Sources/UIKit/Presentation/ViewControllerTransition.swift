import DarkroomCoreGraphics
import Foundation

/// A transition from one controller to another, as animators and coordinators see it.
final class ViewControllerTransition: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  private let from: UIViewController
  private let to: UIViewController
  /// The views that enter or leave the window; the other controller's view stays in its place.
  private let views: [UITransitionContextViewKey: UIView]
  /// The final frame of the view that appears, or the initial frame of the one that disappears.
  private let place: CGRect
  private let isPresenting: Bool
  private var end: ((Bool) -> Void)?
  private(set) lazy var coordinator = TransitionCoordinator(of: self)
  var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  var targetTransform: CGAffineTransform { .identity }

  init(
    from: UIViewController, to: UIViewController, in container: UIView, place: CGRect,
    views: [UITransitionContextViewKey: UIView], isPresenting: Bool, isAnimated: Bool,
    style: UIModalPresentationStyle
  ) {
    self.from = from
    self.to = to
    containerView = container
    self.place = place
    self.views = views
    self.isPresenting = isPresenting
    self.isAnimated = isAnimated
    presentationStyle = style
    super.init()
  }

  /// Runs the animator; `end` is called with whether the transition was completed.
  func run(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?, end: @escaping (Bool) -> Void
  ) {
    self.end = { completed in
      animator.animationEnded(completed)
      end(completed)
    }
    if let interaction {
      isInteractive = interaction.wantsInteractiveStart
      (interaction as? UIPercentDrivenInteractiveTransition)?.animator = animator
      interaction.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
    coordinator.animateAlongside()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

  private var moving: UIViewController { isPresenting ? to : from }

  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === moving { return isPresenting ? .zero : vc.view.frame }
    return vc === from || vc === to ? vc.view.frame : .zero
  }
  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === moving { return isPresenting ? place : .zero }
    return vc === from || vc === to ? vc.view.frame : .zero
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
  }
  func pauseInteractiveTransition() { isInteractive = true }
  func finishInteractiveTransition() { endInteraction(cancelled: false) }
  func cancelInteractiveTransition() { endInteraction(cancelled: true) }

  private func endInteraction(cancelled: Bool) {
    isInteractive = false
    transitionWasCancelled = cancelled
    coordinator.interactionChanged()
  }

  func completeTransition(_ didComplete: Bool) {
    guard let end else { return }
    self.end = nil
    transitionWasCancelled = !didComplete
    end(didComplete)
    coordinator.finish()
  }
}
