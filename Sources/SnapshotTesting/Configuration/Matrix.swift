import DarkroomSnapshotStore
public import DarkroomUIKit

extension SnapshotTestingConfiguration {
  /// The circumstances that `assertSnapshots(of:as:across:)` takes pictures under: the combinations of some axes.
  ///
  /// As text it has the words of `--matrix`: `"device=iPhone13,iPadMini appearance=light,dark"`. A text that is none fails
  /// the assertion and says why.
  public struct Matrix: Sendable, ExpressibleByStringLiteral {
    let matrix: Result<SnapshotMatrix, MatrixError>

    /// What `--matrix` says.
    ///
    /// - Parameter words: axes and values, as for `--matrix`.
    public init(_ words: String) {
      matrix = Result { () throws(MatrixError) in try SnapshotMatrix(words) }
    }

    /// What `--matrix` says.
    ///
    /// - Parameter words: axes and values, as for `--matrix`.
    public init(stringLiteral words: String) { self.init(words) }

    /// An axis without a value is left out.
    ///
    /// - `devices`: constants of `ViewImageConfig`, also with `Portrait` or `Landscape` at their end.
    /// - `locales`: languages, with a region if wanted, such as `pt-BR`: `NSLocalizedString` and `String(localized:)` have
    ///   their texts, and those that are written from right to left turn the screen. The value is made in each of them, so
    ///   make it in the assertion. `Locale.current` stays that of the process.
    /// - `isPairwise`: whether so many combinations are enough that any two values of two axes meet in one.
    public init(
      devices: [String] = [], appearances: [UIUserInterfaceStyle] = [],
      contentSizes: [UIContentSizeCategory] = [],
      directions: [UITraitEnvironmentLayoutDirection] = [],
      contrasts: [UIAccessibilityContrast] = [], locales: [String] = [], isPairwise: Bool = false
    ) {
      matrix = Result { () throws(MatrixError) in
        try SnapshotMatrix(
          [
            (.device, devices),
            (.appearance, appearances.map { $0 == .dark ? "dark" : "light" }),
            (.text, contentSizes.map(MatrixScreen.word)),
            (.direction, directions.map { $0 == .rightToLeft ? "rightToLeft" : "leftToRight" }),
            (.contrast, contrasts.map { $0 == .high ? "high" : "normal" }),
            (.locale, locales),
          ], isPairwise: isPairwise)
      }
    }
  }
}
