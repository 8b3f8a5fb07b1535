public typealias CFIndex = Int

/// The result of a search that found nothing.
public let kCFNotFound: CFIndex = -1

/// A range of UTF-16 units; for some functions, a length of 0 stands for all following ones.
public struct CFRange: Hashable, Sendable {
  public var location: CFIndex
  public var length: CFIndex

  public init() { self.init(location: 0, length: 0) }
  public init(location loc: CFIndex, length len: CFIndex) {
    location = loc
    length = len
  }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}
