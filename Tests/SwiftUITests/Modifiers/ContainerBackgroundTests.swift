import SwiftUI
import Testing

@MainActor
struct ContainerBackgroundTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  @Observable @MainActor
  final class Model {
    var isRed = true
  }

  private struct Page: View {
    let model: Model
    let color: Color

    var body: some View {
      if model.isRed {
        Text("a").containerBackground(color, for: .navigation)
      } else {
        Text("a")
      }
    }
  }

  /// Apple's page: the background of the enclosing navigation container, which bars lie on.
  @Test func theBackgroundIsBehindTheWholePage() {
    let model = Model()
    let hosted = Hosted(NavigationStack { Page(model: model, color: red).navigationTitle("Title") })
    func colors() -> [[UInt8]] {
      [CGPoint(x: 5, y: 5), CGPoint(x: 195, y: 195)].map { hosted.color(at: $0) }
    }

    #expect(colors() == [[255, 0, 0, 255], [255, 0, 0, 255]])
    model.isRed = false
    hosted.window.layoutIfNeeded()
    #expect(colors() == [[255, 255, 255, 255], [255, 255, 255, 255]])
  }

  @Test func aViewLiesInThePageByItsAlignment() {
    let hosted = Hosted(
      NavigationStack {
        Text("a").containerBackground(for: .navigation, alignment: .bottomTrailing) {
          red.frame(width: 20, height: 20)
        }
      })

    #expect(hosted.color(at: CGPoint(x: 190, y: 190)) == [255, 0, 0, 255])
    #expect(hosted.color(at: CGPoint(x: 170, y: 190)) == [255, 255, 255, 255])
  }

  @Test func aViewOutsideOfAStackChangesNothing() {
    let hosted = Hosted(Text("a").containerBackground(red, for: .navigation))

    #expect(hosted.color(at: CGPoint(x: 5, y: 5)) == [255, 255, 255, 255])
  }
}
