public import Foundation

/// Creates sort descriptors; an initializer in a protocol may return an object of a subclass.
public protocol _KeySorting {}

extension NSSortDescriptor: _KeySorting {}

extension _KeySorting where Self: NSSortDescriptor {
  /// Sorts by a property or a dictionary's value; with nil, objects are compared themselves.
  public init(key: String?, ascending: Bool) {
    self = .make(key, ascending, SortingByKey.natural)
  }

  public init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
    self = .make(key, ascending) { a, b in comparator(a ?? NSNull(), b ?? NSNull()) }
  }

  private static func make(
    _ key: String?, _ ascending: Bool, _ order: @escaping (Any?, Any?) -> ComparisonResult
  ) -> Self {
    guard let made = SortingByKey(key ?? "self", ascending: ascending, order) as? Self else {
      RaisedException.raise("\(Self.self) is made by key paths", name: "NSGenericException")
    }
    return made
  }
}

extension NSSortDescriptor {
  /// The key; nil if the descriptor was created with a Swift key path.
  public var key: String? { (self as? SortingByKey)?.name }
}
