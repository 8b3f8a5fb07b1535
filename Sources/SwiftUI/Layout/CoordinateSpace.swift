/// What places are measured in.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global
  case local
  case named(AnyHashable)

  /// Whether places are measured from the corner of the hosting view.
  public var isGlobal: Bool { self == .global }
  /// Whether places are measured from the top leading corner of the view itself.
  public var isLocal: Bool { self == .local }
}

extension View {
  /// Names the coordinates of this view for the views inside, where `.named(name)` refers to them.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    coordinateSpace(.named(name))
  }
  /// Names the coordinates of this view for the views inside; of several views with a name, the innermost counts.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }
}
