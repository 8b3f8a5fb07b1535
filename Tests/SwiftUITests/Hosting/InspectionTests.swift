import SwiftUI
import Testing
import UIKitTesting

@MainActor
struct InspectionTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      HStack {
        Text("\(name): \(count)")
        Button("Add") { count += 1 }.accessibilityIdentifier("add \(name)")
      }
    }
  }

  private struct Screen: View {
    @State private var text = ""
    @State private var isOn = false

    var body: some View {
      VStack {
        Counter(name: "a")
        Counter(name: "b")
        Field(text: $text).frame(height: 30)
        Text("Hello \(text)")
        Text(isOn ? "on" : "off").padding(1).accessibilityLabel("state").onTapGesture {
          isOn.toggle()
        }
        Button("Delete") {}.disabled(true)
      }
    }
  }

  /// A field of UIKit, as a control of SwiftUI has one.
  private struct Field: UIViewRepresentable {
    @Binding var text: String

    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      field.addAction(
        UIAction { [weak field] _ in text = field?.text ?? "" }, for: .editingChanged)
      return field
    }
    func updateUIView(_ view: UITextField, context: Context) { view.text = text }
  }

  @Test func tapsChangeWhatIsFoundNext() throws {
    let screen = UIHostingController(rootView: Screen()).inspect()
    let first = try screen.findAll(Counter.self)[0]
    #expect(try first.string() == "a: 0")

    try first.find(button: "Add").tap()
    try screen.find(viewWithAccessibilityIdentifier: "add b").tap()
    try screen.find(viewWithAccessibilityIdentifier: "add a").tap()

    #expect(try first.string() == "a: 2")
    #expect(try screen.findAll(Counter.self).map { try $0.string() } == ["a: 2", "b: 1"])
    #expect(try screen.find(Screen.self).findAll(Counter.self).count == 2)
    #expect(try screen.count(ofText: "Add") == 2)
  }

  @Test func whatIsWrittenAndTappedIsDrawn() throws {
    let controller = UIHostingController(rootView: Screen())
    let screen = controller.inspect()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.rootViewController = controller
    window.isHidden = false

    try screen.find(UITextField.self).setInput("you")
    #expect(try screen.find(text: "Hello you").frame().height > 10)
    try screen.find(UITextField.self).setInput("me")
    #expect(try screen.find(text: "Hello me").string() == "Hello me")

    let state = try screen.find(viewWithAccessibilityLabel: "state")
    try state.tap()
    #expect(try state.string() == "on")
  }

  @Test func whatIsMissingOrDisabledIsSaid() throws {
    let screen = UIHostingController(rootView: Screen()).inspect()

    let missing = #expect(throws: ViewFinderError.self) { try screen.find(text: "a: 1") }
    #expect(missing?.nearest.first == "\"a: 0\"")
    #expect(missing?.tree.contains("Counter › Text \"a: 0\"") == true)
    let several = #expect(throws: ViewFinderError.self) { try screen.find(button: "Add") }
    #expect(several?.reason == .tooManyFound(2))
    let disabled = #expect(throws: ViewActionError.self) {
      try screen.find(button: "Delete").tap()
    }
    #expect(disabled?.reason == .disabled)
    #expect(throws: ViewActionError.self) { try screen.find(text: "a: 0").setInput("b") }
    #expect(throws: ViewActionError.self) { try screen.scroll(to: .zero) }
  }

  private struct Feed: View {
    @State private var rows = 40

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<rows, id: \.self) { Text("row \($0)").frame(height: 50) }
        }
      }.refreshable { rows += 1 }
    }
  }

  @Test func lazyRowsAreFoundOnceTheyAreScrolledTo() async throws {
    let controller = UIHostingController(rootView: Feed())
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    let feed = controller.inspect()
    #expect(try feed.count(ofText: "row 30") == 0)

    try feed.scroll(to: CGPoint(x: 0, y: 1500))
    #expect(try feed.find(text: "row 30").frame().minY >= 0)
    try feed.find(text: "row 30").scrollToVisible()
    #expect(abs(try feed.find(text: "row 30").frame().midY - 100) < 1)
  }

  @Test func aPullRefreshes() async throws {
    let feed = UIHostingController(rootView: Feed().frame(width: 100, height: 200)).inspect()
    #expect(try feed.find(text: "row 1").string() == "row 1")

    try await feed.pullToRefresh()
    try feed.scroll(to: CGPoint(x: 0, y: 41 * 50 - 200))

    #expect(try feed.count(ofText: "row 40") == 1)
  }
}
