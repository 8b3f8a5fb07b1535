import SwiftUI
import Testing

@MainActor
struct TransactionTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct Changes {
    let plain: () -> Void
    let animated: () -> Void
    let bound: () -> Void
  }

  private final class Handle {
    var changes: Changes?
  }

  /// Tells how a view of UIKit is brought up to date.
  private struct Told: UIViewRepresentable {
    let value: Int
    let log: Log

    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {
      log.lines.append(context.transaction.animation == nil ? "\(value)" : "\(value) animated")
    }
  }

  private struct Screen<Content: View>: View {
    let handle: Handle
    @ViewBuilder let content: (Int) -> Content
    @State private var value = 0

    var body: some View {
      let _ =
        handle.changes = Changes(
          plain: { value += 1 }, animated: { withAnimation { value += 1 } },
          bound: { $value.animation().wrappedValue += 1 })
      content(value)
    }
  }

  private func lines(_ content: @escaping (Int, Log) -> some View) throws -> [String] {
    let (log, handle) = (Log(), Handle())
    let hosted = Hosted(Screen(handle: handle) { content($0, log) })
    for change in [\Changes.plain, \.animated, \.bound, \.plain] {
      try #require(handle.changes)[keyPath: change]()
      hosted.window.layoutIfNeeded()
    }
    return log.lines
  }

  @Test func viewsOfUIKitAreToldHowAChangeWasMade() throws {
    let lines = try lines { Told(value: $0, log: $1) }

    #expect(lines == ["0", "1", "2 animated", "3 animated", "4"])
  }

  @Test func transactionsAreChangedOnTheirWayToAView() throws {
    let none = try lines { value, log in
      Told(value: value, log: log).transaction { $0.animation = nil }
    }
    #expect(none == ["0", "1", "2", "3", "4"])

    let every = try lines { value, log in
      Told(value: value, log: log).animation(.default, value: value)
    }
    #expect(every == ["0", "1 animated", "2 animated", "3 animated", "4 animated"])

    let half = try lines { value, log in
      Told(value: value, log: log).animation(nil, value: value / 2)
    }
    #expect(half == ["0", "1", "2", "3 animated", "4"])
  }

  private struct Speed: TransactionKey {
    static var defaultValue: Int { 1 }
  }

  @Test func aTransactionHandsOnTheValuesOfATeam() {
    var transaction = Transaction()
    #expect(transaction[Speed.self] == 1)

    transaction[Speed.self] = 3
    #expect(transaction[Speed.self] == 3)
  }

  private struct Completing: View {
    @State private var height: CGFloat = 10

    var body: some View {
      Color.red.frame(height: height).onAppear {
        withAnimation {
          height = 20
        } completion: {
          height += 5
        }
      }
    }
  }

  /// A still picture shows the end: of the animation, and of what follows it.
  @Test func animationsAreCompleteInThePicture() {
    #expect(frames(of: Completing(), in: CGSize(width: 10, height: 100))[0].height == 25)
  }
}
