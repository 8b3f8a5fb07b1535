import DarkroomCoreGraphics
import Foundation

/// Runs what goes along with a transition.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private unowned let transition: ViewControllerTransition
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private var hasAnimated = false

  init(of transition: ViewControllerTransition) {
    self.transition = transition
    super.init()
  }

  var isAnimated: Bool { transition.isAnimated }
  var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }
  var initiallyInteractive: Bool { transition.isInteractive }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { transition.isInteractive }
  var isCancelled: Bool { transition.transitionWasCancelled }
  var transitionDuration: TimeInterval { 0.5 }
  var percentComplete: CGFloat { transition.percentComplete }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { transition.containerView }
  var targetTransform: CGAffineTransform { .identity }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition.viewController(forKey: key)
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition.view(forKey: key) }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if hasAnimated { animation(self) } else { animations.append(animation) }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    interactionHandlers.append(handler)
  }
  func notifyWhenInteractionEnds(_ handler: @escaping Block) {
    interactionHandlers.append(handler)
  }

  func animateAlongside() {
    hasAnimated = true
    let due = animations
    animations = []
    UIView.inheriting(transitionDuration) { for block in due { block(self) } }
  }

  func interactionChanged() {
    for handler in interactionHandlers { handler(self) }
  }

  func finish() {
    let due = completions
    completions = []
    for block in due { block(self) }
  }
}
