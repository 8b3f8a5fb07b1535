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

  public private(set) var cgPath: CGPath

  public init() { cgPath = CGMutablePath() }
  public init(_ path: CGPath) { cgPath = path }
  public init(_ path: CGMutablePath) { cgPath = path }
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }
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
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }
  /// Corners are circular, whatever the style.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    let limit = min(rect.width, rect.height) / 2
    let corners = [
      (
        CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        cornerRadii.topTrailing
      ),
      (
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        cornerRadii.bottomTrailing
      ),
      (
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
        cornerRadii.bottomLeading
      ),
      (
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        cornerRadii.topLeading
      ),
    ]
    move(to: CGPoint(x: rect.midX, y: rect.minY))
    for (corner, next, radius) in corners {
      addArc(tangent1End: corner, tangent2End: next, radius: min(max(radius, 0), limit))
    }
    closeSubpath()
  }
  public init?(_ string: String) { return nil }

  public var isEmpty: Bool { cgPath.isEmpty }
  public var boundingRect: CGRect { cgPath.boundingBoxOfPath }
  public var currentPoint: CGPoint? { isEmpty ? nil : cgPath.currentPoint }
  public var description: String { "\(cgPath)" }

  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    cgPath.contains(p, using: eoFill ? .evenOdd : .winding)
  }

  /// Copies the outline before it is changed, since paths are values.
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
