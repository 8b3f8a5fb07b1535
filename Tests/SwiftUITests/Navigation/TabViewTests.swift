import SwiftUI
import Testing

/// A tab view is UIKit's tab bar controller: a bar of 49 points.
@MainActor
struct TabViewTests {
  private func hosted(_ root: some View) -> Hosted {
    Hosted(root, in: CGSize(width: 390, height: 700))
  }

  private func bar(_ hosted: Hosted) -> UITabBar? {
    hosted.views.lazy.compactMap { $0 as? UITabBar }.first
  }

  @Test func tabsHaveTitlesImagesAndBadges() {
    let hosted = hosted(
      TabView {
        Color.red.tabItem { Label("First", systemImage: "star") }.badge(2)
        Color.blue.tabItem {
          Image(systemName: "heart")
          Text("Second")
        }
      })

    #expect(bar(hosted)?.items?.map(\.title) == ["First", "Second"])
    #expect(bar(hosted)?.items?.map(\.badgeValue) == ["2", nil])
    #expect(bar(hosted)?.items?.allSatisfy { $0.image != nil } == true)
    #expect(bar(hosted)?.frame == CGRect(x: 0, y: 651, width: 390, height: 49))
    #expect(
      hosted.frames(ofClass: "PaintedShapeView") == [CGRect(x: 0, y: 0, width: 390, height: 651)])
  }

  @Test func theSelectionSaysWhichPageIsSeen() {
    let hosted = hosted(
      TabView(selection: .constant("b")) {
        Text("A").tabItem { Text("A") }.tag("a")
        Text("B page").tabItem { Text("B") }.tag("b")
      })

    #expect(bar(hosted)?.selectedItem?.title == "B")
    #expect(hosted.views.contains { $0.accessibilityLabel == "B page" })
  }

  @Test func tabsAsValuesAreTabs() {
    let hosted = hosted(
      TabView {
        Tab("One", systemImage: "star") { Text("1") }
        Tab("Two", systemImage: "heart") { Text("2") }.badge(3)
      })

    #expect(bar(hosted)?.items?.map(\.title) == ["One", "Two"])
    #expect(bar(hosted)?.items?.map(\.badgeValue) == [nil, "3"])
  }

  /// developer.apple.com/documentation/swiftui/view/badge(_:)-8adyq: zero hides the badge.
  @Test func badgesOfZeroAndNilHideAnEarlierBadge() {
    let hosted = hosted(
      TabView {
        Tab("One", systemImage: "star") { Text("1") }.badge(3).badge(0)
        Tab("Two", systemImage: "heart") { Text("2") }.badge(Text("New")).badge(nil)
        Tab("Three", systemImage: "moon") { Text("3") }.hidden().badge(4)
      })

    #expect(bar(hosted)?.items?.map(\.title) == ["One", "Two"])
    #expect(bar(hosted)?.items?.map(\.badgeValue) == [nil, nil])
  }

  /// developer.apple.com/documentation/swiftui/pageindexviewstyle/backgrounddisplaymode/always, in either order.
  @Test func dotsHaveAPlateWhereTheirStyleAlwaysHasOne() throws {
    let pages = TabView {
      Color.red
      Color.blue
    }
    let always = PageIndexViewStyle(backgroundDisplayMode: .always)
    func style(_ root: some View) throws -> UIPageControl.BackgroundStyle {
      try hosted(root).first(UIPageControl.self).backgroundStyle
    }

    #expect(try style(pages.tabViewStyle(.page)) == .automatic)
    #expect(try style(pages.tabViewStyle(.page(indexDisplayMode: .always))) == .automatic)
    #expect(try style(pages.tabViewStyle(.page).indexViewStyle(always)) == .prominent)
    #expect(try style(pages.indexViewStyle(always).tabViewStyle(.page)) == .prominent)
  }

  /// bitwarden/authenticator-ios at 9fbbceb1, iOS 18.1 at 3x, medium letters: the middle of the dots is 24.83 above the
  /// bottom of the pages in `TutorialViewTests/test_snapshot_TutorialView_previews.1.png`.
  @Test func dotsLieAboveTheBottomOfThePages() throws {
    let hosted = Hosted(
      TabView {
        Color.red
        Color.blue
      }
      .tabViewStyle(.page), in: CGSize(width: 300, height: 500), scale: 3)
    let dots = try #require(hosted.frames(ofClass: "UIPageControl").first)

    #expect(abs(500 - dots.midY - 24.83) <= 0.34)
  }

  @Test func pagesThatAreSwipedHaveDots() {
    let hosted = hosted(
      TabView(selection: .constant(1)) {
        Color.red.tag(0)
        Color.blue.tag(1)
      }
      .tabViewStyle(.page))
    let dots = hosted.views.lazy.compactMap { $0 as? UIPageControl }.first

    #expect(dots?.numberOfPages == 2)
    #expect(dots?.currentPage == 1)
    #expect(bar(hosted) == nil)
  }
}
