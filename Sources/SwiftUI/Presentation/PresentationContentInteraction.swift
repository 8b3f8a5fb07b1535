/// Whether a swipe scrolls or resizes a sheet.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String

  public static var automatic: PresentationContentInteraction { .init(name: "automatic") }
  public static var resizes: PresentationContentInteraction { .init(name: "resizes") }
  public static var scrolls: PresentationContentInteraction { .init(name: "scrolls") }
}
