public import Foundation

// Blocks don't escape on iOS; Foundation on Linux takes only escaping ones.

extension NSRegularExpression {
  /// The compiler prefers it to Foundation's, which takes options by default: what the block captures is looked at only
  /// when a function has been chosen.
  public func enumerateMatches(
    in string: String, range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    unsafe withoutActuallyEscaping(block) { block in
      unsafe enumerateMatches(in: string, options: [], range: range, using: block)
    }
  }

  /// For a block of the caller's.
  @_disfavoredOverload
  public func enumerateMatches(
    in string: String, options: MatchingOptions, range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    unsafe withoutActuallyEscaping(block) { block in
      unsafe enumerateMatches(in: string, options: options, range: range, using: block)
    }
  }
}
