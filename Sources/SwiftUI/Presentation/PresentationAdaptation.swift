/// The form of a presentation in narrow spaces.
public struct PresentationAdaptation: Equatable, Sendable {
  private let name: String

  /// The form of the platform: a popover becomes a sheet in a narrow space.
  public static var automatic: PresentationAdaptation { .init(name: "automatic") }
  /// The form of the presentation itself.
  public static var none: PresentationAdaptation { .init(name: "none") }
  /// A popover, even in a narrow space.
  public static var popover: PresentationAdaptation { .init(name: "popover") }
  /// A sheet.
  public static var sheet: PresentationAdaptation { .init(name: "sheet") }
  /// A page over the whole screen, which a sheet becomes in a narrow space.
  public static var fullScreenCover: PresentationAdaptation { .init(name: "fullScreenCover") }
}
