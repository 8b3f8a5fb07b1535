import DarkroomCoreGraphics

/// What a presented controller's view lies in.
final class UITransitionView: UIView {
  private let card = UIDropShadowView()
  private let sheet: SheetLayout?
  private let backdrop: SheetBackdrop?

  override init(frame: CGRect) {
    sheet = nil
    backdrop = nil
    super.init(frame: frame)
    setUp()
  }

  init(frame: CGRect, sheet: SheetLayout, behind presenter: UIView) {
    self.sheet = sheet
    backdrop = SheetBackdrop(sheet, behind: presenter)
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) { nil }

  var isSheet: Bool { sheet != nil }

  private func setUp() {
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard let sheet, let backdrop else { return }
    backdrop.frame = bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(backdrop)
    card.frame = sheet.frame
    card.autoresizingMask =
      sheet.showsRim
      ? [.flexibleWidth, .flexibleHeight]
      : [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
    card.round(allCorners: !sheet.showsRim)
    card.traitOverrides.userInterfaceLevel = .elevated
    addSubview(card)
  }

  /// Puts a controller's view into the place that the presentation has for it.
  func show(_ content: UIView) {
    let place = sheet == nil ? self : card
    content.frame = place.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place.addSubview(content)
  }
}
