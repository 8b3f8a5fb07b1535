import SwiftUI
import Testing

@MainActor
struct ChangeTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class Handle {
    var count = 0
    var change: (Int) -> Void = { _ in }
  }

  /// Gives others the main actor until something holds, for two seconds at most.
  private func until(_ condition: () -> Bool) async {
    for _ in 0..<200 where !condition() { try? await Task.sleep(for: .milliseconds(10)) }
    #expect(condition())
  }

  private struct Counting: View {
    let handle: Handle
    @State private var value = 1

    var body: some View {
      let _ = handle.count += 1
      let _ = handle.change = { value = $0 }
      Color.red.frame(height: CGFloat(value))
    }
  }

  /// As on iOS, which compares what can be compared.
  @Test func writingTheSameValueAsksForNoEvaluation() {
    let handle = Handle()
    let hosted = Hosted(Counting(handle: handle))
    #expect(handle.count == 1)

    handle.change(1)
    hosted.window.layoutIfNeeded()
    #expect(handle.count == 1)

    handle.change(2)
    hosted.window.layoutIfNeeded()
    #expect(handle.count == 2)
  }

  final class Model: ObservableObject, @unchecked Sendable {
    @Published var height: CGFloat = 10
  }

  @Observable
  final class Seen: @unchecked Sendable {
    var height: CGFloat = 10
  }

  private struct Following: View {
    @ObservedObject var model: Model
    let seen: Seen

    var body: some View { Color.red.frame(height: model.height + seen.height) }
  }

  private func height(_ hosted: Hosted) -> CGFloat? {
    hosted.window.layoutIfNeeded()
    return hosted.views.first?.frame.height
  }

  @Test func changesOnOtherThreadsAreDrawn() async {
    let (model, seen) = (Model(), Seen())
    let hosted = Hosted(Following(model: model, seen: seen))
    #expect(height(hosted) == 20)

    await Task.detached { model.height = 30 }.value
    await until { height(hosted) == 40 }

    await Task.detached { seen.height = 40 }.value
    await until { height(hosted) == 70 }
  }

  private struct Loading: View {
    let log: Log
    let id: Int
    @State private var height: CGFloat = 10

    var body: some View {
      Color.red.frame(height: height).task(id: id) {
        log.lines.append("began \(id)")
        height += 5
        try? await Task.sleep(for: .seconds(1000))
        log.lines.append("ended \(id)")
      }
    }
  }

  @Test func tasksThatATestAwaitsAreDrawnAndEndWithTheirView() async {
    let log = Log()
    let hosting = UIHostingController(rootView: AnyView(Loading(log: log, id: 1)))
    hosting.view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let height = {
      hosting.view.layoutIfNeeded()
      return hosting.view.subviews[0].subviews.first.map { $0.frame.height.rounded() }
    }
    #expect(height() == 10)
    await until { log.lines == ["began 1"] }
    #expect(height() == 15)

    hosting.rootView = AnyView(Loading(log: log, id: 2))
    #expect(height() == 15)
    await until { log.lines.count == 3 }
    #expect(height() == 20)

    hosting.rootView = AnyView(EmptyView())
    #expect(height() == nil)
    await until { log.lines.count == 4 }
    #expect(log.lines.sorted() == ["began 1", "began 2", "ended 1", "ended 2"])
  }

  private struct Receiving: View {
    let model: Model
    let log: Log

    var body: some View {
      Color.red.onReceive(model.$height) { log.lines.append("\(Int($0))") }
        .onReceive(model.$height.map { $0 * 2 }.eraseToAnyPublisher()) {
          log.lines.append("twice \(Int($0))")
        }
    }
  }

  @Test func publishersOfAnotherObjectAreFollowed() {
    let (log, first, second) = (Log(), Model(), Model())
    second.height = 50
    let hosting = UIHostingController(rootView: Receiving(model: first, log: log))
    hosting.view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    hosting.view.layoutIfNeeded()
    hosting.rootView = Receiving(model: first, log: log)
    hosting.view.layoutIfNeeded()
    #expect(log.lines == ["10", "twice 20"])

    hosting.rootView = Receiving(model: second, log: log)
    hosting.view.layoutIfNeeded()
    first.height = 1
    second.height = 60
    #expect(log.lines.dropFirst(2).sorted() == ["50", "60", "twice 100", "twice 120"])
  }
}
