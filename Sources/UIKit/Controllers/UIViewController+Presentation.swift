import DarkroomCoreGraphics
import Foundation

extension UIViewController {
  struct PresentationState {
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var container: UIView?
    var isBeingPresented = false
    var isBeingDismissed = false
  }

  /// A child's presented controller is that of the container which shows it.
  var nearestPresented: UIViewController? {
    ancestry.lazy.compactMap(\.presentation.presented).first
  }

  var nearestPresenting: UIViewController? {
    ancestry.lazy.compactMap(\.presentation.presenting).first
  }

  private var ancestry: [UIViewController] {
    Array(sequence(first: self) { $0.parent })
  }

  private var presenter: UIViewController {
    var controller = self
    while let parent = controller.parent, !controller.definesPresentationContext {
      controller = parent
    }
    return controller
  }

  /// Shows a controller over the window at once; a controller outside a window presents nothing,
  /// as on iOS.
  func presentOverAll(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenter
    guard let window = presenter.viewIfLoaded?.window else {
      return report("has no window", controller)
    }
    guard presenter.presentation.presented == nil else {
      return report("is already presenting", controller)
    }
    presenter.presentation.presented = controller
    controller.presentation.presenting = presenter
    controller.presentation.isBeingPresented = true
    let coversAll = controller.removesPresenter
    if coversAll { presenter.beginAppearanceTransition(false, animated: animated) }
    controller.beginAppearanceTransition(true, animated: animated)
    controller.showPresented(in: window, over: presenter)
    controller.endAppearanceTransition()
    if coversAll { presenter.endAppearanceTransition() }
    controller.presentation.isBeingPresented = false
    if let completion { MainQueue.async { completion() } }
  }

  private var removesPresenter: Bool {
    !presentsOverPresenter && modalPresentationStyle.removesPresenter
  }

  private func report(_ reason: String, _ controller: UIViewController) {
    let line = "Attempt to present \(controller) on \(self), which \(reason).\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  private func showPresented(in window: UIWindow, over presenter: UIViewController) {
    let sheet =
      presentsOverPresenter
      ? nil : SheetLayout(modalPresentationStyle, in: window, preferring: preferredContentSize)
    let container =
      sheet.map { UITransitionView(frame: window.bounds, sheet: $0, behind: presenter.view) }
      ?? UITransitionView(frame: window.bounds)
    presentation.container = container
    window.addSubview(container)
    if presentsOverPresenter {
      container.addSubview(view)
      placePresentedView(in: container)
    } else {
      container.show(view)
    }
    if window.bounds.size != .zero { window.layoutIfNeeded() }
    viewIsAppearing(appearance.isAnimated)
  }

  /// Whether this controller, or the container it is in, is presented as a sheet.
  var isInSheet: Bool {
    ancestry.contains { ($0.presentation.container as? UITransitionView)?.isSheet == true }
  }

  /// Dismisses what this controller presents, or this controller if it presents nothing.
  func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    let target = presentation.presented ?? nearestPresented
    if let target {
      target.endPresentation(animated: animated)
    } else {
      nearestPresentedAncestor?.endPresentation(animated: animated)
    }
    if let completion { MainQueue.async { completion() } }
  }

  private var nearestPresentedAncestor: UIViewController? {
    ancestry.first { $0.presentation.presenting != nil }
  }

  private func endPresentation(animated: Bool) {
    guard let presenter = presentation.presenting else { return }
    presentation.presented?.endPresentation(animated: animated)
    let coversAll = removesPresenter
    presentation.isBeingDismissed = true
    beginAppearanceTransition(false, animated: animated)
    if coversAll { presenter.beginAppearanceTransition(true, animated: animated) }
    presentation.container?.removeFromSuperview()
    storedView?.removeFromSuperview()
    presentation.container = nil
    endAppearanceTransition()
    if coversAll { presenter.endAppearanceTransition() }
    presentation.isBeingDismissed = false
    presentation.presenting = nil
    presenter.presentation.presented = nil
  }

  func dismissEverythingPresented() { presentation.presented?.endPresentation(animated: false) }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover

  /// Whether the presenting controller disappears behind the presented one.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
