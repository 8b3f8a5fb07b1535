public import Foundation

// The forms that store into a variable, with the types they have on iOS. Foundation's own on Linux store into a
// `String?`.

extension Scanner {
  /// Scans a text and stores it; returns false, stores nothing and stays in place if the text does not follow.
  @_disfavoredOverload @discardableResult
  public func scanString(
    _ string: String, into result: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { unsafe store(scanString(string), result) }

  /// Scans as many characters of a set as possible and stores them; returns false if none follows.
  @_disfavoredOverload @discardableResult
  public func scanCharacters(
    from set: CharacterSet, into result: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { unsafe store(scanCharacters(from: set), result) }

  /// Scans the characters before a text and stores them; returns false if there are none.
  @_disfavoredOverload @discardableResult
  public func scanUpTo(
    _ string: String, into result: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { unsafe store(scanUpToString(string), result) }

  /// Scans the characters before one of a set and stores them; returns false if there are none.
  @_disfavoredOverload @discardableResult
  public func scanUpToCharacters(
    from set: CharacterSet, into result: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { unsafe store(scanUpToCharacters(from: set), result) }

  /// Scans a number and stores it; returns false if none follows.
  @_disfavoredOverload @discardableResult
  public func scanInt32(_ result: UnsafeMutablePointer<Int32>?) -> Bool {
    unsafe store(scanInt32(), result)
  }

  /// Scans a number and stores it; returns false if none follows.
  @_disfavoredOverload @discardableResult
  public func scanInt64(_ result: UnsafeMutablePointer<Int64>?) -> Bool {
    unsafe store(scanInt64(), result)
  }

  /// Scans a number and stores it; returns false if none follows.
  @_disfavoredOverload @discardableResult
  public func scanInt(_ result: UnsafeMutablePointer<Int>?) -> Bool {
    unsafe store(scanInt(), result)
  }

  /// Scans a number with a period and stores it; returns false if none follows.
  @_disfavoredOverload @discardableResult
  public func scanFloat(_ result: UnsafeMutablePointer<Float>?) -> Bool {
    unsafe store(scanFloat(), result)
  }

  /// Scans a number with a period and stores it; returns false if none follows.
  @_disfavoredOverload @discardableResult
  public func scanDouble(_ result: UnsafeMutablePointer<Double>?) -> Bool {
    unsafe store(scanDouble(), result)
  }

  /// Scans hexadecimal digits, with or without 0x, and stores the number; returns false if none follows.
  @_disfavoredOverload @discardableResult
  public func scanHexInt32(_ result: UnsafeMutablePointer<UInt32>?) -> Bool {
    unsafe store(scanUInt64(representation: .hexadecimal).map { UInt32(clamping: $0) }, result)
  }

  /// Scans hexadecimal digits, with or without 0x, and stores the number; returns false if none follows.
  @_disfavoredOverload @discardableResult
  public func scanHexInt64(_ result: UnsafeMutablePointer<UInt64>?) -> Bool {
    unsafe store(scanUInt64(representation: .hexadecimal), result)
  }

  private func store(
    _ text: String?, _ result: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { unsafe store(text.map { NSString(string: $0) as NSString? }, result) }

  /// Stores a value if there is one, and returns whether there is.
  private func store<Value>(_ value: Value?, _ result: UnsafeMutablePointer<Value>?) -> Bool {
    guard let value else { return false }
    unsafe result?.pointee = value
    return true
  }
}
