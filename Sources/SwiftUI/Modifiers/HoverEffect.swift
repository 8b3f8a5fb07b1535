/// The effect of a pointer on a view, which no picture shows because there is no pointer.
public struct HoverEffect: Sendable {
  private let name: String

  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}
