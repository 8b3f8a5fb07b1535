import Foundation
import Testing

@testable import DarkroomUIKit

/// Which symbols there are, and what their variants are made of.
@MainActor
struct SymbolCatalogTests {
  /// Those that apps use most, by what they stand for.
  @Test(arguments: [
    "arrow.clockwise arrow.counterclockwise arrow.up.right arrow.up.arrow.down arrow.2.circlepath",
    "arrow.triangle.2.circlepath arrow.uturn.backward arrow.down.circle arrow.right.square",
    "square.and.arrow.up square.and.arrow.down square.and.pencil pencil trash trash.fill doc",
    "doc.fill doc.text doc.on.doc folder folder.fill folder.badge.plus paperclip link tray archivebox",
    "calendar clock clock.fill timer alarm bell.slash tag tag.fill flag flag.fill bolt bolt.fill",
    "flame flame.fill leaf drop sun.max sun.max.fill moon moon.fill cloud cloud.fill cloud.rain.fill",
    "cloud.snow.fill wind snowflake heart.slash hand.thumbsup hand.thumbsup.fill hand.thumbsdown eye",
    "eye.slash eye.fill eye.slash.fill camera camera.fill photo photo.fill photo.on.rectangle video",
    "video.fill mic mic.fill mic.slash speaker.wave.2 speaker.wave.2.fill speaker.slash.fill play",
    "play.circle.fill pause stop.fill record.circle forward.fill backward.fill shuffle repeat phone",
    "phone.fill message bubble.left bubble.right.fill envelope envelope.fill envelope.open paperplane",
    "paperplane.fill person.2 person.2.fill person.3 person.circle person.crop.circle person.badge.plus",
    "person.crop.circle.fill map map.fill mappin mappin.and.ellipse location location.fill globe wifi",
    "wifi.slash cart cart.fill bag creditcard gift book book.fill books.vertical graduationcap key",
    "lightbulb lock.open shield checkmark.shield checkmark.seal checkmark.seal.fill wrench hammer",
    "slider.horizontal.3 line.3.horizontal.decrease.circle list.bullet square.grid.2x2 textformat",
    "textformat.size bold italic underline at number percent questionmark questionmark.circle",
    "exclamationmark.triangle exclamationmark.triangle.fill exclamationmark.circle xmark.octagon",
    "checkmark.square plus.square minus.square.fill square.on.square plus.square.on.square triangle",
    "car airplane bicycle bus figure.walk figure.run tent backpack tshirt cross.case mountain.2",
    "chart.bar chart.bar.fill chart.pie waveform qrcode viewfinder scissors paintbrush gamecontroller",
    "tv desktopcomputer laptopcomputer iphone ipad applewatch printer power battery.100 faceid hourglass",
    "sparkles crown trophy fork.knife cup.and.saucer bed.double pawprint safari delete.left keyboard",
    "star.leadinghalf.filled circle.lefthalf.filled chevron.up.chevron.down chart.line.uptrend.xyaxis",
    "point.topleft.down.curvedto.point.bottomright.up rectangle.portrait.and.arrow.right infinity",
  ])
  func thereAreThoseThatAppsUse(names: String) throws {
    for name in names.split(separator: " ").map(String.init) {
      let image = try #require(UIImage(systemName: name), "\(name)")
      #expect(image.inkedColumns != nil, "\(name)")
    }
  }

  @Test(arguments: ["no.such.symbol", "wind.fill", "link.fill", "no.such.symbol.slash", ".slash"])
  func thereAreNoOthers(name: String) {
    #expect(UIImage(systemName: name) == nil)
  }

