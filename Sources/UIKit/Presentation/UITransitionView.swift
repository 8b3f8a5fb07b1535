import DarkroomCoreGraphics

/// What a presented controller's view lies in.
final class UITransitionView: UIView {
  private let card = UIDropShadowView()
  private let backdrop: SheetBackdrop?
  private(set) var sheet: SheetLayout?
  weak var steering: UIPresentationController?
  /// The bubble of a popover; nil for all other presentations.
  var bubble: PopoverView?

  override init(frame: CGRect) {
    backdrop = nil
    super.init(frame: frame)
    setUp()
  }

  init(frame: CGRect, sheet: SheetLayout, behind presenter: UIView) {
    backdrop = SheetBackdrop(sheet, behind: presenter)
    super.init(frame: frame)
    setUp()
    show(sheet)
  }

  required init?(coder: NSCoder) { nil }

  var isSheet: Bool { sheet != nil }

  /// The frame for a controller's view, in this view's coordinates.
  var contentFrame: CGRect { sheet?.frame ?? bubble?.contentFrame ?? bounds }

  private func setUp() {
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard let backdrop else { return }
    backdrop.frame = bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(backdrop)
    card.traitOverrides.userInterfaceLevel = .elevated
    addSubview(card)
  }

  /// Moves the sheet to another place.
  func show(_ sheet: SheetLayout) {
    self.sheet = sheet
    backdrop?.show(sheet)
    card.frame = sheet.frame
    switch sheet.kind {
    case .large: card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    case .attached: card.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    case .card:
      card.autoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ]
    }
    card.show(sheet)
  }

  /// Adds a view at the place that the presentation determines for it.
  func show(_ content: UIView, frame: CGRect) {
    if let sheet {
      content.frame = CGRect(origin: .zero, size: sheet.frame.size)
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      card.insertSubview(content, at: 0)
    } else if let bubble {
      bubble.show(content)
    } else {
      content.frame = frame
      if frame == bounds { content.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
      addSubview(content)
    }
  }

  override func layoutSubviews() {
    steering?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    steering?.containerViewDidLayoutSubviews()
  }

  /// A screen that is not dimmed can be touched.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if let sheet, !sheet.dims { return sheet.frame.contains(point) }
    return super.point(inside: point, with: event)
  }
}
