public import Foundation

/// The members of numbers, strings and boxed values that code uses on objects of unknown classes:
/// `(info[key] as AnyObject).doubleValue`; nil for objects without such a member.
extension _DynamicReceiver {
  public var doubleValue: Double! { number?.doubleValue ?? string?.doubleValue }
  public var floatValue: Float! { number?.floatValue ?? string?.floatValue }
  public var intValue: Int32! { number?.int32Value ?? string?.intValue }
  public var integerValue: Int! { number?.intValue ?? string?.integerValue }
  public var boolValue: Bool! { number?.boolValue ?? string?.boolValue }
  public var stringValue: String! { number?.stringValue }

  public var cgRectValue: CGRect! { value(NSValue.init(cgRect:))?.cgRectValue }
  public var cgPointValue: CGPoint! { value(NSValue.init(cgPoint:))?.cgPointValue }
  public var cgSizeValue: CGSize! { value(NSValue.init(cgSize:))?.cgSizeValue }

  private var number: NSNumber? {
    if let number = object as? NSNumber { return number }
    // A Swift number in a box keeps its type.
    let content: Any = object
    if let value = content as? Double { return NSNumber(value: value) }
    if let value = content as? CGFloat { return NSNumber(value: Double(value)) }
    if let value = content as? Float { return NSNumber(value: value) }
    if let value = content as? Int { return NSNumber(value: value) }
    return (content as? Bool).map(NSNumber.init(value:))
  }

  private var string: NSString? {
    object as? NSString ?? ((object as Any) as? String).map(NSString.init(string:))
  }

  /// The object as an `NSValue`, even if it is a value that Swift boxed.
  private func value<Content>(_ box: (Content) -> NSValue) -> NSValue? {
    object as? NSValue ?? ((object as Any) as? Content).map(box)
  }
}
