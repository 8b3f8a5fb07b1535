/// The address in `<UIView: 0x…>`, in the format of Objective-C's `%p`.
enum ObjectAddress {
  static func text(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }
}
