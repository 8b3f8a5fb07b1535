/// An outline of lines and curves.
public struct Path: Equatable, @unchecked Sendable {
  /// A step along a path.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// The path as an object of Core Graphics, which does not change with the value.
  public private(set) var cgPath: CGPath

  /// Creates a path without elements.
  public init() { cgPath = CGMutablePath() }
  /// Creates a path with the elements of an object of Core Graphics.
  public init(_ path: CGPath) { cgPath = path }
  /// Creates a path with the object itself: later changes of the object change the path, too.
  public init(_ path: CGMutablePath) { cgPath = path }
  /// Creates a path with a rectangle as its only part.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }
  /// Creates a path with the ellipse that touches all sides of a rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }
  /// Creates a path that a closure draws, beginning without elements.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }
  /// Creates a path with a rectangle with round corners; larger corners are limited to half of the sides.
  ///
  /// Corners of different width and height are elliptical, whatever the style is.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    if style == .continuous, cornerSize.width == cornerSize.height, cornerSize.width > 0 {
      self.init(UIBezierPath(roundedRect: rect, cornerRadius: cornerSize.width).cgPath)
    } else {
      self.init()
      let (width, height) = (
        min(cornerSize.width, rect.width / 2), min(cornerSize.height, rect.height / 2)
      )
      change { $0.addRoundedRect(in: rect, cornerWidth: width, cornerHeight: height) }
    }
  }
  /// Creates a path with a rectangle with equal round corners, whose radius is in points.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }
  /// The names of corners assume text that runs from left to right.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    let corners: [(UIRectCorner, CGPoint, CGFloat)] = [
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), cornerRadii.topTrailing),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), cornerRadii.bottomTrailing),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), cornerRadii.bottomLeading),
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), cornerRadii.topLeading),
    ]
    let most = min(rect.width, rect.height) / 2
    move(to: CGPoint(x: rect.midX, y: rect.minY))
    for (index, (corner, place, radius)) in corners.enumerated() {
      let radius = min(max(radius, 0), most)
      if style == .continuous {
        addContinuousCorner(corner, at: place, of: rect, radius: radius)
      } else {
        let next = corners[(index + 1) % corners.count].1
        addArc(tangent1End: place, tangent2End: next, radius: radius)
      }
    }
    closeSubpath()
  }
  /// Creates no path: the textual form of paths isn't read here, so the result is always nil.
  public init?(_ string: String) { return nil }

  /// Whether the path has no elements.
  public var isEmpty: Bool { cgPath.isEmpty }
  /// The smallest rectangle with all points of the path, without the control points outside of it.
  public var boundingRect: CGRect { cgPath.boundingBoxOfPath }
  /// The point at which the next element begins; nil without elements.
  public var currentPoint: CGPoint? { isEmpty ? nil : cgPath.currentPoint }
  public var description: String { "\(cgPath)" }

  /// Whether a point is inside of the filled path.
  ///
  /// - Parameters:
  ///   - p: The point, in the coordinates of the path.
  ///   - eoFill: Whether the even-odd rule is used, instead of the nonzero rule.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    cgPath.contains(p, using: eoFill ? .evenOdd : .winding)
  }

  /// Adds the sides of a rectangle around one of its corners, rounded as in UIKit.
  private mutating func addContinuousCorner(
    _ corner: UIRectCorner, at place: CGPoint, of rect: CGRect, radius: CGFloat
  ) {
    guard radius > 0 else { return addLine(to: place) }
    let rounded = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corner,
      cornerRadii: CGSize(width: radius, height: radius))
    var last = CGPoint.zero
    var isOnCorner = false
    Path(rounded.cgPath).forEach { element in
      switch element {
      case .move(let end), .line(let end): last = end
      case .curve(let end, let control1, let control2):
        if !isOnCorner { addLine(to: last) }
        isOnCorner = true
        addCurve(to: end, control1: control1, control2: control2)
      case .quadCurve, .closeSubpath: break
      }
    }
  }

  /// Copies the path before changing it, because paths are values.
  mutating func change(_ body: (CGMutablePath) -> Void) {
    let copy = CGMutablePath()
    copy.addPath(cgPath)
    body(copy)
    cgPath = copy
  }
}

extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
