public import Foundation

extension CGFloat {
  /// The number's nearest `Double`.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// Returns nil if no `Double` equals the number.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
