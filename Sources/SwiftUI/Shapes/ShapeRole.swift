/// How a shape is painted where nothing else is said.
public enum ShapeRole: Hashable, Sendable {
  case fill
  case stroke
  case separator
}
