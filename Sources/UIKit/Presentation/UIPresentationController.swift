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

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    heldPresented = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  open var presentedViewController: UIViewController {
    guard let presented else { UncaughtException.raise("the presented controller is gone") }
    return presented
  }
  open var presentingViewController: UIViewController {
    presenter ?? presentedViewController.presentation.presenting ?? presentedViewController
  }
  final func becomeOwned(over presenter: UIViewController?) {
    heldPresented = nil
    if let presenter { self.presenter = presenter }
  }

  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var overrideTraitCollection: UITraitCollection? {
    didSet { applyTraits() }
  }
  final func applyTraits() {
    guard let container, let overrideTraitCollection else { return }
    container.overrideTraits { $0 = $0.merging(overrideTraitCollection.values) }
  }

  // MARK: Style

  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Views

  /// Nil before and after the presentation.
  open var containerView: UIView? { container }
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
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: Course

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Traits and content

  open var traitCollection: UITraitCollection {
    let base =
      container?.traitCollection ?? presenter?.viewIfLoaded?.window?.traitCollection
      ?? presentingViewController.traitCollection
    return overrideTraitCollection.map { base.merging($0.values) } ?? base
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize { size }
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}
