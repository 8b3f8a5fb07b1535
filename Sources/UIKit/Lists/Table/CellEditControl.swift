import DarkroomCoreGraphics

/// The control before a row in editing mode: red for deleting it, green for inserting one, a circle for selecting it.
final class CellEditControl: UIControl {
  enum Kind {
    case delete, insert, select

    /// Nil where the row shows no sign.
    init?(_ placement: UITableViewCell.Placement) {
      if placement.selectsWhileEditing {
        self = .select
        return
      }
      switch placement.editingStyle {
      case .delete: self = .delete
      case .insert: self = .insert
      case .none: return nil
      }
    }
  }

  static let width: CGFloat = 22
  private static let diameter: CGFloat = 22

  let kind: Kind
  /// Whether a circle is chosen.
  var isOn = false {
    didSet { if isOn != oldValue { setNeedsDisplay() } }
  }

  init(_ kind: Kind, onTap: @escaping () -> Void) {
    self.kind = kind
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    isUserInteractionEnabled = kind != .select
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let circle = CGRect(
      x: (bounds.width - Self.diameter) / 2, y: (bounds.height - Self.diameter) / 2,
      width: Self.diameter, height: Self.diameter)
    guard kind != .select || isOn else { return drawRing(circle) }
    color.setFill()
    UIBezierPath(ovalIn: circle).fill()
    UIColor.white.setStroke()
    let sign = sign(in: circle)
    sign.lineWidth = 2
    sign.lineCapStyle = .round
    sign.lineJoinStyle = .round
    sign.stroke()
  }

  private var color: UIColor {
    switch kind {
    case .delete: return .systemRed
    case .insert: return .systemGreen
    case .select: return tintColor
    }
  }

  private func drawRing(_ circle: CGRect) {
    let ring = UIBezierPath(ovalIn: circle.insetBy(dx: 0.75, dy: 0.75))
    ring.lineWidth = 1.5
    UIColor.systemGray3.setStroke()
    ring.stroke()
  }

  private func sign(in circle: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    let middle = CGPoint(x: circle.midX, y: circle.midY)
    if kind == .select {
      path.move(to: CGPoint(x: middle.x - 4.5, y: middle.y + 0.5))
      path.addLine(to: CGPoint(x: middle.x - 1.5, y: middle.y + 3.5))
      path.addLine(to: CGPoint(x: middle.x + 4.5, y: middle.y - 3.5))
      return path
    }
    path.move(to: CGPoint(x: middle.x - 5, y: middle.y))
    path.addLine(to: CGPoint(x: middle.x + 5, y: middle.y))
    guard kind == .insert else { return path }
    path.move(to: CGPoint(x: middle.x, y: middle.y - 5))
    path.addLine(to: CGPoint(x: middle.x, y: middle.y + 5))
    return path
  }
}
