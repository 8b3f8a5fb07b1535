import SwiftUI
import Testing
import UIKitTesting

/// Bars over content are drawn as a screen shows them, where content does not show through as it is.
@MainActor
struct BarMaterialTests {
  private func list(_ count: Int) -> some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 50) }
      }
    }
  }

  private func hosted(_ root: some View) -> Hosted {
    Hosted(root, in: CGSize(width: 390, height: 700))
  }

  /// Between the hairline and the items, where only what lies below is seen.
  private let inBottomBar = CGPoint(x: 200, y: 660)

  @Test(arguments: [(40, true), (11, false)])
  func aToolbarHasItsMaterialWhereContentGoesOnBelow(_ rows: Int, _ goesOn: Bool) {
    let hosted = hosted(
      NavigationStack {
        list(rows).toolbar { ToolbarItem(placement: .bottomBar) { Text("A") } }
      })
    let color = hosted.color(at: inBottomBar)

    #expect(color != [255, 59, 48, 255])
    #expect((color == [255, 255, 255, 255]) == !goesOn)
  }

  @Test func tabsHaveTheirMaterialToo() {
    let hosted = hosted(TabView { list(40).tabItem { Text("A") } })

    #expect(hosted.color(at: CGPoint(x: 380, y: 655)) != [255, 59, 48, 255])
  }

  @Test func aScrolledNavigationBarHasItsMaterial() throws {
    let hosted = hosted(NavigationStack { list(40).navigationBarTitle("A", displayMode: .inline) })
    let scrollView = try #require(
      hosted.views.lazy.compactMap { $0 as? UIScrollView }.first { $0.contentSize.height > 1000 })
    scrollView.simulateScroll(to: CGPoint(x: 0, y: 200))
    hosted.window.layoutIfNeeded()

    #expect(hosted.color(at: CGPoint(x: 20, y: 20)) != [255, 59, 48, 255])
  }
}
