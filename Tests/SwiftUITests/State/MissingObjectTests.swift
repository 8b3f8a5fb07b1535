import SwiftUI
import Testing

@MainActor
struct MissingObjectTests {
  final class Basket: ObservableObject {
    @Published var count = 0
  }

  @Observable
  final class Shelf {
    var count = 0
  }

  private struct Reading: View {
    @EnvironmentObject private var basket: Basket
    var body: some View { Text("\(basket.count)") }
  }

  private struct Looking: View {
    @Environment(Shelf.self) private var shelf
    var body: some View { Text("\(shelf.count)") }
  }

  private struct Careful: View {
    @EnvironmentObject private var basket: Basket
    @Environment(Shelf.self) private var shelf: Shelf?
    var body: some View {
      Button(shelf == nil ? "none" : "some") { basket.count += 1 }
    }
  }

  /// In the words of iOS, where reading ends the program, too.
  @Test func readingAMissingObjectEndsWithItsName() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Hosted(Reading()) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "No ObservableObject of type Basket found. A View.environmentObject(_:) for Basket may be "
          + "missing as an ancestor of this view."))
  }

  @Test func readingAMissingObservableEndsWithItsName() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Hosted(Looking()) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("No Observable object of type Shelf found."))
  }

  /// An object that only an action reads need not be there for a picture.
  @Test func anObjectThatIsNotReadMayBeMissing() {
    #expect(Hosted(Careful()).views.contains { $0.accessibilityLabel == "none" })
  }
}
