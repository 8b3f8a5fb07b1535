/// The prominence of the background behind a view.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// A background with the usual contrast.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// A background in a strong color, such as that of a selected row on iOS; no view sets it here.
  public static let increased = BackgroundProminence(isIncreased: true)
}
