/// One of several values of a contact, such as the number at home.
open class CNLabeledValue<ValueType: AnyObject>: NSObject, @unchecked Sendable {
  /// A name of the value, which is a new one for each.
  public let identifier = UUID().uuidString
  /// The label, such as `CNLabelHome`; nil for none.
  public let label: String?
  /// The value itself.
  public let value: ValueType

  /// Creates a value with a label of the system or of the app.
  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
    super.init()
  }
}
