/// Where a line is cut.
public enum CTLineTruncationType: UInt32, Sendable {
  case start = 0
  case end = 1
  case middle = 2
}
