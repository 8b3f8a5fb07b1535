/// The prominence of the background behind a view.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  public static let standard = BackgroundProminence(isIncreased: false)
  public static let increased = BackgroundProminence(isIncreased: true)
}
