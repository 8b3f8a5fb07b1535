import SwiftUI
import Testing
import UIKitTesting

@MainActor
struct FocusTests {
  enum Field {
    case name
    case city
  }

  final class Handle {
    var field: Field?
    var change: (Field?) -> Void = { _ in }
  }

  /// A field of UIKit, as a control of SwiftUI has one.
  struct Line: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ view: UITextField, context: Context) {}
  }

  private struct Form: View {
    let handle: Handle
    @FocusState private var field: Field?

    var body: some View {
      let _ = handle.field = field
      let _ = handle.change = { field = $0 }
      VStack {
        Line().focused($field, equals: .name)
        Line().focused($field, equals: .city)
      }.defaultFocus($field, .name)
    }
  }

  @Test func aStateAndTheKeyboardFollowEachOther() throws {
    let handle = Handle()
    let hosted = Hosted(Form(handle: handle))
    let fields = hosted.window.findViews(subclassOf: UITextField.self)
    try #require(fields.count == 2)
    #expect(fields.map(\.isFirstResponder) == [true, false])

    handle.change(.city)
    hosted.window.layoutIfNeeded()
    #expect(fields.map(\.isFirstResponder) == [false, true])
    #expect(handle.field == .city)

    fields[0].becomeFirstResponder()
    hosted.window.layoutIfNeeded()
    #expect(handle.field == .name)

    fields[0].resignFirstResponder()
    hosted.window.layoutIfNeeded()
    #expect(handle.field == nil)

    handle.change(.name)
    hosted.window.layoutIfNeeded()
    handle.change(nil)
    hosted.window.layoutIfNeeded()
    #expect(fields.map(\.isFirstResponder) == [false, false])
  }
}
