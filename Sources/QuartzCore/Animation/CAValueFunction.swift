/// What a number means to a transform.
open class CAValueFunction: NSObject {
  public let name: String

  public init?(name: String) {
    self.name = name
    super.init()
  }
}
