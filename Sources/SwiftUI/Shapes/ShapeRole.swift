/// How a shape is painted by default.
public enum ShapeRole: Hashable, Sendable {
  case fill
  case stroke
  case separator
}
