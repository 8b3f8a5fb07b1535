public import Foundation

// Blocks do not escape on iOS, but Foundation on Linux takes only escaping ones.

extension NSRegularExpression {
  /// The compiler prefers this method to Foundation's, which has default options; it examines the block's captures only
  /// after choosing a function.
  public func enumerateMatches(
    in string: String, range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    unsafe withoutActuallyEscaping(block) { block in
      unsafe enumerateMatches(in: string, options: [], range: range, using: block)
    }
  }

  /// Takes a non-escaping block.
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
