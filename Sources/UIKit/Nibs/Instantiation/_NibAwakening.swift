/// An object of a nib whose class has a method of its own for the end of loading, and is none of UIKit's that have one.
///
/// IOSSources lets classes conform that override `awakeFromNib()` of `NSObject`.
public protocol _NibAwakening: AnyObject {
  @preconcurrency @MainActor
  func awakeFromNib()
}
