import SwiftUI
import Testing

@MainActor
struct EvaluationTests {
  /// What views have told a test, in order.
  final class Log {
    var lines: [String] = []
  }

  private struct Expanding: View {
    @State private var isExpanded = false

    var body: some View {
      Color.red.frame(height: isExpanded ? 50 : 10).onAppear { isExpanded = true }
    }
  }

  /// Recorded on iOS 26: state that is set in onAppear is in the picture.
  @Test func stateThatAppearingSetsIsDrawn() {
    let frames = frames(of: Expanding(), in: CGSize(width: 10, height: 100))

    #expect(frames[0].height == 50)
  }

  /// The order that iOS has printed: children first, and those inside of a modifier before it.
  @Test func appearingRunsFromTheInsideOutwards() {
    let log = Log()
    _ = frames(
      of: VStack {
        Color.red.onAppear { log.lines.append("first") }
          .onChange(of: 1, initial: true) { log.lines.append("change") }
        Color.blue.onAppear { log.lines.append("second") }
      }.onAppear { log.lines.append("stack") }, in: CGSize(width: 10, height: 10))

    #expect(log.lines == ["first", "change", "second", "stack"])
  }

  private struct Counter: View {
    let name: String
    let log: Log
    @State private var count = 0

    var body: some View {
      let _ = log.lines.append("\(name) \(count)")
      Color.red.onAppear { count += 1 }
    }
  }

  @Test func stateFollowsIdentity() {
    let log = Log()
    let size = CGSize(width: 10, height: 10)
    func rows(_ names: [String], id: Int = 0) -> some View {
      VStack { ForEach(names, id: \.self) { Counter(name: $0, log: log) } }.id(id)
    }
    let hosting = UIHostingController(rootView: rows(["a", "b"]))
    hosting.view.frame = CGRect(origin: .zero, size: size)
    hosting.view.layoutIfNeeded()
    #expect(log.lines == ["a 0", "b 0", "a 1", "b 1"])

    log.lines = []
    hosting.rootView = rows(["b", "a"])
    hosting.view.layoutIfNeeded()
    #expect(log.lines == ["b 1", "a 1"])

    log.lines = []
    hosting.rootView = rows(["b", "a"], id: 1)
    hosting.view.layoutIfNeeded()
    #expect(log.lines == ["b 0", "a 0", "b 1", "a 1"])
  }

  @Observable
  final class Model {
    var height = 10.0
  }

  private struct Following: View {
    let model: Model
    @Environment(\.colorScheme) private var scheme

    var body: some View { Color.red.frame(height: model.height * (scheme == .dark ? 2 : 1)) }
  }

  @Test func changesOfObservedObjectsAreDrawn() {
    let model = Model()
    let hosting = UIHostingController(
      rootView: Following(model: model).environment(\.colorScheme, .dark))
    hosting.view.frame = CGRect(x: 0, y: 0, width: 10, height: 100)
    hosting.view.layoutIfNeeded()
    model.height = 30
    hosting.view.layoutIfNeeded()

    #expect(hosting.view.subviews[0].subviews[0].frame.height == 60)
  }

  private struct Doubled: ViewModifier {
    func body(content: Content) -> some View {
      VStack(spacing: 0) {
        content
        content
      }
    }
  }

  @Test func modifiersUseTheirContentSeveralTimesAndInsideOfThemselves() {
    let frames = frames(
      of: Color.red.frame(height: 5).modifier(Doubled()).modifier(Doubled()),
      in: CGSize(width: 10, height: 100))

    #expect(frames.count == 4)
  }

  /// One value at two places is two views on iOS, each with its own state.
  @Test func oneValueAtTwoPlacesHasTwoStates() {
    let log = Log()
    let counter = Counter(name: "a", log: log)
    _ = frames(
      of: VStack {
        counter
        counter.onAppear { log.lines.append("second") }
      }, in: CGSize(width: 10, height: 10))

    #expect(log.lines == ["a 0", "a 0", "second", "a 1", "a 1"])
  }

  private struct SchemeReader: View {
    let log: Log
    @Environment(\.colorScheme) private var scheme

    var body: some View { Color.red.onAppear { log.lines.append("\(scheme)") } }
  }

  @Test func oneValueAtTwoPlacesHasTwoEnvironments() {
    let log = Log()
    let reader = SchemeReader(log: log)
    _ = frames(
      of: VStack {
        reader.environment(\.colorScheme, .dark)
        reader
      }, in: CGSize(width: 10, height: 10))

    #expect(log.lines == ["dark", "light"])
  }
}
