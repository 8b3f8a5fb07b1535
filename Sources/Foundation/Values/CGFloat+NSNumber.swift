public import Foundation

extension CGFloat {
  /// The number's nearest `Double`.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// Nil if no `Double` has the number's value.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
