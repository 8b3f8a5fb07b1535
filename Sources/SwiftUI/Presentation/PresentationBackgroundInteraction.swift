/// Whether the content behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
  let isEnabled: Bool
  /// The largest detent at which it can; nil for all.
  var limit: PresentationDetent?

  public static var automatic: PresentationBackgroundInteraction { .init(isEnabled: false) }
  public static var enabled: PresentationBackgroundInteraction { .init(isEnabled: true) }
  public static var disabled: PresentationBackgroundInteraction { .init(isEnabled: false) }
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .init(isEnabled: true, limit: detent) }
}
