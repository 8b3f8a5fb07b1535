/// A number of elements, or the place of one.
public typealias CFIndex = Int

/// The result of a search that found nothing.
public let kCFNotFound: CFIndex = -1

/// A range of UTF-16 units; for some functions, a length of 0 stands for all following ones.
public struct CFRange: Hashable, Sendable {
  /// The place of the first element, from 0.
  public var location: CFIndex
  /// The number of elements.
  public var length: CFIndex

  /// Creates an empty range at 0.
  public init() { self.init(location: 0, length: 0) }
  /// Creates a range; neither number is checked.
  public init(location loc: CFIndex, length len: CFIndex) {
    location = loc
    length = len
  }
}

/// A range with these numbers, which are not checked.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}
