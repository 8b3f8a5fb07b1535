/// Dots for pages.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a background.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    private let name: String

    /// The background that the platform chooses: none here.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// A background while the dots are touched: none in a picture.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// A background at all times.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Dots without a background.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  let backgroundDisplayMode: BackgroundDisplayMode

  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots without a background.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots with a background if the mode is `always`.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}
