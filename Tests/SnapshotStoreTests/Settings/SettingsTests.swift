import DarkroomImageComparison
import DarkroomPNG
import DarkroomSnapshotStore
import Testing

struct SettingsTests {
  func settings(_ json: String) throws -> SnapshotSettings {
    try SnapshotSettings(json: [UInt8](json.utf8), path: "p")
  }

  @Test func tolerancesOfPathsLieOverThePackages() throws {
    let settings = try settings(
      """
      {"threshold": 0.1, "maxDiffPixels": 3,
       "tolerances": [{"path": "Charts", "maxDiffPixels": 20}, {"path": "testPie*", "maxDiffPixelRatio": 0.5}]}
      """)

    #expect(
      try settings.tolerance(for: "A/testCard.1.png")
        == Tolerance(threshold: 0.1, maxDiffPixels: 3))
    #expect(
      try settings.tolerance(for: "Charts/testBars.1.png")
        == Tolerance(threshold: 0.1, maxDiffPixels: 20))
    // The last entry that means it.
    #expect(
      try settings.tolerance(for: "Charts/testPie.1.png")
        == Tolerance(threshold: 0.1, maxDiffPixels: 3, maxDiffPixelRatio: 0.5))
  }

  @Test func theStricterOfTwoLimitsCounts() throws {
    let both = try Tolerance(maxDiffPixels: 20, maxDiffPixelRatio: 0.01)

    #expect(both.mode(pixels: 1000) == .tolerance(perChannel: 0, allowance: .pixels(10)))
    #expect(both.mode(pixels: 9000) == .tolerance(perChannel: 0, allowance: .pixels(20)))
    #expect(
      try Tolerance(threshold: 0.2).mode(pixels: 9)
        == .pixelmatch(threshold: 0.2, allowance: .pixels(0)))
    #expect(try Tolerance(maxDiffPixels: 0).mode(pixels: 9) == .exact)
  }

  @Test func onlyWhatLetsPixelsDifferIsLoose() throws {
    let tolerance = try Tolerance(threshold: 0.1, maxDiffPixelRatio: 0.5)

    #expect(
      tolerance.looseness(named: .variables)
        == ["SNAPSHOT_THRESHOLD=0.1", "SNAPSHOT_MAX_DIFF_PIXEL_RATIO=0.5"])
    #expect(try Tolerance(maxDiffPixels: 3).looseness(named: .settings) == ["maxDiffPixels=3"])
    #expect(try Tolerance(maxDiffPixels: 0).looseness(named: .settings) == [])
    #expect(Tolerance().looseness(named: .settings) == [])
  }

  @Test func screensAndCompatibilityAreRead() throws {
    let settings = try settings(
      #"{"screen": {"width": 375, "height": 812.5, "scale": 2}, "compatibility": "upstream"}"#)

    #expect(settings.screen == ScreenSettings(width: 375, height: 812.5, scale: 2))
    #expect(settings.compatibility == .upstream)
  }

  @Test func theLookIsRead() throws {
    #expect(try settings(#"{"look": "26"}"#).look == "26")
    #expect(try settings(#"{"look": "18"}"#).look == "18")
    #expect(try settings("{}").look == nil)
  }

  @Test func aPinnedVersionIsRead() throws {
    #expect(try settings(#"{"darkroom": "0.1.0"}"#).darkroom == "0.1.0")
    #expect(try settings("{}").darkroom == nil)
  }

  @Test func packagesToTranslateAreRead() throws {
    #expect(try settings(#"{"translate": ["Nimble"]}"#).translate == ["Nimble"])
    #expect(throws: StoreError.self) { try settings(#"{"translate": "Nimble"}"#) }
  }

  @Test func fontsAndPNGAreRead() throws {
    let settings = try settings(
      #"{"fonts": "Fonts", "symbols": "Symbols", "png": {"level": 9, "indexed": false}}"#)
    #expect(settings.symbols == "Symbols")

    #expect(settings.fonts == "Fonts")
    #expect(settings.png?.options.level == 9 && settings.png?.options.indexed == false)
  }

  @Test(arguments: [
    (#"{"threshold": 2}"#, "threshold is \"2.0\"; it must be a number from 0 to 1"),
    (#"{"threshold": true}"#, "\"threshold\" is not a number"),
    (#"{"maxDiffPixelRatio": -0.1}"#, "maxDiffPixelRatio is \"-0.1\""),
    (#"{"maxDiffPixels": 1e300}"#, "\"maxDiffPixels\" is not a whole number"),
    (#"{"maxDiffPixels": -1}"#, "a whole number, 0 or more"),
    (#"{"maxDiffPixels": 1.5}"#, "not a whole number"),
    (#"{"tolerances": [{"threshold": 0.1}]}"#, "no \"path\""),
    (#"{"tolerances": [{"path": "a", "treshold": 0.1}]}"#, "unknown key \"treshold\""),
    (#"{"screen": {"width": 0}}"#, "width is \"0.0\"; it must be a number from 1 to 10000"),
    (#"{"screen": {"scale": 17}}"#, "scale is"), (#"{"screen": {"size": 1}}"#, "unknown key"),
    (#"{"screen": "375x812"}"#, "not an object"), (#"{"compatibility": true}"#, "not text"),
    (#"{"compatibility": "apple"}"#, "\"apple\" is not one of darkroom, upstream"),
    (#"{"look": "27"}"#, "\"look\": \"27\" is not one of 18, 26"),
    (#"{"look": 26}"#, "\"look\" is not a version of iOS in quotation marks: 18, 26"),
    (#"{"png": {"level": 10}}"#, "from 1 to 9"), (#"{"png": {"depth": 8}}"#, "unknown key"),
    (#"{"darkroom": 1}"#, "\"darkroom\" is not a version in quotation marks, such as \"0.1.0\""),
    (#"{"darkroom": "latest"}"#, "\"darkroom\" is not a version"),
    (#"{"matrix": {"devices": ["iPhone13"]}}"#, "no axis \"devices\""),
    (#"{"matrix": {"appearance": ["drak"]}}"#, "\"drak\" isn't a value of the axis appearance"),
  ])
  func whatMakesNoSenseIsNamed(_ json: String, _ words: String) {
    let error = #expect(throws: StoreError.self) { try settings(json) }

    #expect(
      error?.description.contains(words) == true, "\(error.map(String.init(describing:)) ?? "")")
  }

  @Test func aMatrixIsTheProductOfItsAxes() throws {
    let matrix = try SnapshotMatrix("device=iPhone13,iPadMini appearance=light,dark")

    #expect(
      matrix.cells.map(\.name) == [
        "iPhone13-light", "iPhone13-dark", "iPadMini-light", "iPadMini-dark",
      ])
    #expect(try SnapshotMatrix("").cells.isEmpty)
    #expect(
      try SnapshotMatrix(["appearance": ["light", "dark"], "device": ["iPhone13", "iPadMini"]])
        == matrix)
  }

  @Test(arguments: [
    ("device", MatrixError.notAnAxis("device")),
    ("size=large", MatrixError.unknownAxis("size")),
    ("appearance=light appearance=dark", MatrixError.notAnAxis("appearance")),
    (
      "direction=up", .unknownValue("up", axis: "direction", known: ["leftToRight", "rightToLeft"])
    ),
  ])
  func whatIsNoMatrixIsNamed(_ text: String, _ expected: MatrixError) {
    #expect(throws: expected) { try SnapshotMatrix(text) }
  }

  @Test func aMatrixOfMoreCellsThanANumberHoldsIsRefused() {
    let axes = ["light", "large", "leftToRight", "normal", "x"]
    let names = ["appearance", "text", "direction", "contrast", "device"]
    let lists = zip(names, axes).map { ($0, Array(repeating: $1, count: 6300)) }

    #expect(throws: MatrixError.tooMany(.max)) {
      try SnapshotMatrix(Dictionary(uniqueKeysWithValues: lists))
    }
  }

  @Test func cellsAreCountedBeforeTheyAreDrawn() {
    let devices = (1...201).map { "d\($0)" }.joined(separator: ",")

    #expect(throws: MatrixError.tooMany(201)) { try SnapshotMatrix("device=\(devices)") }
  }
}
