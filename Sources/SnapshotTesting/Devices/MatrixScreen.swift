import DarkroomSnapshotStore
import DarkroomUIKit
import Foundation

/// The changes that a cell of the matrix makes to the screen of a view or controller.
struct MatrixScreen: Sendable {
  @TaskLocal static var current: MatrixScreen?

  /// The device; nil if the matrix names none.
  var config: ViewImageConfig?
  var traits: UITraitCollection
  /// The language of texts; nil if the matrix names none.
  var locale: String?

  /// Returns nil if the cell's device does not exist.
  init?(_ cell: MatrixCell) {
    if let name = cell.value(.device) {
      config = ViewImageConfig.named(name)
      guard config != nil else { return nil }
    }
    traits = Self.traits(cell)
    locale = cell.value(.locale)
  }

  /// Calls `body` on the screen and with its language.
  func run<Result>(_ body: () -> Result) -> Result {
    Self.$current.withValue(self) {
      guard let locale else { return body() }
      return PreferredLanguages.$override.withValue([locale], operation: body)
    }
  }

  private static func traits(_ cell: MatrixCell) -> UITraitCollection {
    UITraitCollection { traits in
      if let locale = cell.value(.locale),
        Locale.Language(identifier: locale).characterDirection == .rightToLeft
      {
        traits.layoutDirection = .rightToLeft
      }
      for choice in cell.choices {
        switch choice.axis {
        case .device: break
        case .appearance: traits.userInterfaceStyle = choice.value == "dark" ? .dark : .light
        case .text: traits.preferredContentSizeCategory = category(choice.value)
        case .direction:
          traits.layoutDirection = choice.value == "rightToLeft" ? .rightToLeft : .leftToRight
        case .locale: break
        case .contrast: traits.accessibilityContrast = choice.value == "high" ? .high : .normal
        }
      }
    }
  }

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private static func category(_ word: String) -> UIContentSizeCategory {
    categories[SnapshotMatrix.textSizes.firstIndex(of: word) ?? 3]
  }

  /// The name of a text size in a matrix.
  static func word(_ category: UIContentSizeCategory) -> String {
    SnapshotMatrix.textSizes[categories.firstIndex(of: category) ?? 3]
  }
}

extension ViewImageConfig {
  /// The device of the matrix's cell, if there is one, otherwise this one.
  var inMatrix: ViewImageConfig { MatrixScreen.current?.config ?? self }
}

extension UITraitCollection {
  /// The traits with the ones of the matrix's cell on top.
  var inMatrix: UITraitCollection {
    guard let screen = MatrixScreen.current else { return self }
    return UITraitCollection(traitsFrom: [self, screen.traits])
  }

  /// The same for a view.
  ///
  /// The view keeps its size, so it uses only the traits of the device.
  var inMatrixOfViews: UITraitCollection {
    guard let screen = MatrixScreen.current else { return self }
    let device = screen.config?.traits ?? UITraitCollection()
    return UITraitCollection(traitsFrom: [device, self, screen.traits])
  }
}
