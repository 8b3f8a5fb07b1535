/// Creates a transform from a number, such as an angle.
open class CAValueFunction: NSObject {
  public let name: CAValueFunctionName

  public init?(name: CAValueFunctionName) {
    self.name = name
    super.init()
  }
}
