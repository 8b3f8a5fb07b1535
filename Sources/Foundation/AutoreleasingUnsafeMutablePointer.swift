/// What Objective-C's methods write an object or an error to.
///
/// Swift on Linux has no autorelease pool, and Foundation's methods there take plain pointers.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension UnsafeMutablePointer where Pointee == AnyObject? {
  /// The memory of another type as a place for an object, as packages hand to formatters what they allocated for the value.
  ///
  /// On iOS nothing is released that lay there before; here the place begins with nil. It needs the size of a reference.
  public init<Value>(_ from: UnsafeMutablePointer<Value>) {
    unsafe self = UnsafeMutableRawPointer(from).initializeMemory(
      as: AnyObject?.self, repeating: nil, count: 1)
  }
}
