import DarkroomCoreGraphics

/// The dimmed screen behind a sheet.
///
/// Only the upper rim of the screen behind is visible. It is drawn here in that screen's color, so that the screen's
/// own view keeps its frame.
final class SheetBackdrop: UIView {
  private var sheet: SheetLayout
  private weak var presenter: UIView?
  private let dimming: CGFloat = 0.1
  private let wideDimming: CGFloat = 0.2

  init(_ sheet: SheetLayout, behind presenter: UIView) {
    self.sheet = sheet
    self.presenter = presenter
    super.init(frame: .zero)
    isOpaque = false
    show(sheet)
  }

  func show(_ sheet: SheetLayout) {
    self.sheet = sheet
    isUserInteractionEnabled = sheet.dims
    let dimmed = UIColor(white: 0, alpha: sheet.dims ? wideDimming : 0)
    backgroundColor = sheet.showsRim ? .black : dimmed
    setNeedsDisplay()
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard sheet.showsRim else { return }
    let rim = CGRect(
      x: SheetLayout.rimInset, y: sheet.frame.minY - SheetLayout.rim,
      width: bounds.width - 2 * SheetLayout.rimInset, height: bounds.height)
    let path = UIBezierPath(roundedRect: rim, cornerRadius: SheetLayout.cornerRadius)
    (presenter?.nearestBackground ?? .systemBackground).setFill()
    path.fill()
    UIColor(white: 0, alpha: dimming).setFill()
    path.fill()
  }
}

extension UIView {
  /// The background that is visible at this view's top: its own, or that of the first subview that has one.
  fileprivate var nearestBackground: UIColor? {
    var view: UIView? = self
    while let current = view {
      if let color = current.backgroundColor { return color }
      view = current.subviews.first
    }
    return nil
  }
}
