import DarkroomCoreGraphics

/// The place and shape of a popover, in points of its window.
struct PopoverLayout {
  let direction: UIPopoverArrowDirection
  /// Without the arrow.
  let body: CGRect
  /// Where the arrow points.
  let tip: CGPoint

  static let arrowHeight: CGFloat = 13
  static let arrowBase: CGFloat = 26
  static let cornerRadius: CGFloat = 13

  /// Places the popover below its source if there is room, or else above or beside it, and limits it to the available
  /// room.
  init(
    pointingAt source: CGRect, content: CGSize, in room: CGRect,
    permitting permitted: UIPopoverArrowDirection
  ) {
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let allowed = order.filter { permitted.contains($0) }
    let rooms = (allowed.isEmpty ? order : allowed).map {
      ($0, Self.space($0, beside: source, in: room))
    }
    let fits = rooms.first { $0.1.width >= content.width && $0.1.height >= content.height }
    let largest = rooms.max { $0.1.width * $0.1.height < $1.1.width * $1.1.height }
    let (direction, space) = fits ?? largest ?? (.up, room.size)
    self.direction = direction
    let size = CGSize(
      width: min(content.width, space.width), height: min(content.height, space.height))
    body = Self.body(size, direction, beside: source, in: room)
    tip = Self.tip(direction, of: source, body)
  }

  private static func space(
    _ direction: UIPopoverArrowDirection, beside source: CGRect, in room: CGRect
  ) -> CGSize {
    switch direction {
    case .up: CGSize(width: room.width, height: max(0, room.maxY - source.maxY - arrowHeight))
    case .down: CGSize(width: room.width, height: max(0, source.minY - arrowHeight - room.minY))
    case .left: CGSize(width: max(0, room.maxX - source.maxX - arrowHeight), height: room.height)
    default: CGSize(width: max(0, source.minX - arrowHeight - room.minX), height: room.height)
    }
  }

  private static func body(
    _ size: CGSize, _ direction: UIPopoverArrowDirection, beside source: CGRect, in room: CGRect
  ) -> CGRect {
    func within(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low, min(value.rounded(), high))
    }
    let x = within(source.midX - size.width / 2, room.minX, room.maxX - size.width)
    let y = within(source.midY - size.height / 2, room.minY, room.maxY - size.height)
    switch direction {
    case .up: return CGRect(origin: CGPoint(x: x, y: source.maxY + arrowHeight), size: size)
    case .down:
      return CGRect(
        origin: CGPoint(x: x, y: source.minY - arrowHeight - size.height), size: size)
    case .left: return CGRect(origin: CGPoint(x: source.maxX + arrowHeight, y: y), size: size)
    default:
      return CGRect(
        origin: CGPoint(x: source.minX - arrowHeight - size.width, y: y), size: size)
    }
  }

  private static func tip(
    _ direction: UIPopoverArrowDirection, of source: CGRect, _ body: CGRect
  ) -> CGPoint {
    let inset = cornerRadius + arrowBase / 2
    let x = max(body.minX + inset, min(source.midX, body.maxX - inset))
    let y = max(body.minY + inset, min(source.midY, body.maxY - inset))
    switch direction {
    case .up: return CGPoint(x: x, y: body.minY - arrowHeight)
    case .down: return CGPoint(x: x, y: body.maxY + arrowHeight)
    case .left: return CGPoint(x: body.minX - arrowHeight, y: y)
    default: return CGPoint(x: body.maxX + arrowHeight, y: y)
    }
  }

  /// The outline of body and arrow.
  var path: UIBezierPath {
    let path = UIBezierPath(roundedRect: body, cornerRadius: Self.cornerRadius)
    let half = Self.arrowBase / 2
    let isUpright = direction == .up || direction == .down
    let base = CGPoint(
      x: isUpright ? tip.x : direction == .left ? body.minX : body.maxX,
      y: isUpright ? (direction == .up ? body.minY : body.maxY) : tip.y)
    // The arrow is drawn clockwise like the body, so that the overlap is filled as well.
    let first = isUpright ? CGPoint(x: -half, y: 0) : CGPoint(x: 0, y: half)
    let sign: CGFloat = direction == .up || direction == .left ? 1 : -1
    let arrow = UIBezierPath()
    arrow.move(to: CGPoint(x: base.x + first.x * sign, y: base.y + first.y * sign))
    arrow.addLine(to: tip)
    arrow.addLine(to: CGPoint(x: base.x - first.x * sign, y: base.y - first.y * sign))
    arrow.close()
    path.append(arrow)
    return path
  }
}
