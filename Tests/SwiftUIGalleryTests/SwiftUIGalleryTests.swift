import Darkroom_SnapshotTesting_SwiftUI
import SnapshotTesting
import SwiftUI
import XCTest

/// Screens as component libraries have them, each in light and dark mode, from right to left and with the largest text.
final class SwiftUIGalleryTests: XCTestCase {
  @MainActor @preconcurrency func testCards() {
    assertLooks(of: CardScreen(), height: 480, withLargestText: 1560)
  }

  @MainActor @preconcurrency func testBadges() {
    assertLooks(of: BadgeScreen(), height: 330, withLargestText: 800)
  }

  @MainActor @preconcurrency func testRings() {
    assertLooks(of: RingScreen(), height: 400)
  }

  @MainActor @preconcurrency func testEmptyState() {
    assertLooks(of: EmptyStateScreen(), height: 600)
  }

  @MainActor @preconcurrency func testOnboarding() {
    assertLooks(of: OnboardingScreen(), height: 640, withLargestText: 1560)
  }

  @MainActor @preconcurrency func testChat() {
    assertLooks(of: ChatScreen(), height: 460, withLargestText: 1120)
  }

  @MainActor @preconcurrency func testPhotoGrid() {
    assertLooks(of: PhotoGridScreen(), height: 640)
  }

  @MainActor @preconcurrency func testPricing() {
    assertLooks(of: PricingScreen(), height: 620, withLargestText: 1800)
  }

  @MainActor @preconcurrency func testProfile() {
    assertLooks(of: ProfileScreen(), height: 520)
  }

  @MainActor @preconcurrency func testStats() {
    assertLooks(of: StatsScreen(), height: 430)
  }

  @MainActor @preconcurrency func testElevation() {
    assertLooks(of: ElevationScreen(), height: 430)
  }

  @MainActor @preconcurrency func testGradients() {
    assertLooks(of: GradientScreen(), height: 560)
  }

  @MainActor @preconcurrency func testSkeletons() {
    assertLooks(of: SkeletonScreen(), height: 470)
  }

  @MainActor @preconcurrency func testCharts() {
    assertLooks(of: ChartScreen(), height: 500)
  }

  @MainActor @preconcurrency func testDesignSystem() {
    assertLooks(of: DesignSystemScreen(), height: 520)
  }

  @MainActor @preconcurrency func testSettings() {
    assertLooks(of: SettingsScreen(), height: 720)
  }

  @MainActor @preconcurrency func testInbox() {
    assertLooks(of: InboxScreen(), height: 500)
  }

  @MainActor @preconcurrency func testOrder() {
    assertLooks(of: OrderScreen(), height: 520)
  }

  @MainActor @preconcurrency func testTabs() {
    assertLooks(of: TabsScreen(), height: 640)
  }

  @MainActor @preconcurrency func testSignIn() {
    assertLooks(of: SignInScreen(), height: 720)
  }

  @MainActor @preconcurrency func testControls() {
    assertLooks(of: ControlScreen(), height: 700)
  }

  /// - Parameters:
  ///   - height: In points.
  ///   - largestHeight: The height in which the largest text is not truncated; nil for twice the height.
  @MainActor @preconcurrency private func assertLooks(
    of screen: some View, height: CGFloat, withLargestText largestHeight: CGFloat? = nil,
    testName: String = #function, line: UInt = #line
  ) {
    let looks: [(name: String, height: CGFloat, traits: UITraitCollection)] = [
      ("light", height, UITraitCollection(userInterfaceStyle: .light)),
      ("dark", height, .small(UITraitCollection(userInterfaceStyle: .dark))),
      ("right-to-left", height, .small(UITraitCollection(layoutDirection: .rightToLeft))),
      (
        "largest-text", largestHeight ?? height * 2,
        .small(UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
      ),
    ]
    for look in looks {
      assertSnapshot(
        of: screen,
        as: .image(layout: .fixed(width: 390, height: look.height), traits: look.traits),
        named: look.name, testName: testName, line: line)
    }
  }
}
