import DarkroomCoreGraphics
public import Foundation

/// Manages the presentation of a controller: the place of its view, and the views around it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  private final weak var presented: UIViewController?
  /// Keeps the controller alive until it owns this object; afterward the reference would be a cycle.
  private final var heldPresented: UIViewController?
  private final weak var presenter: UIViewController?
  final var container: UITransitionView?

  /// Creates a controller; custom ones are returned by the transitioning delegate.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    heldPresented = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// The controller that is presented; an exception is raised if it no longer exists.
  open var presentedViewController: UIViewController {
    guard let presented else { UncaughtException.raise("the presented controller is gone") }
    return presented
  }
  /// The controller that presents, or the presented one if there is none yet.
  open var presentingViewController: UIViewController {
    presenter ?? presentedViewController.presentation.presenting ?? presentedViewController
  }
  final func becomeOwned(over presenter: UIViewController?) {
    heldPresented = nil
    if let presenter { self.presenter = presenter }
  }

  /// The object that decides about other styles and is told about dismissals; it is not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The traits that override the window's for the presented controller; nil for none.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { applyTraits() }
  }
  final func applyTraits() {
    guard let container, let overrideTraitCollection else { return }
    container.overrideTraits { $0 = $0.merging(overrideTraitCollection.values) }
  }

  // MARK: Style

  /// The style for which the controller was asked.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// The style that the delegate chooses for the current traits; `none` keeps the style.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }
  /// The style that the delegate chooses for traits; `none` keeps the style.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none }
  /// Never asked here.
  open var shouldPresentInFullscreen: Bool { true }
  /// Never asked here.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Views

  /// Nil before and after the presentation.
  open var containerView: UIView? { container }
  /// The view that is shown in the container: that of the presented controller unless overridden.
  open var presentedView: UIView? { presentedViewController.view }
  /// The whole container, unless a subclass overrides it.
  open var frameOfPresentedViewInContainerView: CGRect { naturalPlace }
  final var naturalPlace: CGRect {
    container.map { $0.contentFrame } ?? presentingViewController.view.window?.bounds ?? .zero
  }
  /// Creates the container of the presentation; that of a sheet contains a card.
  func makeContainer(in window: UIWindow) -> UITransitionView {
    UITransitionView(frame: window.bounds)
  }
  /// Is called before each layout of the container.
  open func containerViewWillLayoutSubviews() {}
  /// Is called after each layout of the container.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Course

  /// Is called before the presented view is in the container, to add other views.
  open func presentationTransitionWillBegin() {}
  /// Is called when the presentation is over; false if it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Is called before the presented view leaves the container.
  open func dismissalTransitionWillBegin() {}
  /// Is called when the dismissal is over; false if it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Traits and content

  /// The traits of the container, or of the window before the presentation, with the overrides.
  open var traitCollection: UITraitCollection {
    let base =
      container?.traitCollection ?? presenter?.viewIfLoaded?.window?.traitCollection
      ?? presentingViewController.traitCollection
    return overrideTraitCollection.map { base.merging($0.values) } ?? base
  }
  /// Never called here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The preferred size of the presented controller, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Never called here.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size that a child gets: the whole parent size unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize { size }
  /// Never called here, because the screen does not rotate.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called here.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}
