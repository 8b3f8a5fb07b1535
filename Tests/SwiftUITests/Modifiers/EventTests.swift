import SwiftUI
import Testing

@MainActor
struct EventTests {
  private final class Log {
    var lines: [String] = []
  }

  private func host<V: View>(_ view: V) -> UIHostingController<V> {
    let hosting = UIHostingController(rootView: view)
    hosting.view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    hosting.view.layoutIfNeeded()
    return hosting
  }

  @Test func leavingTheTreeRunsOnDisappear() {
    let log = Log()
    func rows(_ names: [String], _ note: String = "") -> AnyView {
      AnyView(
        ForEach(names, id: \.self) { name in
          Color.red.onDisappear { log.lines.append(name + note) }
        })
    }
    let hosting = host(rows(["a", "b", "c", "d"]))

    hosting.rootView = rows(["b"], " now")
    hosting.view.layoutIfNeeded()
    #expect(log.lines == ["a", "c", "d"])

    hosting.rootView = rows([])
    hosting.view.layoutIfNeeded()
    #expect(log.lines == ["a", "c", "d", "b now"])
  }

  @Test func aNewIdentityIsADeparture() {
    let log = Log()
    func view(_ id: Int) -> AnyView {
      AnyView(Color.red.onDisappear { log.lines.append("\(id)") }.id(id))
    }
    let hosting = host(view(1))

    hosting.rootView = view(2)
    hosting.view.layoutIfNeeded()

    #expect(log.lines == ["1"])
  }

  private struct Receiving: View {
    let subject: CurrentValueSubject<Int, Never>
    @State private var height = 10

    var body: some View {
      Color.red.frame(height: CGFloat(height)).onReceive(subject) { height = $0 }
    }
  }

  /// A publisher that has a value sends it at appearance, so that it is in the picture.
  @Test func whatAPublisherSendsIsDrawn() {
    let subject = CurrentValueSubject<Int, Never>(20)
    let hosting = host(Receiving(subject: subject))
    let height = { hosting.view.subviews[0].subviews[0].frame.height }
    #expect(height() == 20)

    subject.send(30)
    hosting.view.layoutIfNeeded()
    #expect(height() == 30)
  }
}
