/// The form of a presentation in narrow spaces.
public struct PresentationAdaptation: Equatable, Sendable {
  private let name: String

  public static var automatic: PresentationAdaptation { .init(name: "automatic") }
  public static var none: PresentationAdaptation { .init(name: "none") }
  public static var popover: PresentationAdaptation { .init(name: "popover") }
  public static var sheet: PresentationAdaptation { .init(name: "sheet") }
  public static var fullScreenCover: PresentationAdaptation { .init(name: "fullScreenCover") }
}
