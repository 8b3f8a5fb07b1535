import DarkroomCoreGraphics

/// The presentation or dismissal of a controller.
@MainActor
struct PresentationChange {
  private let controller: UIViewController
  private let presenter: UIViewController
  private let steering: UIPresentationController
  private let isPresenting: Bool
  private let animated: Bool
  private let transition: ViewControllerTransition

  /// - Parameter host: the window, for a presentation; the presentation's container, for a dismissal.
  init(
    of controller: UIViewController, over presenter: UIViewController, in host: UIView,
    isPresenting: Bool, animated: Bool
  ) {
    self.controller = controller
    self.presenter = presenter
    self.isPresenting = isPresenting
    self.animated = animated
    steering =
      isPresenting
      ? controller.steering(over: presenter, from: presenter) : controller.loadedSteering
    var container: UIView = host
    if isPresenting, let window = host as? UIWindow {
      container = Self.container(of: controller, steering, in: window)
    }
    let key = isPresenting ? UITransitionContextViewKey.to : .from
    transition = ViewControllerTransition(
      from: isPresenting ? presenter : controller, to: isPresenting ? controller : presenter,
      in: container, place: steering.frameOfPresentedViewInContainerView,
      views: steering.presentedView.map { [key: $0] } ?? [:], isPresenting: isPresenting,
      isAnimated: animated, style: controller.modalPresentationStyle)
  }

  private static func container(
    of controller: UIViewController, _ steering: UIPresentationController, in window: UIWindow
  ) -> UIView {
    let container =
      controller.presentsOverPresenter
      ? UITransitionView(frame: window.bounds) : steering.makeContainer(in: window)
    container.steering = steering
    steering.container = container
    controller.presentation.container = container
    steering.applyTraits()
    window.addSubview(container)
    return container
  }

  private var removesPresenter: Bool {
    !controller.presentsOverPresenter && controller.modalPresentationStyle.removesPresenter
  }

  /// Without an animator the change is complete when this method returns, and the coordinator's closures have run.
  func begin(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?, completion: (() -> Void)?
  ) {
    if animated {
      controller.presentation.transition = transition
      presenter.presentation.transition = transition
    }
    if isPresenting {
      steering.presentationTransitionWillBegin()
    } else {
      steering.dismissalTransitionWillBegin()
    }
    beginAppearance()
    if let animator {
      transition.run(animator, interaction) { end(completed: $0, completion) }
      if isPresenting { settle() }
      return
    }
    if isPresenting {
      place()
      settle()
    }
    transition.coordinator.animateAlongside()
    end(completed: true, completion)
    transition.coordinator.finish()
  }

  private func beginAppearance() {
    if removesPresenter {
      presenter.beginAppearanceTransition(!isPresenting, animated: animated)
    }
    controller.beginAppearanceTransition(isPresenting, animated: animated)
  }

  private func place() {
    guard let container = steering.container else { return }
    if controller.presentsOverPresenter {
      container.addSubview(controller.view)
      controller.placePresentedView(in: container)
    } else if let view = steering.presentedView {
      container.show(view, frame: steering.frameOfPresentedViewInContainerView)
    }
  }

  private func settle() {
    guard let window = controller.viewIfLoaded?.window else { return }
    if window.bounds.size != .zero { window.layoutIfNeeded() }
    controller.viewIsAppearing(controller.appearance.isAnimated)
  }

  // MARK: End

  private func end(completed: Bool, _ completion: (() -> Void)?) {
    if completed != isPresenting { takeAway() }
    endAppearance(completed)
    if isPresenting {
      steering.presentationTransitionDidEnd(completed)
    } else {
      steering.dismissalTransitionDidEnd(completed)
    }
    controller.presentation.isBeingPresented = false
    controller.presentation.isBeingDismissed = false
    if completed != isPresenting { unlink() }
    controller.presentation.transition = nil
    presenter.presentation.transition = nil
    if let completion { MainQueue.async { completion() } }
  }

  /// A canceled change is reported as its opposite.
  private func endAppearance(_ completed: Bool) {
    if !completed {
      controller.beginAppearanceTransition(!isPresenting, animated: animated)
      if removesPresenter {
        presenter.beginAppearanceTransition(isPresenting, animated: animated)
      }
    }
    controller.endAppearanceTransition()
    if removesPresenter { presenter.endAppearanceTransition() }
  }

  private func takeAway() {
    controller.presentation.container?.removeFromSuperview()
    controller.viewIfLoaded?.removeFromSuperview()
  }

  private func unlink() {
    controller.presentation.container = nil
    controller.presentation.presenting = nil
    controller.presentation.steering = nil
    steering.container = nil
    presenter.containment.presented = nil
  }
}