  private func ink(_ name: String) throws -> Int {
    let image = try #require(
      UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 40)))
    return image.pixelRows.joined().reduce(0) { $0 + Int($1 >> 24) }
  }

  @Test(arguments: ["tent", "chart.bar", "flame", "cloud", "bubble.left", "photo"])
  func filledSymbolsHaveMoreInk(name: String) throws {
    #expect(try ink(name + ".fill") > ink(name) * 5 / 4)
  }

  @Test func aSlashTakesSomeOfAFilledSymbolAway() throws {
    #expect(try ink("bell.slash") > ink("bell"))
    #expect(try ink("eye.slash.fill") != ink("eye.fill"))
  }

  /// It is another symbol than the globe it stands on.
  @Test(arguments: [
    ("globe.badge.chevron.backward", "globe"),
    ("arrow.triangle.2.circlepath", "arrow.2.circlepath"),
  ])
  func symbolsThatAppsTellApartLookDifferent(name: String, other: String) throws {
    let pictures = try [name, other].map { try #require(UIImage(systemName: $0)).pixelRows }

    #expect(pictures[0] != pictures[1])
  }

  @Test func otherNamesMeanTheSameSymbol() throws {
    let names = ["gauge", "speedometer"]
    let pictures = try names.map { try #require(UIImage(systemName: $0)).pixelRows }

    #expect(pictures[0] == pictures[1])
  }

  /// Two drawings of one symbol would be a slip of the tables.
  @Test func outlinesStayWithinTheirBoxes() throws {
    for name in ["map", "tent", "backpack", "leaf", "wind", "gift", "wifi", "speaker.wave.3"] {
      let image = try #require(UIImage(systemName: name))
      let columns = try #require(image.inkedColumns)
      #expect(columns.lowerBound > 0 && columns.upperBound < Int(image.size.width * image.scale))
    }
  }

  // MARK: Names by rule

  /// 653 of the 654 names that were found in use; `bluetooth` isn't one of Apple's.
  @Test func everyNameInUseHasAPicture() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("SymbolNamesInUse.txt")
    let names = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")

    #expect(names.count == 653)
    #expect(
      names.filter { UIImage(systemName: String($0))?.content.symbol?.isMissing != false } == [])
  }

  /// 67 of 100 when it was last counted; the others are dotted boxes.
  @Test func mostNamesOfTheListHaveAPicture() {
    let names = SymbolNames.names(in: SymbolNames.frontCoded)
    let drawn = names.count { SymbolCatalog.drawing(named: $0) != nil }

    #expect(names.count == 9208)
    #expect(drawn * 100 >= names.count * 65, "\(drawn) of \(names.count)")
  }

  @Test(arguments: [
    "0.circle", "50.square.fill", "z.circle.fill", "bolt.shield.fill", "lock.icloud",
    "person.fill.badge.plus", "photo.fill.on.rectangle.fill", "chevron.up.circle",
    "arrowshape.down.fill", "circle.tophalf.filled", "rectangle.inset.topleft.filled", "car.2",
    "folder.circle.fill", "plus.rectangle.fill.on.folder.fill",
    // Names of SF Symbols 6 and 7 for what had others before.
    "arrow.trianglehead.2.clockwise.rotate.90", "microphone.slash.fill", "text.page.fill",
    "clock.arrow.trianglehead.counterclockwise.rotate.90", "inset.filled.topleft.rectangle",
    "vision.pro.circle.fill", "wand.and.sparkles", "inset.filled.rectangle.portrait",
  ])
  func namesAreMadeByRule(name: String) throws {
    #expect(try #require(UIImage(systemName: name), "\(name)").inkedColumns != nil)
  }

  /// Opaque enough to be seen; x and y in parts of the image.
  private func isInked(_ name: String, _ x: Double, _ y: Double) throws -> Bool {
    let image = try #require(
      UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 100)))
    let rows = image.pixelRows
    let row = rows[Int(Double(rows.count) * y)]
    return row[Int(Double(row.count) * x)] >> 24 > 128
  }

  /// It would touch the disc if it filled the box of other glyphs.
  @Test func aCrossInACircleLeavesRoom() throws {
    #expect(try isInked("xmark.circle", 0.38, 0.38))
    #expect(try !isInked("xmark.circle", 0.3, 0.3))
  }

  /// As far as it is high and wide on average, not as it is wide.
  @Test func aSlashDoesNotReachFarBeyondAWideSymbol() throws {
    let large = UIImage.SymbolConfiguration(pointSize: 100)
    let rows = try #require(UIImage(systemName: "eye.slash", withConfiguration: large)).pixelRows
    let columns = try #require(
      UIImage(systemName: "eye.slash", withConfiguration: large)?.inkedColumns)

    #expect(columns.lowerBound < rows[0].count / 8)
    #expect(rows[0].allSatisfy { $0 >> 24 < 128 })
  }

  /// The second number is where each glyph has ink, from the top.
  @Test(arguments: [
    ("plus", 0.5), ("heart", 0.5), ("person", 0.4), ("xmark", 0.5), ("star", 0.5), ("bolt", 0.5),
  ])
  func aFilledCircleHasItsGlyphAsAHole(name: String, y: Double) throws {
    #expect(try isInked(name + ".circle", 0.5, y))
    #expect(try !isInked(name + ".circle.fill", 0.5, y))
    #expect(try isInked(name + ".circle.fill", 0.5, 0.12))
  }

  @Test(arguments: ["gearshape.fill", "gearshape"])
  func aGearIsOpenInItsMiddle(name: String) throws {
    #expect(try !isInked(name, 0.5, 0.5))
  }

  @Test(arguments: [("arrow.left", "arrow.right"), ("hand.point.left", "hand.point.right")])
  func mirroredSymbolsAreAsLarge(left: String, right: String) throws {
    let sizes = try [left, right].map { try #require(UIImage(systemName: $0)).size }

    #expect(sizes[0] == sizes[1])
    #expect(try abs(ink(left) - ink(right)) < ink(left) / 50)
  }

  // MARK: Levels

  private func colors(_ name: String, _ configuration: UIImage.SymbolConfiguration) throws -> Set<
    UInt32
  > {
    let size = UIImage.SymbolConfiguration(pointSize: 60)
    let image = try #require(
      UIImage(systemName: name, withConfiguration: size.applying(configuration)))
    return Set(image.pixelRows.joined().filter { $0 >> 24 == 255 }.map { $0 & 0xFFFFFF })
  }

  @Test func aPaletteColorsDiscAndGlyph() throws {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
    let found = try colors("plus.circle.fill", palette)

    #expect(found.count >= 2)
    #expect(try colors("plus", palette).count == 1)
  }

  @Test func aHierarchyMakesTheSecondLevelFainter() throws {
    let image = try #require(
      UIImage(
        systemName: "plus.circle.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 100).applying(
          UIImage.SymbolConfiguration(hierarchicalColor: .red))))
    let rows = image.pixelRows
    let (middle, disc) = (rows[rows.count / 2], rows[rows.count / 8])

    #expect(middle[middle.count / 2] >> 24 == 255)
    #expect((110...145).contains(disc[disc.count / 2] >> 24))
  }

  @Test func monochromeTakesThePaletteBack() throws {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
    let plain = palette.applying(UIImage.SymbolConfiguration.preferringMonochrome())

    #expect(try colors("plus.circle.fill", plain) == [0])
  }

  @Test func multicolorIsForSymbolsThatHaveColors() throws {
    let multicolor = UIImage.SymbolConfiguration.preferringMulticolor()

    #expect(try colors("trash.fill", multicolor) != [0])
    #expect(try colors("paperclip", multicolor) == [0])
  }
}
