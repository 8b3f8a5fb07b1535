/// A pointer through which Objective-C methods return an object or an error.
///
/// Swift on Linux has no autorelease pool, and Foundation's methods take plain pointers there.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension UnsafeMutablePointer where Pointee == AnyObject? {
  /// Treats memory of another type as storage for an object, for packages that allocate the value of a formatter that
  /// way.
  ///
  /// On iOS the previous contents are not released; here the storage starts as nil. The memory needs the size of a
  /// reference.
  public init<Value>(_ from: UnsafeMutablePointer<Value>) {
    unsafe self = UnsafeMutableRawPointer(from).initializeMemory(
      as: AnyObject?.self, repeating: nil, count: 1)
  }
}
