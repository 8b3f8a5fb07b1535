/// Whether content bounces at its ends.
public struct ScrollBounceBehavior: Sendable {
  private let name: String

  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(name: "automatic") }
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(name: "always") }
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(name: "basedOnSize") }
}
