import SwiftUI
import Testing

/// Heights are those of pictures that iOS 17 and 18 recorded at 3x: headers 38.67, rows 44, footers
/// 33.67; widths are those of pictures 390, 393 and 402 points wide.
@MainActor
struct ListTests {
  private let size = CGSize(width: 390, height: 800)

  private func row(_ name: String) -> some View { Text(verbatim: name) }

  private func hosted(_ root: some View, width: CGFloat = 390) -> Hosted {
    Hosted(root, in: CGSize(width: width, height: 800), scale: 3)
  }

  private func shapes(_ root: some View, width: CGFloat = 390) -> [CGRect] {
    hosted(root, width: width).frames(ofClass: "PaintedShapeView")
  }

  /// The rectangles of cards in a list, from the top.
  private func cards(_ root: some View) -> [CGRect] {
    shapes(root).filter { $0.width == 350 && $0.height > 1 }
  }

  /// The lines between rows.
  private func lines(_ root: some View) -> [CGRect] { shapes(root).filter { $0.height == 0.333 } }

  @Test func groupsHaveTheHeightsThatAreRecorded() {
    let cards = cards(
      List {
        Section {
          row("A")
          row("B")
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
        Section("Next") { row("C") }
        Section("Last") { row("D") }
      })

    #expect(cards.map(\.minX) == [20, 20, 20, 20])
    #expect(cards.map(\.height) == [44, 44, 44, 44])
    #expect(cards.map(\.minY) == [38.667, 82.667, 199, 299.333])
  }

  /// home-assistant/iOS at e4cec5a1, iOS 18.2 at 3x: 35.33 between the cards of `AboutView.test/testUI.light.png`; 35
  /// above its first, as in StanfordSpezi/SpeziViews at 236fd063, `ListSnapshotTests/listRow.iphone-regular.png`.
  @Test func groupsWithoutHeadersAndFootersHaveTheDistanceThatIsRecorded() {
    let cards = cards(
      List {
        Section { row("A") }
        Section { row("B") }
      })

    #expect(cards.map(\.minY) == [35, 114.333])
  }

  /// home-assistant/iOS at e4cec5a1, iOS 18.2 at 3x, whose devices have medium letters, as those of the library have.
  ///
  /// `ListPickerTests/testLitPickerContentUI.light.png` has its first card 37.33 below the bar and 55 between cards
  /// with a header.
  @Test func headersStandWhereTheyAreRecorded() {
    let headers = cards(
      List {
        Section("Section 1") { row("A") }
        Section("Section 2") { row("B") }
      }
      .dynamicTypeSize(.medium))

    #expect(headers.map(\.minY) == [37.333, 136.333])
  }

  /// developer.apple.com/documentation/swiftui/view/headerprominence(_:), on one of two sections and on a list.
  @Test func prominentHeadersAreLargeAndNotInCapitals() throws {
    let one = hosted(
      List {
        Section("Work") { row("A") }.headerProminence(.increased)
        Section("Home") { row("B") }
        Section("Club") { row("C") }.environment(\.headerProminence, .increased)
      })
    let all = hosted(List { Section("Work") { row("A") } }.headerProminence(.increased))
    func height(_ text: String, in hosted: Hosted) throws -> CGFloat {
      try #require(hosted.views.first { $0.accessibilityLabel == text }).bounds.height
    }

    #expect(try height("Work", in: one) == 24)
    #expect(try height("Club", in: one) == 24)
    #expect(try height("Work", in: all) == 24)
    #expect(try height("HOME", in: one) < 16)
  }

  /// See developer.apple.com/documentation/swiftui/view/contentmargins(_:_:for:).
  @Test func contentMarginsStandInPlaceOfTheListsOwn() {
    let list = List { row("A") }
    let high = cards(list.contentMargins(.top, 0)).map(\.minY)
    let low = cards(list.contentMargins(.top, 20)).map(\.minY)
    let usual = cards(list.contentMargins(.top, nil)).map(\.minY)
    let wide = shapes(list.contentMargins(.horizontal, 0, for: .scrollContent))
    let uneven = shapes(list.contentMargins(.leading, 50))

    #expect(high == [0])
    #expect(low == [20])
    #expect(usual == [35])
    #expect(wide.contains { $0.minX == 0 && $0.width == 390 && $0.height == 44 })
    #expect(uneven.contains { $0.minX == 50 && $0.width == 320 && $0.height == 44 })
  }

  /// A collection that counts how often it is asked for an element.
  private struct Asked: RandomAccessCollection {
    final class Count { var value = 0 }
    let count = Count()
    let startIndex = 0
    let endIndex = 10_000

    subscript(index: Int) -> Int {
      count.value += 1
      return index
    }
  }

  @Test func elementsAreAskedForWhenTheirRowsAreSeen() {
    let numbers = Asked()
    let host = hosted(List { ForEach(numbers, id: \.self) { row("\($0)") } })

    #expect(host.frames(ofClass: "TextView").count == 18)
    #expect(numbers.count.value < 40)
  }

  @Test func cardsLieNearerToTheEdgesOfNarrowScreens() {
    let cards = shapes(List { row("A") }, width: 375).filter { $0.height == 44 }

    #expect(cards.map(\.minX) == [16])
    #expect(cards.map(\.width) == [343])
  }

  @Test func linesRunFromTheTextToTheEndOfTheCardAndNotUnderTheLastRow() {
    let lines = lines(
      List {
        row("A")
        HStack {
          Color.red.frame(width: 20, height: 20)
          row("B")
        }
        row("C")
      })

    #expect(lines.map(\.minX) == [40, 68])
    #expect(lines.map(\.maxX) == [370, 370])
  }

  @Test func guidesSayWhereALineBeginsAndEnds() {
    let lines = lines(
      List {
        row("A").alignmentGuide(.listRowSeparatorLeading) { _ in 30 }
        row("B").listRowSeparator(.hidden)
        row("C").frame(maxWidth: .infinity).alignmentGuide(.listRowSeparatorTrailing) { $0.width }
        row("D")
      })

    #expect(lines.map(\.minX).first == 70)
    #expect(lines.count == 2)
    #expect(lines.last?.maxX == 350)
  }

  @Test func rowsAreAsHighAsTheirContentAndItsInsets() {
    let box = Color.red.frame(width: 100, height: 60)
    let cards = cards(
      List {
        box
        box.listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
        row("A").environment(\.defaultMinListRowHeight, 60)
      }
      .environment(\.defaultMinListRowHeight, 50))

    #expect(cards.map(\.height) == [82, 60, 50])
  }

  @Test func severalViewsOfARowBuilderAreSeveralRows() {
    let list = List(0..<2, id: \.self) { index in
      row("\(index)")
      row("again")
    }

    #expect(cards(list).count == 4)
  }

  @Test func sectionsOfComposedViewsAreSections() {
    struct Names: View {
      let title: String
      var body: some View { Section(title) { Text("Row") } }
    }

    let fixed = cards(
      List {
        Names(title: "A")
        Names(title: "B")
      })
    let dynamic = cards(List(0..<2, id: \.self) { Names(title: "\($0)") })

    #expect(fixed.map(\.minY) == [38.667, 139])
    #expect(dynamic == fixed)
  }

  @Test func formsAreListsInGroups() {
    let form = cards(Form { Section("Header") { row("A") } })

    #expect(form == [CGRect(x: 20, y: 38.667, width: 350, height: 44)])
  }

  @Test func plainListsReachFromEdgeToEdgeAndHaveLinesAtTheirEnds() {
    let list = List {
      row("A")
      row("B")
    }
    .listStyle(.plain)
    let lines = lines(list)

    #expect(lines.map(\.minY).sorted() == [0, 43.667, 87.667])
    #expect(lines.allSatisfy { $0.minX == 20 && $0.maxX == 390 })
    #expect(shapes(list).contains { $0 == CGRect(x: 0, y: 0, width: 390, height: 800) })
  }

  @Test func aBackgroundTakesThePlaceOfTheCard() {
    let hosted = Hosted(
      List { row("A").listRowBackground(Color.red) }, in: size, scale: 1)

    #expect(hosted.color(at: CGPoint(x: 200, y: 50)) == [255, 59, 48, 255])
    #expect(hosted.color(at: CGPoint(x: 20, y: 35)) == [242, 242, 247, 255])
  }

  @Test func withoutABackgroundWhatIsBehindIsSeen() {
    let list = List { row("A") }.scrollContentBackground(.hidden).background(Color.red)
    let hosted = Hosted(list, in: size, scale: 1)

    #expect(hosted.color(at: CGPoint(x: 5, y: 400)) == [255, 59, 48, 255])
  }

  @Test func theSelectedRowIsGray() {
    let hosted = Hosted(
      List(selection: .constant(Optional(2))) {
        ForEach(1..<4, id: \.self) { Text("\($0)").tag($0) }
      }, in: size, scale: 1)

    #expect(hosted.color(at: CGPoint(x: 300, y: 40)) == [255, 255, 255, 255])
    #expect(hosted.color(at: CGPoint(x: 300, y: 80)) == [209, 209, 214, 255])
  }

  @Test func onlyRowsInSightAreMade() {
    var made = 0
    let hosted = hosted(
      List(0..<10000, id: \.self) { index in
        made += 1
        return row("\(index)")
      })

    #expect(made < 60)
    #expect(hosted.views.first { $0 is UIScrollView } != nil)
  }

  /// A list of 10,000 views of a team's own: only the bodies of those in sight are evaluated, also far down.
  @Test func onlyTheBodiesOfRowsInSightAreEvaluated() throws {
    let counter = BodyCounter()
    let hosted = hosted(
      List { ForEach(0..<10_000, id: \.self) { CountedRow(counter: counter, number: $0) } })
    #expect(counter.numbers.count < 30)

    counter.numbers = []
    let scrollView = try hosted.first(UIScrollView.self)
    scrollView.contentOffset = CGPoint(x: 0, y: 200_000)
    hosted.window.layoutIfNeeded()

    #expect(counter.numbers.count < 60)
    #expect(counter.numbers.min() ?? 0 > 4_000)
  }

  // MARK: Labels

  /// UIKit's list cells keep a column of 24 points for symbols, and 16 points after it.
  @Test func iconsOfLabelsAreTintedAndStandInAColumn() throws {
    let list = List {
      Label("A", systemImage: "bolt.fill")
      Label("B", systemImage: "rectangle.fill")
    }
    let hosted = hosted(list)
    let icons = hosted.frames(ofClass: "PictureView")

    #expect(hosted.frames(ofClass: "TextView").map(\.minX) == [80, 80])
    #expect(icons.allSatisfy { abs($0.midX - 52) < 0.5 })
    #expect(lines(list).map(\.minX) == [80])
    #expect(color(of: list) == [0, 122, 255, 255])
    #expect(color(of: list.tint(.red)) == [255, 59, 48, 255])
    #expect(color(of: list.tint(.red).listItemTint(.green)) == [52, 199, 89, 255])
  }

  /// Of the icon in the second row.
  private func color(of list: some View) -> [UInt8] {
    Hosted(list, in: size, scale: 1).color(at: CGPoint(x: 52, y: 101))
  }

  // MARK: Columns

  /// Apple's page of `columns`: labels are aligned at the trailing edge of their column, and values at
  /// the leading edge of theirs.
  @Test func labelsOfAFormInColumnsEndWhereTheirContentBegins() {
    let hosted = hosted(
      Form {
        LabeledContent("Name") { Text("value") }
        LabeledContent("A longer name") { Text("v") }
      }
      .formStyle(.columns))
    let texts = hosted.frames(ofClass: "TextView")

    #expect(texts.count == 4)
    #expect(abs(texts[0].maxX - texts[2].maxX) < 0.5)
    #expect(abs(texts[1].minX - texts[3].minX) < 0.5)
    #expect(texts[1].minX - texts[0].maxX == 8)
    #expect(!hosted.views.contains { $0 is UIScrollView })
  }
}

@MainActor
private final class BodyCounter {
  var numbers: Set<Int> = []
}

private struct CountedRow: View {
  let counter: BodyCounter
  let number: Int

  var body: some View {
    counter.numbers.insert(number)
    return Text(verbatim: "\(number)")
  }
}
