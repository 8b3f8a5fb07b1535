import SwiftUI
import Testing
import UIKitTesting

@MainActor
struct SwipeActionsTests {
  private final class Model: ObservableObject {
    @Published var names = ["A", "B"]
    @Published var log: [String] = []
  }

  private struct Mails: View {
    @ObservedObject var model: Model

    var body: some View {
      List {
        ForEach(model.names, id: \.self) { name in
          Text(name)
            .swipeActions {
              Button(role: .destructive) {
                model.log.append("delete \(name)")
              } label: {
                Label("Delete", systemImage: "trash")
              }
              Button("Flag") { model.log.append("flag \(name)") }.tint(.orange)
            }
            .swipeActions(edge: .leading, allowsFullSwipe: false) {
              Button("Read") { model.log.append("read \(name)") }.tint(.blue)
            }
        }
        Section {
          ForEach(["plain"], id: \.self) { Text($0) }
            .onDelete { model.log.append("deleted \($0.first ?? -1)") }
        }
        Section { Text("none") }
      }
    }
  }

  private func screen(_ model: Model) -> InspectedView {
    UIHostingController(rootView: Mails(model: model)).inspect()
  }

  @Test func aSwipeLaysTheButtonsOpenAtItsEdge() throws {
    let model = Model()
    let screen = screen(model)
    let width = UIScreen.main.bounds.width
    let before = try screen.find(text: "A").frame()
    #expect(throws: ViewFinderError.self) { try screen.find(button: "Flag") }

    try screen.find(text: "A").swipeLeft()

    let (delete, flag) = (try screen.find(button: "Delete"), try screen.find(button: "Flag"))
    #expect(try delete.frame().size == CGSize(width: 74, height: 44))
    #expect(try delete.frame().minX == width - 94)
    #expect(try abs(delete.frame().midY - before.midY) <= 0.5)
    #expect(try flag.frame().maxX == width - 94)
    #expect(try screen.find(text: "A").frame().minX == before.minX - 148)
    try flag.tap()
    #expect(model.log == ["flag A"])
    #expect(try screen.find(text: "A").frame() == before)
  }

  @Test func aSwipeBackOrATapClosesTheRow() throws {
    let screen = screen(Model())

    try screen.find(text: "A").swipeRight()
    #expect(try screen.find(button: "Read").frame().minX == 20)
    try screen.find(text: "A").swipeLeft()
    #expect(throws: ViewFinderError.self) { try screen.find(button: "Read") }
    try screen.find(text: "A").swipeRight()
    try screen.find(text: "A").tap()
    #expect(throws: ViewFinderError.self) { try screen.find(button: "Read") }
  }

  @Test func oneRowIsOpenAtATime() throws {
    let screen = screen(Model())

    try screen.find(text: "A").swipeLeft()
    try screen.find(text: "B").swipeLeft()

    let (button, row) = (try screen.find(button: "Flag"), try screen.find(text: "B"))
    #expect(try abs(button.frame().midY - row.frame().midY) <= 0.5)
  }

  @Test func aLongSwipeDoesWhatTheFirstButtonDoes() throws {
    let model = Model()
    let screen = screen(model)

    try screen.find(text: "B").drag(by: CGSize(width: -300, height: 0))
    #expect(model.log == ["delete B"])
    // The row does not let a long swipe act at the other edge.
    try screen.find(text: "B").drag(by: CGSize(width: 300, height: 0))
    #expect(model.log == ["delete B"])
    _ = try screen.find(button: "Read")
  }

  @Test func rowsThatCanBeDeletedHaveAnActionOfTheirOwn() throws {
    let model = Model()
    let screen = screen(model)

    try screen.find(text: "plain").swipeLeft()
    try screen.find(button: "Delete").tap()

    #expect(model.log == ["deleted 0"])
  }

  @Test func assistiveTechnologyIsOfferedTheActions() throws {
    let model = Model()
    let screen = screen(model)

    #expect(try screen.find(text: "A").customActions() == ["Read", "Delete", "Flag"])
    #expect(try screen.find(text: "plain").customActions() == ["Delete"])
    #expect(try screen.find(text: "none").customActions() == [])
    try screen.find(text: "B").perform(action: "Flag")
    #expect(model.log == ["flag B"])
    let error = #expect(throws: ViewActionError.self) {
      try screen.find(text: "plain").perform(action: "Flag")
    }
    #expect(error?.reason == .hasNoAction("Flag", others: ["Delete"]))
  }

  @Test func aSwipeIsNoTapOnAButtonInTheRow() throws {
    let model = Model()
    let screen = UIHostingController(
      rootView: List {
        Button("Open") { model.log.append("open") }.swipeActions { Button("Archive") {} }
      }
    ).inspect()

    try screen.find(button: "Open").swipeLeft()
    #expect(model.log == [])
    _ = try screen.find(button: "Archive")
  }

  @Test func buttonsAreRedGrayOrTintedAndCutAtTheCard() throws {
    let hosted = Hosted(
      List {
        Text("A").swipeActions {
          Button("Delete", role: .destructive) {}
          Button("More") {}
          Button("Flag") {}.tint(.orange)
        }
      }, in: CGSize(width: 390, height: 200), scale: 1)
    hosted.drag([CGPoint(x: 200, y: 40), CGPoint(x: 150, y: 40), CGPoint(x: 100, y: 40)])
    hosted.window.layoutIfNeeded()
    let y = try #require(hosted.frames(ofClass: "ButtonView").first).minY

    #expect(hosted.color(at: CGPoint(x: 365, y: y + 22)) == [255, 59, 48, 255])
    #expect(hosted.color(at: CGPoint(x: 293, y: y + 3)) == [142, 142, 147, 255])
    #expect(hosted.color(at: CGPoint(x: 219, y: y + 3)) == [255, 149, 0, 255])
    // The corner of the card.
    #expect(hosted.color(at: CGPoint(x: 369, y: y)) == [242, 242, 247, 255])
  }
}
