/// What the content of a sheet says of the sheet.
struct SheetSettings: @unchecked Sendable {
  var detents: Set<PresentationDetent>?
  var selected: PresentationDetent?
  var indicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var isFixed = false
}

extension PageController {
  /// Has the sheet that the page lies in be as the page says.
  func takeSheetSettings() {
    let sheet = settings.sheet
    isModalInPresentation = sheet.isFixed
    guard let controller = presentationController as? UISheetPresentationController else { return }
    let detents = (sheet.detents ?? [.large]).sorted { $0.order < $1.order }
    controller.detents = detents.map(\.detent)
    controller.selectedDetentIdentifier = sheet.selected.map(\.detent.identifier)
    // With several heights to choose from, there is something to drag.
    controller.prefersGrabberVisible =
      sheet.indicator == .visible || sheet.indicator == .automatic && detents.count > 1
    controller.preferredCornerRadius = sheet.cornerRadius
  }
}
