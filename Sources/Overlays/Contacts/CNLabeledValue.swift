/// One of several values of a contact, such as the number at home.
open class CNLabeledValue<ValueType: AnyObject>: NSObject, @unchecked Sendable {
  public let identifier = UUID().uuidString
  public let label: String?
  public let value: ValueType

  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
    super.init()
  }
}
