import DarkroomSnapshotStore
public import DarkroomUIKit

extension SnapshotTestingConfiguration {
  /// A matrix of several axes; `assertSnapshots(of:as:across:)` takes a picture in each combination.
  ///
  /// As text it has the format of `--matrix`: `"device=iPhone13,iPadMini appearance=light,dark"`. With an invalid text
  /// the assertion fails and explains the error.
  public struct Matrix: Sendable, ExpressibleByStringLiteral {
    let matrix: Result<SnapshotMatrix, MatrixError>

    /// Creates a matrix from the text of `--matrix`.
    ///
    /// - Parameter words: axes and values, as for `--matrix`.
    public init(_ words: String) {
      matrix = Result { () throws(MatrixError) in try SnapshotMatrix(words) }
    }

    /// Creates a matrix from the text of `--matrix`.
    ///
    /// - Parameter words: axes and values, as for `--matrix`.
    public init(stringLiteral words: String) { self.init(words) }

    /// Creates a matrix from the values of its axes; an axis without values is omitted.
    ///
    /// - Parameters:
    ///   - devices: constants of `ViewImageConfig`, also with the suffix `Portrait` or `Landscape`.
    ///   - appearances: light and dark.
    ///   - contentSizes: the sizes of text.
    ///   - directions: left to right and right to left.
    ///   - contrasts: normal and high.
    ///   - locales: languages with an optional region, such as `pt-BR`. `NSLocalizedString` and `String(localized:)`
    ///     use them, and a right-to-left language mirrors the screen. The value is created in each of them, so create
    ///     it in the assertion. `Locale.current` stays the locale of the process.
    ///   - isPairwise: whether to take only enough combinations to pair every two values of two axes.
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
