/// A group with a shadow that needs no surface, because its shadow is that of its background.
///
/// This is the case for a card: an opaque rounded rectangle with content that lies on it. The content cannot change the
/// alpha of pixels that the background covers completely, so the shadow can be drawn beneath the members, which are
/// drawn one by one.
///
/// Content that a clip cuts along a corner of the card changes the alpha there: both cover the same part of a pixel,
/// and together they cover more. That counts as the background's shadow if the difference is less than half a level.
struct ShadowFolding {
  private let card: RoundedRect
  private let corners: [Corner]
  private let clips: [Clip]
  /// Whether content may be cut along the corners of the card.
  private let allowsCutCorners: Bool

  /// Returns the shadow of the group's background, or nil if the shadow of the whole content may differ.
  ///
  /// - Parameters:
  ///   - operations: The group's beginning and all of its content.
  ///   - touched: The pixels that the content changes.
  static func shadow(
    of operations: ArraySlice<Operation>, _ group: DeviceGroup, touching touched: IntRect,
    clips: [Clip]
  ) -> DeviceShadow? {
    guard let shadow = group.shadow, group.filter == nil, group.opacity == 255,
      let head = operations.first, head.blend == .normal, head.clip < 0,
      head.bounds.contains(touched), let card = opaqueCard(operations.dropFirst().first)
    else { return nil }
    let folding = ShadowFolding(card, shadow, clips: clips)
    var end = 0
    for (index, member) in zip(operations.indices, operations).dropFirst(2) {
      let isInside = index < end
      switch member.content {
      case .backdrop: return nil
      case .beginMask where !isInside: return nil
      case .beginGroup(let inner): end = max(end, inner.end)
      default: break
      }
      guard isInside || (member.blend == .normal && folding.holds(member)) else { return nil }
    }
    var moved = card
    moved.rect.x += shadow.offset.x.rounded()
    moved.rect.y += shadow.offset.y.rounded()
    return DeviceShadow(
      shape: moved.isRectangle ? .rect(moved.rect) : .roundedRect(moved), sigma: shadow.sigma,
      color: shadow.color)
  }

  private static func opaqueCard(_ operation: Operation?) -> RoundedRect? {
    guard let operation, operation.blend == .normal, operation.clip < 0,
      case .fill(let shape, .solid(let color)) = operation.content, color >> 24 == 255,
      operation.bounds == IntRect(enclosing: shape.bounds)
    else { return nil }
    switch shape {
    case .rect(let rect): return RoundedRect(rect: rect, radius: 0)
    case .roundedRect(let rounded): return rounded.fitted
    case .ring, .path, .stroke: return nil
    }
  }

  private init(_ card: RoundedRect, _ shadow: DeviceGroup.Shadow, clips: [Clip]) {
    self.card = card
    self.clips = clips
    corners = card.corners
    // A quarter circle of radius r has about 1.2 r pixels in part. Two equal coverages c differ from one by c - c²,
    // which is 1/6 on average, and the middle of the kernel has the greatest weight.
    let radius = corners.map(\.radius).max() ?? 0
    let middle = 1 / (2 * Double.pi * shadow.sigma * shadow.sigma)
    allowsCutCorners = 0.2 * radius * Double(shadow.color >> 24) * middle < 0.5
  }

  /// Whether a member leaves the alpha of the card as it is.
  private func holds(_ member: Operation) -> Bool {
    if member.bounds.isEmpty { return true }
    let bounds = member.bounds.rect
    guard card.wholePixels.contains(member.bounds) else { return false }
    return zip(corners, bounds.cornerPoints).allSatisfy { corner, point in
      corner.covers(point) || (allowsCutCorners && isCut(at: corner, by: member.clip))
    }
  }

  private func isCut(at corner: Corner, by clip: Int32) -> Bool {
    var index = clip
    while index >= 0 {
      let clip = clips[Int(index)]
      if case .shape(.roundedRect(let rounded)) = clip.content,
        rounded.fitted.corners.contains(where: {
          $0.point == corner.point && $0.side == corner.side && $0.radius >= corner.radius
        })
      {
        return true
      }
      index = clip.parent
    }
    return false
  }
}

/// A corner of a rounded rectangle, in device pixels.
private struct Corner {
  /// The corner of the rectangle.
  var point: Point
  /// The direction from the corner into the rectangle: 1 or -1 by axis.
  var side: Point
  var radius: Double

  /// Whether the pixels from `point` on into the rectangle are covered completely.
  func covers(_ point: Point) -> Bool {
    let dx = radius - (point.x - self.point.x) * side.x
    let dy = radius - (point.y - self.point.y) * side.y
    guard dx > 0, dy > 0 else { return true }
    // A flattened arc lies up to a tenth of a pixel inside of the circle.
    return (dx * dx + dy * dy).squareRoot() <= radius - 0.25
  }
}

extension RoundedRect {
  fileprivate var corners: [Corner] {
    zip(rect.cornerPoints, [topLeft, topRight, bottomRight, bottomLeft]).map { point, radius in
      Corner(
        point: point,
        side: Point(x: point.x == rect.minX ? 1 : -1, y: point.y == rect.minY ? 1 : -1),
        radius: radius)
    }
  }

  /// The pixels that lie in the rectangle as a whole, its corners included.
  fileprivate var wholePixels: IntRect {
    IntRect(
      enclosing: Rect(
        minX: rect.minX.rounded(.up), minY: rect.minY.rounded(.up),
        maxX: rect.maxX.rounded(.down), maxY: rect.maxY.rounded(.down)))
  }
}

extension Rect {
  /// The corners, clockwise from the top left.
  fileprivate var cornerPoints: [Point] {
    [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY),
      Point(x: minX, y: maxY),
    ]
  }
}
