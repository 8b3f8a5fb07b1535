import SwiftUI
import Testing
import UIKitTesting

@MainActor
struct ListEditingTests {
  private final class Model: ObservableObject {
    @Published var names = ["A", "B", "C", "D"]
    var moves: [String] = []
  }

  private struct Names: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack(spacing: 0) {
        EditButton()
        List {
          Text("first")
          ForEach(model.names, id: \.self) { name in
            Text(name).deleteDisabled(name == "D").moveDisabled(name == "A")
          }
          .onDelete { model.names.remove(atOffsets: $0) }
          .onMove {
            model.moves.append("\($0.map { $0 }) \($1)")
            model.names.move(fromOffsets: $0, toOffset: $1)
          }
        }
      }
    }
  }

  private func screen(_ model: Model) -> InspectedView {
    UIHostingController(rootView: Names(model: model)).inspect()
  }

  @Test func theEditButtonBeginsAndEndsEditing() throws {
    let screen = screen(Model())
    #expect(throws: ViewFinderError.self) {
      try screen.find(viewWithAccessibilityLabel: "Delete B")
    }

    try screen.find(button: "Edit").tap()
    #expect(try screen.find(viewWithAccessibilityLabel: "Delete B").frame().size.width == 22)
    try screen.find(button: "Done").tap()
    #expect(throws: ViewFinderError.self) {
      try screen.find(viewWithAccessibilityLabel: "Delete B")
    }
  }

  @Test func onlyRowsThatCanBeDeletedOrMovedHaveSigns() throws {
    let screen = screen(Model())
    try screen.find(button: "Edit").tap()

    for name in ["A", "B", "C"] {
      _ = try screen.find(viewWithAccessibilityLabel: "Delete \(name)")
    }
    for name in ["B", "C", "D"] {
      _ = try screen.find(viewWithAccessibilityLabel: "Reorder \(name)")
    }
    for label in ["Delete D", "Reorder A", "Delete first", "Reorder first"] {
      #expect(throws: ViewFinderError.self) {
        try screen.find(viewWithAccessibilityLabel: label)
      }
    }
  }

  @Test func theMinusSignAsksAndTheButtonBesideTheRowDeletes() throws {
    let model = Model()
    let screen = screen(model)
    try screen.find(button: "Edit").tap()

    try screen.find(viewWithAccessibilityLabel: "Delete B").tap()
    #expect(model.names == ["A", "B", "C", "D"])
    let button = try screen.find(button: "Delete")
    #expect(try button.frame().maxX == UIScreen.main.bounds.width - 20)
    try button.tap()

    #expect(model.names == ["A", "C", "D"])
    #expect(throws: ViewFinderError.self) { try screen.find(button: "Delete") }
  }

  @Test func aGripMovesItsRow() throws {
    let model = Model()
    let screen = screen(model)
    try screen.find(button: "Edit").tap()

    try screen.find(viewWithAccessibilityLabel: "Reorder B")
      .drag(by: CGSize(width: 0, height: 88))
    #expect(model.moves == ["[1] 4"])
    #expect(model.names == ["A", "C", "D", "B"])
    try screen.find(viewWithAccessibilityLabel: "Reorder B")
      .drag(by: CGSize(width: 0, height: -400))
    #expect(model.names == ["B", "A", "C", "D"])
    // Not far enough to change the order.
    try screen.find(viewWithAccessibilityLabel: "Reorder C").drag(by: CGSize(width: 0, height: 10))
    #expect(model.moves == ["[1] 4", "[3] 0"])
  }

  @Test func pagesAreEditedEachByItself() throws {
    let model = Model()
    struct Page: View {
      @ObservedObject var model: Model
      var body: some View {
        NavigationStack {
          List { ForEach(model.names, id: \.self) { Text($0) }.onDelete { _ in } }
            .toolbar { EditButton() }
        }
      }
    }
    let controller = UIHostingController(rootView: Page(model: model))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    window.rootViewController = controller
    window.isHidden = false
    let screen = window.inspect()

    try screen.find(button: "Edit").tap()

    _ = try screen.find(viewWithAccessibilityLabel: "Delete A")
    #expect(try screen.find(button: "Done").string() == "Done")
  }

  @Test func aLinkLeadsNowhereWhileItsRowIsEdited() throws {
    let screen = UIHostingController(
      rootView: NavigationStack {
        List {
          ForEach(0..<1, id: \.self) { _ in NavigationLink("Open") { Text("Page") } }
            .onDelete { _ in }
        }
        .environment(\.editMode, .constant(.active))
      }
    ).inspect()

    try? screen.find(text: "Open").tap()

    #expect(try screen.count(ofText: "Page") == 0)
  }
}
