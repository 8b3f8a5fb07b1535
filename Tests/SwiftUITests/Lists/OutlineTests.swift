import SwiftUI
import Testing
import UIKitTesting

@MainActor
struct OutlineTests {
  private struct Item: Identifiable {
    let id: String
    var children: [Item]?
  }

  private let items = [
    Item(
      id: "fruit", children: [Item(id: "apple"), Item(id: "citrus", children: [Item(id: "lemon")])]),
    Item(id: "bread"),
  ]

  private func screen(_ root: some View) -> InspectedView {
    UIHostingController(rootView: root).inspect()
  }

  private func left(_ text: String, in screen: InspectedView) throws -> CGFloat {
    try screen.find(text: text).frame().minX
  }

  @Test func aTapShowsWhatBelongsToARowFurtherInside() throws {
    let screen = screen(List(items, children: \.children) { Text($0.id) })
    #expect(try screen.count(ofText: "apple") == 0)

    try screen.find(text: "fruit").tap()
    try screen.find(text: "citrus").tap()

    let starts = try ["fruit", "bread", "apple", "lemon"].map { try left($0, in: screen) }
    #expect(starts.map { ($0 - starts[0]).rounded() } == [0, 0, 20, 40])
    try screen.find(text: "fruit").tap()
    #expect(try screen.count(ofText: "lemon") == 0)
  }

  @Test func onlyWhatHasChildrenHasAChevron() throws {
    let hosted = Hosted(
      List(items, children: \.children) { Text($0.id) }, in: CGSize(width: 390, height: 400),
      scale: 3)
    let chevrons = hosted.frames(ofClass: "PictureView")
    let texts = hosted.frames(ofClass: "TextView")

    #expect(chevrons.count == 1)
    #expect(abs(chevrons[0].midY - texts[0].midY) < 1)
    #expect(chevrons[0].maxX == 350)
  }

  @Test func outlinesAreSelectedByTheirInnermostIdentity() throws {
    var selection: String?
    let screen = screen(
      List(
        items[0].children ?? [], children: \.children,
        selection: Binding(get: { selection }, set: { selection = $0 })
      ) { Text($0.id) })

    try screen.find(text: "apple").tap()

    #expect(selection == "apple")
  }

  @Test func outsideOfAListAnOutlineIsADisclosureGroup() throws {
    let screen = screen(VStack { OutlineGroup(items, children: \.children) { Text($0.id) } })
    #expect(try screen.count(ofText: "apple") == 0)

    try screen.find(text: "fruit").tap()

    #expect(try screen.count(ofText: "apple") == 1)
  }

  @Test func disclosureGroupsInAListAreRows() throws {
    let hosted = Hosted(
      List {
        DisclosureGroup("More", isExpanded: .constant(true)) {
          Text("a")
          Text("b")
        }
        VStack { DisclosureGroup("Inner", isExpanded: .constant(true)) { Text("c") } }
      }, in: CGSize(width: 390, height: 500), scale: 3)
    let cards = hosted.frames(ofClass: "PaintedShapeView").filter {
      $0.width == 350 && $0.height > 1
    }

    #expect(cards.count == 4)
    #expect(cards.prefix(3).map(\.height) == [44, 44, 44])
  }

  // MARK: Sections

  @Test func sectionsOfASidebarCollapse() throws {
    let screen = screen(
      List {
        Section("One") { Text("a") }
        Section("Two") { Text("b") }
      }.listStyle(.sidebar))

    try screen.find(text: "One").tap()
    #expect(try screen.count(ofText: "a") == 0)
    #expect(try screen.count(ofText: "b") == 1)
    try screen.find(text: "One").tap()
    #expect(try screen.count(ofText: "a") == 1)
  }

  @Test func aBindingSaysWhetherASectionIsShown() throws {
    var isExpanded = false
    let screen = screen(
      List {
        Section("One", isExpanded: Binding(get: { isExpanded }, set: { isExpanded = $0 })) {
          Text("a")
        }
      }.listStyle(.sidebar))
    #expect(try screen.count(ofText: "a") == 0)

    try screen.find(text: "One").tap()

    #expect(isExpanded)
  }

  /// Other styles have no way to show the rows again.
  @Test func otherStylesShowAllSections() throws {
    let list = List { Section("One", isExpanded: .constant(false)) { Text("a") } }

    #expect(try screen(list.listStyle(.insetGrouped)).count(ofText: "a") == 1)
    #expect(try screen(list.listStyle(.plain)).count(ofText: "a") == 1)
  }

  @Test func sectionsInAnyViewsAreSections() {
    func cards(_ root: some View) -> [CGRect] {
      Hosted(root, in: CGSize(width: 390, height: 600), scale: 3)
        .frames(ofClass: "PaintedShapeView").filter { $0.width == 350 && $0.height > 1 }
    }
    let expected = cards(
      List {
        Section("A") { Text("a") }
        Section("B") { Text("b") }
      })

    #expect(
      cards(
        List {
          AnyView(Section("A") { AnyView(Text("a")) })
          AnyView(ForEach(["b"], id: \.self) { name in AnyView(Section("B") { Text(name) }) })
        }) == expected)
  }
}
