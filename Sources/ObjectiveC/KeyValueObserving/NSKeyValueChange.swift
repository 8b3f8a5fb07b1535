/// The kind of change of an observed property, which in Darkroom is always `setting`.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  /// Never told, nor are the next two: a collection changes as a whole, by `setting`.
  case insertion = 2
  case removal = 3
  case replacement = 4
}
