import Foundation

/// A sort descriptor that reads the values by name.
final class SortingByKey: NSSortDescriptor {
  let name: String
  private let order: (Any?, Any?) -> ComparisonResult

  init(_ name: String, ascending: Bool, _ order: @escaping (Any?, Any?) -> ComparisonResult) {
    self.name = name
    self.order = order
    super.init(keyPath: \NSObject.hash, ascending: ascending)
  }

  required init?(coder: NSCoder) { nil }

  override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let path = name.split(separator: ".").map(String.init)
    let (a, b) = (
      KeyPathReading.value(of: object1, path), KeyPathReading.value(of: object2, path)
    )
    return ascending ? order(a, b) : order(b, a)
  }

  override var reversedSortDescriptor: Any {
    SortingByKey(name, ascending: !ascending, order)
  }

  override func copy(with zone: NSZone? = nil) -> Any { self }

  /// Compares values in their natural order; nil comes first.
  static func natural(_ a: Any?, _ b: Any?) -> ComparisonResult {
    let (a, b) = (PredicateValue(a), PredicateValue(b))
    if a.isNil || b.isNil {
      return a.isNil == b.isNil ? .orderedSame : a.isNil ? .orderedAscending : .orderedDescending
    }
    return a.order(b) ?? .orderedSame
  }
}
