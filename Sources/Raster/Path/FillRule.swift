/// The rule that decides which points lie inside a path that crosses itself.
package enum FillRule: UInt8, Hashable, Sendable {
  case nonZero, evenOdd
}
