public import Foundation

extension NSValue {
  /// Stores the address as a number: two values with the same address are equal.
  public convenience init(pointer: UnsafeRawPointer?) {
    var address = UInt(bitPattern: pointer)
    unsafe self.init(bytes: &address, objCType: "Q")
  }

  /// The object isn't kept alive.
  public convenience init(nonretainedObject anObject: Any?) {
    let object = unsafe anObject.map { unsafe Unmanaged.passUnretained($0 as AnyObject).toOpaque() }
    unsafe self.init(pointer: object.map { UnsafeRawPointer($0) })
  }

  /// The address; nil for the address 0.
  public var pointerValue: UnsafeMutableRawPointer? {
    var address: UInt = 0
    unsafe getValue(&address)
    return unsafe UnsafeMutableRawPointer(bitPattern: address)
  }

  /// The object; the caller must know that it still exists, as on iOS.
  public var nonretainedObjectValue: Any? {
    unsafe pointerValue.map { unsafe Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }
}
