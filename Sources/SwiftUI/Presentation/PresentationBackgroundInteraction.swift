/// Whether the content behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
  let isEnabled: Bool
  /// The largest detent at which it can; nil for all.
  var limit: PresentationDetent?

  /// Dimmed content behind the sheet, which cannot be used.
  public static var automatic: PresentationBackgroundInteraction { .init(isEnabled: false) }
  /// Content behind the sheet that can be used and isn't dimmed at any height of the sheet.
  public static var enabled: PresentationBackgroundInteraction { .init(isEnabled: true) }
  /// Dimmed content behind the sheet, which cannot be used.
  public static var disabled: PresentationBackgroundInteraction { .init(isEnabled: false) }
  /// Content behind the sheet that can be used, up to a height of the sheet; at greater heights it is dimmed.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .init(isEnabled: true, limit: detent) }
}
