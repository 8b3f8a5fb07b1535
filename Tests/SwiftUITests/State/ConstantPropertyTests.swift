import SwiftUI
import Testing

/// Properties of a team's own that are `let`, which SwiftUI links as it does those that are `var`.
@MainActor
struct ConstantPropertyTests {
  private struct Counter: DynamicProperty {
    @State private var count = 0
    @Environment(\.colorScheme) private var scheme
    var updates = 0

    mutating func update() { updates += 1 }

    var words: String { "\(count) \(scheme) \(updates)" }
    func count(to count: Int) { self.count = count }
  }

  private struct Counting: View {
    let counter = Counter()

    var body: some View {
      Text(counter.words).onAppear { counter.count(to: 3) }
    }
  }

  @Test func aConstantPropertyIsLinkedAndUpdated() {
    let hosted = Hosted(Counting().environment(\.colorScheme, .dark))

    #expect(hosted.views.compactMap(\.accessibilityLabel) == ["3 dark 1"])
  }

  private struct Given: View {
    let scheme: Environment<ColorScheme>

    var body: some View { Text("\(scheme.wrappedValue)") }
  }

  @Test func aConstantWrapperOfTheEnvironmentIsLinked() {
    let view = Given(scheme: Environment(\.colorScheme)).environment(\.colorScheme, .dark)

    #expect(Hosted(view).views.compactMap(\.accessibilityLabel) == ["dark"])
  }
}
