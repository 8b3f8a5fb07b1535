public import Foundation

// Core Foundation's names that Core Text's functions take.

public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString
public typealias CFIndex = Int
public typealias CFNumber = NSNumber
public typealias UniChar = UInt16
public typealias CGGlyph = UInt16

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

extension CFRange {
  /// Within a text of some length; a length of 0 reaches to its end.
  func clamped(to count: Int) -> NSRange {
    let start = min(max(0, location), count)
    return NSRange(
      location: start, length: length == 0 ? count - start : min(max(0, length), count - start))
  }
}
