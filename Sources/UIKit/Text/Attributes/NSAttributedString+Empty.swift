public import Foundation

extension NSAttributedString {
  /// `NSMutableAttributedString()`, which Foundation lacks on Linux.
  ///
  /// - Parameter nothing: leave it out. An extension cannot override `init()` itself.
  @_disfavoredOverload
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
