open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  open var valueFunction: CAValueFunction?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// What a number means to a transform.
open class CAValueFunction: NSObject {
  public let name: String

  public init?(name: String) {
    self.name = name
    super.init()
  }
}
