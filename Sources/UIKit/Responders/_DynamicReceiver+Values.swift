import DarkroomCoreGraphics
public import Foundation

/// What numbers and values answer; nil for other objects, which on iOS would not respond.
extension _DynamicReceiver {
  public var boolValue: Bool! { number?.boolValue }
  public var doubleValue: Double! { number?.doubleValue }
  public var floatValue: Float! { number?.floatValue }
  public var intValue: Int! { number?.intValue }
  public var integerValue: Int! { number?.intValue }
  public var stringValue: String! { (object as? NSNumber)?.stringValue }

  public var cgPointValue: CGPoint! { (object as? NSValue)?.cgPointValue }
  public var cgRectValue: CGRect! { (object as? NSValue)?.cgRectValue }
  public var cgSizeValue: CGSize! { (object as? NSValue)?.cgSizeValue }
  public var rangeValue: NSRange! { (object as? NSValue)?.rangeValue }

  /// Texts are read as numbers, from their beginning.
  private var number: NSNumber? {
    if let text = object as? NSString { return NSNumber(value: text.doubleValue) }
    return object as? NSNumber
  }
}
