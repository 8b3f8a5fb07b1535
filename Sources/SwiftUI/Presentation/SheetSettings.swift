/// The settings that the content of a sheet or popover makes for it.
struct SheetSettings: @unchecked Sendable {
  /// The size of a sheet that does not fill the width.
  enum Sizing {
    case automatic, form, page, fitted
  }

  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  var indicator: Visibility?
  var cornerRadius: CGFloat?
  var isFixed: Bool?
  /// The background of the content; nil for that of screens.
  var background: (any View)?
  /// Whether the content behind the sheet can be used, up to a detent if there is one.
  var interaction: PresentationBackgroundInteraction?
  /// The form of the presentation on narrow screens.
  var adaptation: PresentationAdaptation?
  var sizing: Sizing?

  /// Adds the settings of later views, unless they are set already.
  mutating func add(_ next: SheetSettings) {
    if detents == nil { (detents, selection) = (next.detents, next.selection) }
    indicator = indicator ?? next.indicator
    cornerRadius = cornerRadius ?? next.cornerRadius
    isFixed = isFixed ?? next.isFixed
    background = background ?? next.background
    interaction = interaction ?? next.interaction
    adaptation = adaptation ?? next.adaptation
    sizing = sizing ?? next.sizing
  }
}

extension PageController {
  /// Applies the settings of the page to its presentation.
  func takeSheetSettings() {
    let settings = settings.sheet
    isModalInPresentation = settings.isFixed ?? false
    takeBackground(settings.background)
    let popover = presentationController as? UIPopoverPresentationController
    if popover != nil || settings.sizing == .fitted { preferredContentSize = idealSize }
    guard
      let sheet = presentationController as? UISheetPresentationController
        ?? popover?.adaptiveSheetPresentationController
    else { return }
    let detents = (settings.detents ?? [.large]).sorted { $0.order < $1.order }
    let identifiers = detents.map(\.detent.identifier)
    if sheet.detents.map(\.identifier) != identifiers { sheet.detents = detents.map(\.detent) }
    let selected = settings.selection?.wrappedValue.detent.identifier
    if let selected, sheet.selectedDetentIdentifier != selected {
      sheet.selectedDetentIdentifier = selected
    }
    // With several heights to choose from, the grabber is shown.
    let indicator = settings.indicator ?? .automatic
    sheet.prefersGrabberVisible =
      indicator == .visible || indicator == .automatic && detents.count > 1
    sheet.preferredCornerRadius = settings.cornerRadius
    sheet.largestUndimmedDetentIdentifier = settings.interaction?.undimmed(of: detents)
  }

  private var idealSize: CGSize {
    let size = view.sizeThatFits(.zero)
    return CGSize(width: max(size.width, 1), height: max(size.height, 1))
  }

  /// The style in which the page is presented, which its settings may change.
  func presentationStyle(of style: UIModalPresentationStyle) -> UIModalPresentationStyle {
    let settings = settings.sheet
    let isNarrow =
      (inherited?.horizontalSizeClass ?? .compact) == .compact
    if isNarrow, style == .pageSheet, settings.adaptation == .fullScreenCover {
      return .fullScreen
    }
    guard style == .pageSheet else { return style }
    return settings.sizing == .form || settings.sizing == .fitted ? .formSheet : .pageSheet
  }
}

extension PresentationBackgroundInteraction {
  /// The largest detent at which the content behind the sheet is not dimmed.
  @MainActor
  fileprivate func undimmed(
    of detents: [PresentationDetent]
  ) -> UISheetPresentationController.Detent.Identifier? {
    guard isEnabled else { return nil }
    return (limit ?? detents.last)?.detent.identifier
  }
}
