/// Creates a transform from a number, such as an angle.
open class CAValueFunction: NSObject {
  /// The name of the function.
  public let name: CAValueFunctionName

  /// Creates a function; unlike on iOS, an unknown name does not make the result nil.
  public init?(name: CAValueFunctionName) {
    self.name = name
    super.init()
  }
}
