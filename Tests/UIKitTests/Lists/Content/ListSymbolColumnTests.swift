import DarkroomUIKit
import Testing

/// Symbols in rows stand in a column, so that the texts beside them line up (Measures, lists).
@MainActor
@Suite(.tags(.lists))
struct ListSymbolColumnTests {
  /// From narrow to wide.
  private let names = ["info", "chevron.right", "star", "circle", "minus"]

  private func content(
    _ configuration: UIListContentConfiguration, _ image: UIImage,
    _ category: UIContentSizeCategory = .large,
    _ change: (inout UIListContentConfiguration) -> Void = { _ in }
  ) throws -> (image: UIImageView, text: UILabel) {
    var content = configuration
    content.text = "Text"
    content.image = image
    change(&content)
    let view = UIListContentView(configuration: content)
    view.traitOverrides.preferredContentSizeCategory = category
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    view.layoutIfNeeded()
    return (
      try #require(view.subviews.compactMap { $0 as? UIImageView }.first),
      try #require(view.subviews.compactMap { $0 as? UILabel }.first)
    )
  }

  @Test func textsOfRowsLineUpWhateverTheirSymbol() throws {
    for name in names {
      let symbol = try #require(UIImage(systemName: name))
      for (configuration, column, text) in [
        (UIListContentConfiguration.cell(), 24.0, 56.0), (.subtitleCell(), 24, 56),
        (.valueCell(), 24, 56), (.sidebarCell(), 28, 54), (.accompaniedSidebarCell(), 28, 54),
      ] {
        let row = try content(configuration, symbol)
        #expect(abs(row.text.frame.minX - text) < 0.01, "\(name)")
        #expect(abs(row.image.frame.midX - (16 + column / 2)) < 0.35, "\(name)")
      }
    }
  }

  /// 24 grows by the measure of body text to 33 points at the last size before the largest.
  @Test func theColumnGrowsWithTheText() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let column = UIFontMetrics.default.scaledValue(for: 24, compatibleWith: traits)
    let row = try content(.cell(), symbol, .extraExtraExtraLarge)

    #expect(column > 30)
    #expect(abs(row.text.frame.minX - (16 + column + 16)) < 0.01)
  }

  /// There is none where letters are largest, and symbols are smaller against the text.
  @Test func whereLettersAreLargestASymbolTakesItsOwnWidth() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    for category in [UIContentSizeCategory.accessibilityMedium, .accessibilityExtraExtraExtraLarge]
    {
      let row = try content(.cell(), symbol, category)
      #expect(abs(row.text.frame.minX - (16 + row.image.frame.width + 16)) < 0.35)
    }
  }

  @Test func otherImagesTakeTheirOwnWidthUnlessTheStandardIsAskedFor() throws {
    let image = UIImage.colored(.red, 40, 10)
    let plain = try content(.cell(), image)
    #expect(plain.text.frame.minX == 72)
    let standard = try content(.cell(), image) {
      let length = UIListContentConfiguration.ImageProperties.standardDimension
      $0.imageProperties.reservedLayoutSize = CGSize(width: length, height: length)
    }
    #expect(standard.text.frame.minX == 56)
    #expect(standard.image.frame.midX == 28 && standard.image.frame.width == 40)
  }

  @Test func aReservedSizeIsTheSizeOfTheColumn() throws {
    let row = try content(.cell(), try #require(UIImage(systemName: "star"))) {
      $0.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
    }
    #expect(row.text.frame.minX == 92)
    #expect(abs(row.image.frame.midX - 46) < 0.35)
  }

  /// A large symbol is higher than 22 points, and the row stays 44 high.
  @Test func aSymbolMakesNoRowHigher() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = UIImage(systemName: "circle")
    let view = UIListContentView(configuration: content)

    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height == 44)
  }

  @Test func symbolsOfRowsAreLargeOnesOfBodyText() throws {
    try LayoutScene.at(scale: 3) {
      let symbol = try #require(UIImage(systemName: "circle"))
      let row = try content(.cell(), symbol)
      let large = try #require(
        UIImage(
          systemName: "circle",
          withConfiguration: UIImage.SymbolConfiguration(textStyle: .body, scale: .large)))

      #expect(row.image.frame.size == large.size)
      let small = try content(
        .cell(), try #require(symbol.applyingSymbolConfiguration(.init(scale: .small))))
      #expect(small.image.frame.width < symbol.size.width)
    }
  }

  @Test func textsOfCellsWithImageViewsLineUp() throws {
    for name in names {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      cell.imageView?.image = UIImage(systemName: name)
      cell.layoutIfNeeded()

      #expect(abs((cell.imageView?.frame.midX ?? 0) - 28) < 0.35, "\(name)")
      #expect(abs((cell.textLabel?.frame.minX ?? 0) - 55) < 0.01, "\(name)")
      #expect(abs((cell.detailTextLabel?.frame.minX ?? 0) - 55) < 0.01, "\(name)")
    }
  }
}
