/// An effect that changes the look of a view but not its layout.
public protocol VisualEffect: Sendable, Animatable {}

extension VisualEffect {
  /// Moves the view by points, in addition to earlier changes.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding([x, y]) { AnyView($0.offset(x: $1[0], y: $1[1])) }
  }
  /// Moves the view by points, in addition to earlier changes.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }
  /// Multiplies the opacity by a number from 0 to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding([opacity]) { AnyView($0.opacity($1[0])) }
  }
  /// Blurs the view; the radius is the standard deviation of a Gaussian, in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding([radius]) { AnyView($0.blur(radius: $1[0], opaque: opaque)) }
  }
  /// Scales the drawing by one factor around a point of the view.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  /// Scales the drawing around a point of the view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  /// Scales the drawing around a point of the view; 1 changes nothing.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding([x, y]) { AnyView($0.scaleEffect(x: $1[0], y: $1[1], anchor: anchor)) }
  }
  /// Turns the drawing clockwise around a point of the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding([angle.radians]) { AnyView($0.rotationEffect(.radians($1[0]), anchor: anchor)) }
  }
  /// Turns the drawing around an axis in space; pictures show the projection without perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding([angle.radians]) { view, values in
      AnyView(
        view.rotation3DEffect(
          .radians(values[0]), axis: axis, anchor: anchor, anchorZ: anchorZ,
          perspective: perspective))
    }
  }
  /// Adds a number to the components of all colors; 0 changes nothing.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding([amount]) { AnyView($0.brightness($1[0])) }
  }
  /// Multiplies the difference of all colors from a middle gray; 1 changes nothing.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding([amount]) { AnyView($0.contrast($1[0])) }
  }
  /// Multiplies the difference of all colors from the gray of the same luminance; 1 changes nothing.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding([amount]) { AnyView($0.saturation($1[0])) }
  }
  /// Mixes all colors with the gray of the same luminance; 0 changes nothing.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding([amount]) { AnyView($0.grayscale($1[0])) }
  }
  /// Turns the hues of all colors around gray; a full turn changes nothing.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding([angle.radians]) { AnyView($0.hueRotation(.radians($1[0]))) }
  }

  private func adding(
    _ values: [Double], _ apply: @escaping @MainActor @Sendable (AnyView, [Double]) -> AnyView
  ) -> ChangedLook {
    ChangedLook(changes: changes + [ChangedLook.Change(values: values, apply: apply)])
  }

  /// The changes of the effect in order; empty for a type that a team has defined.
  var changes: [ChangedLook.Change] { (self as? ChangedLook)?.changes ?? [] }
}

/// A sequence of changes to a view's look.
struct ChangedLook: VisualEffect {
  typealias AnimatableData = EmptyAnimatableData

  /// A change with numbers that can be interpolated.
  struct Change: Sendable {
    let values: [Double]
    let apply: @MainActor @Sendable (AnyView, [Double]) -> AnyView
  }

  let changes: [Change]

  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  /// Interpolates between this look and another with the same changes; other looks cannot be interpolated.
  func mixed(with other: ChangedLook, _ share: Double) -> ChangedLook {
    guard changes.count == other.changes.count else { return share < 0.5 ? self : other }
    return ChangedLook(
      changes: zip(changes, other.changes).map { own, other in
        Change(
          values: zip(own.values, other.values).map { $0 + ($1 - $0) * share }, apply: own.apply)
      })
  }
}
