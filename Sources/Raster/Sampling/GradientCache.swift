import Synchronization

/// A cache of color ramp tables from earlier drawing.
final class GradientCache: Sendable {
  private struct Key: Hashable {
    var ramp: ColorRamp
    var opacity: Double
  }

  private let tables = Mutex<[Key: GradientTable]>([:])
  /// The number of tables that the cache holds, 4 KB each.
  ///
  /// It drops all of them when it would exceed this number.
  private static let capacity = 256

  func table(_ ramp: ColorRamp, opacity: Double) -> GradientTable {
    let key = Key(ramp: ramp, opacity: opacity)
    return tables.withLock {
      if let known = $0[key] { return known }
      if $0.count >= Self.capacity { $0.removeAll() }
      let table = GradientTable(ramp, opacity: opacity)
      $0[key] = table
      return table
    }
  }
}
