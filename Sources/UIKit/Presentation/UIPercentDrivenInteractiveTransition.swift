import DarkroomCoreGraphics
import DarkroomQuartzCore
public import Foundation

/// Keeps an animator's transition between its two ends until it is finished or canceled.
///
/// Meanwhile all values are the final ones; canceling the transition restores the previous ones.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  final var animator: (any UIViewControllerAnimatedTransitioning)?
  private final var context: (any UIViewControllerContextTransitioning)?
  private final var held: HeldAnimations?

  public override init() { super.init() }

  /// The duration in seconds from the animator; 0 if no transition is in progress.
  open var duration: CGFloat {
    CGFloat(animator?.transitionDuration(using: context) ?? 0)
  }
  /// The fraction from 0 to 1 that was last passed to `update(_:)`.
  open private(set) var percentComplete: CGFloat = 0
  /// The value is only stored, because finishing and canceling take no time here.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest of the transition; it is stored, because finishing takes no time here.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// - Important: Inert.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins interactively; if false, it finishes as soon as it has started.
  open var wantsInteractiveStart = true

  /// Runs the animator and keeps its values; does nothing without an animator.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let animator else { return }
    context = transitionContext
    percentComplete = 0
    held = HeldAnimations { animator.animateTransition(using: transitionContext) }
    if !wantsInteractiveStart { finish() }
  }

  /// Tells the context that the transition pauses; values do not change.
  open func pause() { context?.pauseInteractiveTransition() }

  /// - Parameter percentComplete: 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Restores the values before the transition, and ends it.
  open func cancel() {
    context?.cancelInteractiveTransition()
    held?.undo()
    end()
  }

  /// Keeps the final values, and ends the transition.
  open func finish() {
    context?.finishInteractiveTransition()
    end()
  }

  private func end() {
    let due = held
    held = nil
    context = nil
    animator = nil
    due?.complete()
  }
}
