/// What Objective-C's methods write an object or an error to.
///
/// Swift on Linux has no autorelease pool, and Foundation's methods there take plain pointers.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
