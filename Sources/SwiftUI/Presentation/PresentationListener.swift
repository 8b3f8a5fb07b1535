/// Reports the user's actions on a sheet or popover, and determines its form on narrow screens.
final class PresentationListener: NSObject, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  weak var page: PageController?
  var dismissed: () -> Void = {}

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    dismissed()
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let settings = page?.settings.sheet
    let chosen = settings?.detents?.first {
      $0.detent.identifier == sheetPresentationController.selectedDetentIdentifier
    }
    if let chosen { settings?.selection?.wrappedValue = chosen }
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard controller is UIPopoverPresentationController,
      traitCollection.horizontalSizeClass == .compact
    else { return .none }
    return switch page?.settings.sheet.adaptation {
    case .popover?, PresentationAdaptation.none?: .none
    case .fullScreenCover?: .fullScreen
    default: .pageSheet
    }
  }
}

extension PopoverAttachmentAnchor {
  /// The rectangle at which the popover points, for a view's frame in the window.
  func rect(in place: CGRect) -> CGRect {
    switch self {
    case .rect(let source): source.anchor(place).value
    case .point(let point): CGRect(origin: place.place(of: point), size: .zero)
    }
  }
}
