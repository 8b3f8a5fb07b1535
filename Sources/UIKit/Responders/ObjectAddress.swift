/// The address in `<UIView: 0x…>`, in the form that Objective-C's `%p` prints.
enum ObjectAddress {
  static func text(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }
}
