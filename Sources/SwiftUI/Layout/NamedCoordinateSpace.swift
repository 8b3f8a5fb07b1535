/// A coordinate space with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable

  public var coordinateSpace: CoordinateSpace { .named(name) }
}
