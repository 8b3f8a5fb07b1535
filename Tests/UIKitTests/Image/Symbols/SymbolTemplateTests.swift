import DarkroomTestSupport
import Foundation
import Testing

@testable import DarkroomUIKit

/// Symbols that teams bring: sets of asset catalogs, and files that stand for names of the system.
@MainActor
struct SymbolTemplateTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func template(_ svg: String, _ name: String = "block.svg") throws -> SymbolTemplate {
    try SymbolTemplate(file: URL(fileURLWithPath: folder.write(svg, to: name)))
  }

  private func problem(_ svg: String) throws -> String {
    let file = URL(fileURLWithPath: try folder.write(svg, to: "broken.svg"))
    do throws(SymbolTemplateError) {
      _ = try SymbolTemplate(file: file)
      return ""
    } catch {
      return "\(error)".replacingOccurrences(of: file.path, with: "broken.svg")
    }
  }

  private func width(
    _ template: SymbolTemplate, _ weight: UIImage.SymbolWeight,
    _ scale: UIImage.SymbolScale = .medium
  ) -> CGFloat {
    template.shape(for: SymbolAttributes(weight: weight, scale: scale)).ink.width
  }

  // MARK: Variants

  @Test func eachWeightAndScaleHasItsOwnOutline() throws {
    var blocks = SymbolTemplateFixture.whole
    blocks["Bold-L"] = 75
    let template = try template(SymbolTemplateFixture.svg(blocks))

    #expect(abs(width(template, .ultraLight) - 8) < 1e-6)
    #expect(abs(width(template, .regular, .small) - 32) < 1e-6)
    #expect(abs(width(template, .black, .small) - 72) < 1e-6)
    #expect(abs(width(template, .bold, .large) - 75) < 1e-6)
    #expect(abs(width(template, .unspecified) - 32) < 1e-6)
  }

  /// The strokes of our own symbols say how far a weight is from Regular: 9.5 of 8 to 17 for Medium.
  @Test func weightsBetweenTheThreeOfAVariableTemplateAreInterpolated() throws {
    let template = try template(
      SymbolTemplateFixture.svg(["Ultralight-S": 10, "Regular-S": 30, "Black-S": 66]))

    #expect(abs(width(template, .ultraLight, .small) - 10) < 1e-6)
    #expect(abs(width(template, .medium, .small) - (30 + 36 * 1.5 / 9)) < 1e-6)
    #expect(abs(width(template, .bold, .small) - (30 + 36 * 5 / 9)) < 1e-6)
    #expect(abs(width(template, .thin, .small) - (10 + 20 * 1.5 / 5.5)) < 1e-6)
    // Medium symbols are small ones, enlarged.
    #expect(abs(width(template, .regular) - (30 / 0.79)) < 1e-6)
    #expect(abs(width(template, .regular, .large) - (30 / 0.79 * 1.265)) < 1e-6)
  }

  @Test func aMissingWeightOrScaleIsTheNearestOne() throws {
    let template = try template(SymbolTemplateFixture.svg(["Regular-M": 40, "Bold-M": 60]))

    #expect(abs(width(template, .black) - 60) < 1e-6)
    #expect(abs(width(template, .light) - 40) < 1e-6)
    #expect(abs(width(template, .regular, .large) - (40 * 1.265)) < 1e-6)
    let large = template.shape(for: SymbolAttributes(scale: .large))
    #expect(abs(large.ink.midY - (-70.459 / 2)) < 1e-6)
  }

  @Test func whatClearsBehindTakesAway() throws {
    let hole = #"<path class="hole" d="M30-50h20v20h-20z"/>"#
    let svg = SymbolTemplateFixture.svg(
      ["Regular-M": 60], style: ".hole {-sfsymbols-clear-behind:true;}", extra: hole)
    try folder.write(svg, to: "hole.svg")
    let picture = SymbolPicture(
      file: URL(fileURLWithPath: folder.path("hole.svg")), name: "hole")
    let image = try #require(
      SymbolImage(
        name: "hole", picture: picture, configuration: UIImage.SymbolConfiguration(pointSize: 100)
      ).content()?.cgImage)

    #expect(!picture.isMissing)
    let rows = UIImage(cgImage: image).pixelRows
    let (x, y) = (rows[0].count / 2, rows.count / 2)
    #expect(rows[y][x] >> 24 == 0)
    #expect(rows[rows.count / 10][x] >> 24 == 255)
  }

  // MARK: Sizes

  /// 80 hundredths from margin to margin and 70.459 high, at 20 points and three pixels a point.
  @Test func imagesAreAsWideAsTheirMarginsAndStandOnTheBaseline() throws {
    try LayoutScene.at(scale: 3) {
      try folder.write(SymbolTemplateFixture.svg(SymbolTemplateFixture.whole), to: "block.svg")
      let picture = SymbolPicture(
        file: URL(fileURLWithPath: folder.path("block.svg")), name: "block")
      let image = try #require(
        SymbolImage(
          name: "block", picture: picture,
          configuration: UIImage.SymbolConfiguration(pointSize: 20)
        ).content().map { UIImage($0) })

      #expect(abs(image.size.width - 16) < 1e-6)
      #expect(abs(image.size.height - (49.0 / 3)) < 1e-6)
      let line = (UIFont.systemFont(ofSize: 20).lineHeight * 3).rounded(.up) / 3
      let insets = image.alignmentRectInsets
      #expect(abs(image.size.height - insets.top - insets.bottom - line) < 1e-6)
      #expect(abs(insets.top - insets.bottom) < 0.4)
      #expect(abs((image.baselineOffsetFromBottom ?? 0) - 1) < 0.4)
    }
  }

  // MARK: Where they are found

  private func bundle(_ svg: String) throws -> Bundle {
    let set = "Fixture.resources/Assets.xcassets/team.symbolset"
    try folder.write(svg, to: "\(set)/team.svg")
    try folder.write(
      #"{"symbols": [{"idiom": "universal", "filename": "team.svg"}]}"#, to: "\(set)/Contents.json")
    return try #require(Bundle(path: folder.path("Fixture.resources")))
  }

  @Test func aSetOfACatalogIsASymbolWithItsConfiguration() throws {
    let bundle = try bundle(SymbolTemplateFixture.svg(SymbolTemplateFixture.whole))
    let image = try #require(UIImage(named: "team", in: bundle, compatibleWith: nil))
    let large = try #require(
      UIImage(named: "team", in: bundle, with: UIImage.SymbolConfiguration(pointSize: 34)))

    #expect(image.isSymbolImage && abs(image.size.width - 0.8 * 17) < 0.4)
    #expect(abs(large.size.width - 2 * 0.8 * 17) < 0.4)
    let bold = try #require(
      image.applyingSymbolConfiguration(.init(pointSize: 34, weight: .black))
    )
    #expect(
      bold.pixelRows.joined().count { $0 >> 24 > 128 }
        > large.pixelRows.joined().count { $0 >> 24 > 128 })
  }

  @Test func aSetThatCannotBeReadIsADottedBox() throws {
    let bundle = try bundle("<svg")
    let image = try #require(UIImage(named: "team", in: bundle, compatibleWith: nil))

    #expect(image.content.symbol?.isMissing == true)
  }

  @Test func filesOfTheFolderInTheSettingsStandForNamesOfTheSystem() throws {
    try folder.write("", to: "Package.swift")
    try folder.write(#"{"symbols": "Art/Symbols"}"#, to: ".snapshots.json")
    try folder.write(
      SymbolTemplateFixture.svg(["Regular-M": 40]), to: "Art/Symbols/figure.of.ours.svg")
    let own = try #require(SymbolFolder(around: folder.path("Sources")))

    guard case .template = SymbolPicture(systemName: "figure.of.ours", folder: own) else {
      Issue.record("the file is not used")
      return
    }
    #expect(SymbolPicture(systemName: "figure.of.ours", folder: nil) == nil)
    try folder.write(#"{"symbols": "Nowhere"}"#, to: ".snapshots.json")
    #expect(SymbolFolder(around: folder.path("Sources")) == nil)
  }

  // MARK: Refusals

  @Test func whatIsRefusedIsNamedWithItsFileAndLine() throws {
    let circle = SymbolTemplateFixture.svg(
      ["Regular-M": 40], extra: #"<circle cx="1" cy="1" r="3"/>"#)
    #expect(
      try problem(circle).contains("<circle> is not drawn in symbols, only <path> in <g>; convert"))
    let line = SymbolTemplateFixture.svg(
      ["Regular-M": 40], extra: ##"<path d="M0 0h9" fill="none" stroke="#000"/>"##)
    #expect(try problem(line).contains("outline the stroke in your drawing app"))
    let data = SymbolTemplateFixture.svg(["Regular-M": 40], extra: #"<path d="M0 0 L9"/>"#)
    #expect(try problem(data).contains("the path's d is not path data near"))
    let turned = SymbolTemplateFixture.svg(
      ["Regular-M": 40], extra: #"<path transform="skewed(3)" d="M0 0h9v9z"/>"#)
    #expect(try problem(turned).contains("transform=\"skewed(3)\" is not understood"))
    #expect(try problem(SymbolTemplateFixture.svg([:])).contains("no group has an id such as"))
    #expect(try problem("<svg><g>").contains("broken.svg:1: the symbol's file is not XML"))
    let bare = #"<svg><g id="Regular-M"><path d="M0 0h9v9z"/></g></svg>"#
    #expect(try problem(bare).contains("the guide \"Baseline-M\" is missing"))
    let unlike = SymbolTemplateFixture.svg(
      ["Ultralight-S": 10, "Regular-S": 30, "Black-S": 66]
    ).replacingOccurrences(of: "L7.0-70.459Z", with: "L7.0-70.459 3 3Z")
    #expect(try problem(unlike).contains("Black-S has other points than Regular-S"))
  }

  /// Editors leave clear boxes and titles in their groups.
  @Test func whatIsNotSeenIsPassedOver() throws {
    let clear = #"<title>Icon</title><rect opacity="0" width="32" height="32"/>"#
    let template = try template(SymbolTemplateFixture.svg(["Regular-M": 40], extra: clear))

    #expect(abs(width(template, .regular) - 40) < 1e-6)
  }
}
