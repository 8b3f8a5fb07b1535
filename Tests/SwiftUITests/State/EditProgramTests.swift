import SwiftUI
import Testing
import UIKitTesting

@MainActor
struct EditProgramTests {
  /// Marsaglia's xorshift.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  private func host(_ list: EditedList) -> UIHostingController<EditedScreen> {
    let controller = UIHostingController(rootView: EditedScreen(list: list))
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 640)
    controller.view.layoutIfNeeded()
    return controller
  }

  /// What is drawn: what each view is, shows and is called, and where it lies.
  private func tree(_ view: UIView, _ indent: String = "") -> String {
    view.subviews.map { view in
      let source = view.viewSource
      return "\(indent)\(source?.kind ?? "\(type(of: view))") \(source?.text?.string ?? "") "
        + "\(view.accessibilityIdentifier ?? "") \(view.frame)\n" + tree(view, indent + "  ")
    }.joined()
  }

  /// State may live on, come and go with views; in the end all is as if it had always been so.
  @Test func programsOfEditsAndTapsGiveTheTreeOfTheirEnd() throws {
    for seed in 1...200 as ClosedRange<UInt64> {
      var random = Seeded(state: seed &* 0x9E37_79B9_7F4A_7C15)
      let list = EditedList()
      let hosting = host(list)
      for step in 0..<8 {
        try list.edit(hosting.inspect(), &random)
        hosting.view.layoutIfNeeded()
        let (edited, fresh) = (tree(hosting.view), tree(host(list.copy()).view))
        try #require(edited == fresh, "program \(seed), step \(step)")
      }
    }
  }

  private struct Weak {
    weak var object: AnyObject?
  }

  /// Nothing of a tree stays when its host is released, though what it has observed stays.
  @Test func nothingOfATreeIsKeptAfterItsHost() throws {
    let list = EditedList()
    var kept: [(name: String, object: Weak)] = []
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = Seeded(state: seed)
      let hosting = host(list)
      for _ in 0..<5 {
        try list.edit(hosting.inspect(), &random)
        hosting.view.layoutIfNeeded()
        let views: [UIView] = [hosting.view] + hosting.view.recursiveSubviews
        for view in views {
          kept.append(("\(type(of: view))", Weak(object: view)))
          if let node = view.viewSource { kept.append((node.kind, Weak(object: node))) }
        }
      }
      kept.append(("host", Weak(object: hosting)))
    }
    let leaked = kept.filter { $0.object.object != nil }.map(\.name)

    #expect(kept.count > 500)
    #expect(Set(leaked).sorted() == [])
  }

  final class Held {
    let note: (String) -> Void
    init(_ note: @escaping (String) -> Void) { self.note = note }
    deinit { note("gone") }
  }

  final class Model: ObservableObject {
    @Published var count = 0
    let held: Held
    init(_ held: Held) { self.held = held }
  }

  @Observable
  final class Seen {
    var count = 0
  }

  private struct Holding: View {
    @StateObject private var model: Model
    @State private var held: Held
    @State private var offset: CGFloat = 0
    @GestureState private var isDragging = false
    @Namespace private var names
    let seen: Seen

    init(_ seen: Seen, _ note: @escaping (String) -> Void) {
      self.seen = seen
      _model = StateObject(wrappedValue: Model(Held(note)))
      _held = State(wrappedValue: Held(note))
    }

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          GeometryReader { geometry in
            Button("\(model.count) \(seen.count) \(Int(geometry.size.width))") {
              model.count += 1
              seen.count += 1
              proxy.scrollTo(1)
            }.matchedGeometryEffect(id: 1, in: names)
          }
          LazyVStack { ForEach(0..<20) { Text("\($0)").id($0) } }
        }
      }.gesture(DragGesture().updating($isDragging) { _, state, _ in state = true })
        .onTapGesture { offset += 1 }.offset(y: offset)
        .task { _ = held }.refreshable {}.onReceive(model.$count) { _ in }
    }
  }

  @Test func stateIsReleasedWithItsHost() async throws {
    var notes: [String] = []
    let seen = Seen()
    do {
      let hosting = UIHostingController(rootView: Holding(seen) { notes.append($0) })
      hosting.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      hosting.view.layoutIfNeeded()
      try hosting.inspect().find(button: "0 0 100").tap()
      #expect(seen.count == 1)
      #expect(notes.isEmpty)
    }
    seen.count += 1
    // The task of the view has the view until it has run.
    for _ in 0..<200 where notes.count < 2 { try await Task.sleep(for: .milliseconds(10)) }

    #expect(notes == ["gone", "gone"])
  }
}
