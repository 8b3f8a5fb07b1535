import SwiftUI
import Testing
import UIKitTesting

@MainActor
struct ListSelectionTests {
  private final class Model: ObservableObject {
    @Published var one: Int?
    @Published var several: Set<Int> = []
    @Published var mode = EditMode.inactive
  }

  private struct One: View {
    @ObservedObject var model: Model

    var body: some View {
      List(selection: $model.one) {
        ForEach(1..<4, id: \.self) { Text("row \($0)") }
        Text("tagged").tag(9)
        Text("fixed").tag(10).selectionDisabled()
      }
    }
  }

  private struct Several: View {
    @ObservedObject var model: Model

    var body: some View {
      List(selection: $model.several) {
        ForEach(1..<4, id: \.self) { Text("row \($0)") }
      }
      .environment(\.editMode, $model.mode)
    }
  }

  private func screen(_ root: some View) -> InspectedView {
    UIHostingController(rootView: root).inspect()
  }

  /// iOS 16 and later: one row is selected outside of edit mode, too.
  @Test func aTapSelectsARow() throws {
    let model = Model()
    let screen = screen(One(model: model))

    try screen.find(text: "row 2").tap()
    #expect(model.one == 2)
    try screen.find(text: "tagged").tap()
    #expect(model.one == 9)
  }

  @Test func aTapBesideTheTextSelectsTheRowInEachStyle() throws {
    func selected(_ style: some ListStyle) throws -> Int? {
      let model = Model()
      let controller = UIHostingController(rootView: One(model: model).listStyle(style))
      let text = try controller.inspect().find(text: "row 3").frame()
      controller.view.simulateTap(at: CGPoint(x: text.maxX + 100, y: text.midY))
      return model.one
    }

    #expect(try selected(.insetGrouped) == 3)
    #expect(try selected(.plain) == 3)
    #expect(try selected(.sidebar) == 3)
  }

  @Test func aRowThatCannotBeSelectedTakesNoTap() throws {
    let model = Model()

    try? screen(One(model: model)).find(text: "fixed").tap()

    #expect(model.one == nil)
  }

  @Test func severalRowsAreSelectedInEditModeOnly() throws {
    let model = Model()
    let screen = screen(Several(model: model))

    try? screen.find(text: "row 2").tap()
    #expect(model.several == [])
    model.mode = .active
    try screen.find(text: "row 2").tap()
    try screen.find(text: "row 3").tap()
    #expect(model.several == [2, 3])
    try screen.find(text: "row 2").tap()
    #expect(model.several == [3])
  }

  @Test func inEditModeRowsHaveRingsAndTheSelectedOnesMarks() {
    let model = Model()
    model.mode = .active
    model.several = [1]
    let hosted = Hosted(
      Several(model: model), in: CGSize(width: 390, height: 400), scale: 3)

    // Two rings, and for the mark a disk and a line.
    let signs = hosted.frames(ofClass: "PaintedShapeView").filter {
      $0.size == CGSize(width: 22, height: 22)
    }
    #expect(signs.map(\.minX) == [40, 40, 40, 40])
    // UIKit's tables move the content of rows 38 points aside.
    #expect(hosted.frames(ofClass: "TextView").map(\.minX) == [78, 78, 78])
  }

  @Test func aButtonInARowKeepsItsTap() throws {
    let model = Model()
    let screen = screen(
      List(selection: Binding(get: { model.one }, set: { model.one = $0 })) {
        Button("Act") { model.several = [7] }.tag(1)
      })

    try screen.find(button: "Act").tap()

    #expect(model.several == [7])
    #expect(model.one == nil)
  }
}
