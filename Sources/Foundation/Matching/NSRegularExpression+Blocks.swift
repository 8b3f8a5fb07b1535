public import Foundation

extension NSRegularExpression {
  /// For a block of the caller's that doesn't escape, as on iOS.
  @_disfavoredOverload
  public func enumerateMatches(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    unsafe withoutActuallyEscaping(block) { block in
      unsafe enumerateMatches(in: string, options: options, range: range, using: block)
    }
  }
}
