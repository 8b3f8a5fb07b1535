public typealias CFIndex = Int

/// What a search answers that found nothing.
public let kCFNotFound: CFIndex = -1

/// Places of UTF-16 units; a length of 0 means all that follow, where a function says so.
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
