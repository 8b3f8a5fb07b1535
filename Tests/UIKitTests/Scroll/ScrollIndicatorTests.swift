import DarkroomUIKit
import Foundation
import Testing

@MainActor
struct ScrollIndicatorTests {
  private func view() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentSize = CGSize(width: 100, height: 400)
    view.layoutIfNeeded()
    return view
  }

  private func bars(_ view: UIScrollView) -> [CGRect] {
    view.layoutIfNeeded()
    return view.subviews.map(\.frame)
  }

  @Test func onlyAFlashShowsAnIndicator() {
    let view = view()
    #expect(bars(view) == [])

    view.flashScrollIndicators()
    #expect(bars(view) == [CGRect(x: 94, y: 3, width: 3, height: 97)])
  }

  @Test func theIndicatorMovesAlongWithTheContent() {
    let view = view()
    view.flashScrollIndicators()
    view.contentOffset.y = 200

    #expect(bars(view) == [CGRect(x: 94, y: 300, width: 3, height: 97)])
  }

  @Test func bothIndicatorsLeaveEachOtherRoom() {
    let view = view()
    view.contentSize.width = 200
    view.flashScrollIndicators()

    #expect(
      bars(view) == [
        CGRect(x: 94, y: 3, width: 3, height: 94), CGRect(x: 3, y: 194, width: 44, height: 3),
      ])
  }

  @Test func insetsNarrowTheTrack() {
    let view = view()
    view.scrollIndicatorInsets = UIEdgeInsets(top: 50, left: 0, bottom: 50, right: 10)
    view.flashScrollIndicators()

    #expect(view.horizontalScrollIndicatorInsets.top == 50)
    #expect(bars(view) == [CGRect(x: 84, y: 53, width: 3, height: 47)])
  }

  @Test func theSafeAreaIsAddedUnlessItIsNot() {
    let view = SafeScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentSize = CGSize(width: 100, height: 400)
    view.flashScrollIndicators()
    #expect(bars(view).first.map { $0.minY - view.contentOffset.y } == 43)

    view.automaticallyAdjustsScrollIndicatorInsets = false
    #expect(bars(view).first.map { $0.minY - view.contentOffset.y } == 3)
  }

  @Test func anIndicatorThatIsOffStaysAway() {
    let view = view()
    view.showsVerticalScrollIndicator = false
    view.flashScrollIndicators()
    #expect(bars(view) == [])

    view.showsVerticalScrollIndicator = true
    #expect(bars(view).count == 1)
  }

  @Test func theStyleIsTheColor() {
    let view = view()
    view.flashScrollIndicators()
    view.indicatorStyle = .white
    let pixel = view.drawnRows[50][95]

    #expect(pixel >> 24 == 128 && pixel & 255 == 128)
  }

  @Test func indicatorsGoAfterASecond() async throws {
    let view = view()
    view.flashScrollIndicators()
    try await Task.sleep(for: .milliseconds(1100))
    while !view.subviews.isEmpty { try await Task.sleep(for: .milliseconds(20)) }

    #expect(view.subviews.isEmpty)
  }
}

private final class SafeScrollView: UIScrollView {
  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0) }
}
