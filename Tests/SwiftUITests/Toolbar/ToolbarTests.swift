import SwiftUI
import Testing
import UIKitTesting

@MainActor
struct ToolbarTests {
  private func hosted(_ root: some View, _ width: UserInterfaceSizeClass = .compact) -> Hosted {
    Hosted(
      root.environment(\.horizontalSizeClass, width), in: CGSize(width: 390, height: 700))
  }

  private func navigation(_ hosted: Hosted) -> UINavigationController? {
    hosted.views.compactMap { $0.next as? UINavigationController }.last
  }

  private func item(_ hosted: Hosted) -> UINavigationItem? {
    navigation(hosted)?.topViewController?.navigationItem
  }

  private func words(_ items: [UIBarButtonItem]?) -> [String] {
    (items ?? []).map { item in
      guard let view = item.customView else { return "-" }
      return view.recursiveSubviews.compactMap(\.accessibilityLabel).first ?? ""
    }
  }

  /// Where developer.apple.com/documentation/swiftui/toolbaritemplacement says that items are on iOS.
  @Test func everyPlacementHasItsPlace() {
    let hosted = hosted(
      NavigationStack {
        Text("Root").toolbar {
          ToolbarItem(placement: .automatic) { Text("automatic") }
          ToolbarItem(placement: .primaryAction) { Text("primary") }
          ToolbarItem(placement: .confirmationAction) { Text("confirm") }
          ToolbarItem(placement: .cancellationAction) { Text("cancel") }
          ToolbarItem(placement: .navigation) { Text("navigation") }
          ToolbarItem(placement: .topBarLeading) { Text("leading") }
          ToolbarItem(placement: .topBarTrailing) { Text("trailing") }
        }
        .toolbar {
          ToolbarItem(placement: .destructiveAction) { Text("destroy") }
          ToolbarItem(placement: .principal) { Text("principal") }
          ToolbarItem(placement: .bottomBar) { Text("bottom") }
          ToolbarItem(placement: .status) { Text("status") }
          ToolbarItem(placement: .keyboard) { Text("keyboard") }
        }
      })

    #expect(words(item(hosted)?.leftBarButtonItems) == ["cancel", "navigation", "leading"])
    #expect(
      words(item(hosted)?.rightBarButtonItems?.reversed())
        == ["automatic", "primary", "confirm", "trailing", "destroy"])
    #expect(
      words(navigation(hosted)?.topViewController?.toolbarItems)
        == ["bottom", "-", "status", "-"])
    #expect(item(hosted)?.titleView != nil)
  }

  /// developer.apple.com/documentation/swiftui/toolbaritemplacement/navigation: beside a back button on
  /// a narrow screen, items are where primary actions are.
  @Test func navigationGivesWayToABackButton() {
    let hosted = hosted(
      NavigationStack(path: .constant([1])) {
        Text("Root").navigationDestination(for: Int.self) { _ in
          Text("Page").toolbar { ToolbarItem(placement: .navigation) { Text("navigation") } }
        }
      })

    #expect(words(item(hosted)?.leftBarButtonItems) == [])
    #expect(words(item(hosted)?.rightBarButtonItems) == ["navigation"])
  }

  @Test func secondaryActionsAreInAMenuOrInTheMiddleOfAnEditor() {
    let screen = NavigationStack {
      Text("Root").navigationTitle("Title").toolbarRole(.editor).toolbar {
        ToolbarItemGroup(placement: .secondaryAction) {
          Button("One") {}
          Button("Two") {}
        }
      }
    }
    let narrow = hosted(screen)
    #expect(words(item(narrow)?.rightBarButtonItems) == ["ellipsis.circle"])

    let wide = hosted(screen, .regular)
    #expect(item(wide)?.rightBarButtonItems == nil)
    #expect(words(item(wide)?.centerItemGroups.flatMap(\.barButtonItems)) == ["One", "Two"])
    #expect(item(wide)?.style == .editor)
  }

  @Test func aPageHasItsBarsInItsColorSchemeAndBackground() {
    let hosted = hosted(
      TabView {
        NavigationStack {
          Text("Root").toolbar { ToolbarItem(placement: .bottomBar) { Text("bottom") } }
            .toolbarColorScheme(.dark, for: .navigationBar, .tabBar)
            .toolbarBackground(.red, for: .navigationBar, .tabBar, .bottomBar)
            .toolbarBackground(.visible, for: .navigationBar, .tabBar, .bottomBar)
        }
        .tabItem { Text("Tab") }
      })
    let bar = navigation(hosted)?.navigationBar
    let tabBar = hosted.views.lazy.compactMap { $0 as? UITabBar }.first

    #expect(bar?.traitCollection.userInterfaceStyle == .dark)
    #expect(tabBar?.traitCollection.userInterfaceStyle == .dark)
    #expect(item(hosted)?.scrollEdgeAppearance?.backgroundColor != nil)
    #expect(tabBar?.scrollEdgeAppearance?.backgroundColor != nil)
    #expect(navigation(hosted)?.toolbar?.standardAppearance.backgroundColor != nil)
  }

  @Test func aTitleMenuHasAnArrow() {
    let hosted = hosted(
      NavigationStack {
        Text("Root").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu { Button("Rename") {} }
      })

    #expect(item(hosted)?.titleMenuProvider != nil)
  }

  /// The large title of 52 points goes away with the content, as UIKit's does.
  @Test func aLargeTitleCollapsesWhenTheContentIsScrolled() throws {
    let hosted = hosted(
      NavigationStack {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<40, id: \.self) { Text("row \($0)").frame(height: 50) }
          }
        }
        .navigationTitle("Title")
      })
    let bar = try #require(navigation(hosted)?.navigationBar)
    let scrollView = try #require(
      hosted.views.lazy.compactMap { $0 as? UIScrollView }.first { $0.contentSize.height > 1000 })
    func top(of text: String) -> CGFloat? {
      hosted.views.first { $0.accessibilityLabel == text }.map {
        $0.convert(CGPoint(x: 0, y: $0.bounds.midY), to: nil).y.rounded()
      }
    }
    #expect(bar.frame.height == 96)
    #expect(top(of: "row 0") == 121)

    scrollView.simulateScroll(to: CGPoint(x: 0, y: 56))
    hosted.window.layoutIfNeeded()

    #expect(bar.frame.height == 44)
    #expect(scrollView.contentOffset.y == 56)
    #expect(top(of: "row 3") == 119)

    scrollView.simulateScroll(to: CGPoint(x: 0, y: -96))
    hosted.window.layoutIfNeeded()
    #expect(bar.frame.height == 96)
    #expect(top(of: "row 0") == 121)
  }
}
