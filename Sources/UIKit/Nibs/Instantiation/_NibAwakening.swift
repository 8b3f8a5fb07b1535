/// An object in a nib whose class has its own method for the end of loading, unless it inherits from a UIKit class that
/// has one.
///
/// IOSSources adds the conformance to classes that override `awakeFromNib()` of `NSObject`.
public protocol _NibAwakening: AnyObject {
  @preconcurrency @MainActor
  func awakeFromNib()
}
