/// The surroundings of a node while it is placed, in points of the whole tree.
///
/// The x-axis always runs from left to right, even in right-to-left environments.
struct Surroundings: Sendable {
  /// The origin of the enclosing view.
  var origin = CGPoint.zero
  /// The innermost first.
  var safeAreas: [SafeArea] = []
  /// The frames of enclosing views with named coordinate spaces.
  var spaces = NamedFrames()
  /// The visible part of the tree; lazy containers create only parts that intersect it.
  var visible = CGRect.infinite
  /// The uncovered part of the innermost scroll view, at whose edges headers are pinned.
  var viewport = CGRect.infinite

  /// How far a rectangle could extend into the safe areas that its edges touch.
  ///
  /// - SeeAlso: OpenSwiftUI, `SafeAreaInsets.resolve`. As there, except that regions of the
  ///   keyboard do not exist.
  func safeAreaInsets(of rect: CGRect, _ edges: Edge.Set = .all) -> UIEdgeInsets {
    var drawn = rect
    for area in safeAreas { drawn = area.extended(drawn) }
    return UIEdgeInsets(
      top: edges.contains(.top) ? rect.minY - drawn.minY : 0,
      left: edges.contains(.leading) ? rect.minX - drawn.minX : 0,
      bottom: edges.contains(.bottom) ? drawn.maxY - rect.maxY : 0,
      right: edges.contains(.trailing) ? drawn.maxX - rect.maxX : 0)
  }
}

/// Frames in the whole tree, by the name of their coordinate space.
struct NamedFrames: @unchecked Sendable {
  private var frames: [AnyHashable: CGRect] = [:]

  subscript(name: AnyHashable) -> CGRect? {
    get { frames[name] }
    set { frames[name] = newValue }
  }
}

/// A rectangle with margins that are covered.
struct SafeArea: Sendable {
  let outer: CGRect
  let inner: CGRect

  /// Extends a rectangle: edges at or beyond the inner edge move to the outer edge.
  func extended(_ rect: CGRect) -> CGRect {
    let tolerance = 0.17
    var (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    if minY - tolerance < inner.minY, outer.minY < minY + tolerance { minY = outer.minY }
    if minX - tolerance < inner.minX, outer.minX < minX + tolerance { minX = outer.minX }
    if inner.maxY < maxY + tolerance, maxY - tolerance < outer.maxY { maxY = outer.maxY }
    if inner.maxX < maxX + tolerance, maxX - tolerance < outer.maxX { maxX = outer.maxX }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

extension Edge.Set {
  /// The edges with left as `leading`.
  func physical(_ direction: LayoutDirection) -> Edge.Set {
    guard direction == .rightToLeft else { return self }
    var edges = intersection(.vertical)
    if contains(.leading) { edges.insert(.trailing) }
    if contains(.trailing) { edges.insert(.leading) }
    return edges
  }
}

extension EdgeInsets {
  /// Creates insets from those at the left and right.
  init(_ insets: UIEdgeInsets, _ direction: LayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }

  subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  func physical(_ direction: LayoutDirection) -> UIEdgeInsets {
    let isMirrored = direction == .rightToLeft
    return UIEdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom,
      right: isMirrored ? leading : trailing)
  }
}

extension UIEdgeInsets {
  var negated: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}
