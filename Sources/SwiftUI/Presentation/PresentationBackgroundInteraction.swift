/// Whether what is behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
  private let name: String

  public static var automatic: PresentationBackgroundInteraction { .init(name: "automatic") }
  public static var enabled: PresentationBackgroundInteraction { .init(name: "enabled") }
  public static var disabled: PresentationBackgroundInteraction { .init(name: "disabled") }
  /// - Important: Inert.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .init(name: "enabled") }
}
