import Darkroom_SnapshotTesting_SwiftUI
import SnapshotTesting
import SwiftUI
import XCTest

/// Screens as whole apps have them, between the insets of a phone or a tablet: in light and dark mode, in Arabic, and
/// with the largest text.
final class AppScreenTests: XCTestCase {
  @MainActor @preconcurrency func testMail() {
    assertLooks(of: MailScreen(), in: .phone(700), withLargestText: .phone(1400))
  }

  @MainActor @preconcurrency func testMusic() {
    assertLooks(of: MusicScreen(), in: .phone(700), withLargestText: .phone(844))
  }

  @MainActor @preconcurrency func testCalendar() {
    assertLooks(of: CalendarScreen(), in: .phone(640), withLargestText: .phone(844))
  }

  @MainActor @preconcurrency func testShop() {
    assertLooks(of: ShopScreen(), in: .phone(760), withLargestText: .phone(1400))
  }

  @MainActor @preconcurrency func testCheckout() {
    assertLooks(of: CheckoutScreen(), in: .phone(844), withLargestText: .phone(1700))
  }

  @MainActor @preconcurrency func testDashboard() {
    assertLooks(of: DashboardScreen(), in: .phone(760), withLargestText: .phone(1500))
  }

  @MainActor @preconcurrency func testSearch() {
    assertLooks(of: SearchScreen(), in: .phone(640), withLargestText: .phone(1400))
  }

  @MainActor @preconcurrency func testContactForm() {
    assertLooks(of: ContactFormScreen(), in: .phone(760), withLargestText: .phone(1700))
  }

  @MainActor @preconcurrency func testSplitView() {
    assertLooks(
      of: SplitScreen(), in: .iPadMini(.landscape), withLargestText: .iPadMini(.landscape))
  }

  @MainActor @preconcurrency func testOrdersTable() {
    assertLooks(
      of: OrdersTableScreen(), in: .iPadMini(.portrait), withLargestText: .iPadMini(.portrait))
  }

  @MainActor @preconcurrency func testSettings() {
    assertLooks(of: AccountSettingsScreen(), in: .phone(760), withLargestText: .phone(2000))
  }

  @MainActor @preconcurrency func testProfile() {
    assertLooks(of: RunnerProfileScreen(), in: .phone(760), withLargestText: .phone(1100))
  }

  @MainActor @preconcurrency func testChat() {
    assertLooks(of: ConversationScreen(), in: .phone(640), withLargestText: .phone(1500))
  }

  @MainActor @preconcurrency func testOnboarding() {
    assertLooks(of: WelcomeScreen(), in: .phone(760), withLargestText: .phone(1200))
  }

  @MainActor @preconcurrency func testSignIn() {
    assertLooks(of: LoginScreen(), in: .phone(760), withLargestText: .phone(1700))
  }

  @MainActor @preconcurrency func testEmptyState() {
    assertLooks(of: FavoritesScreen(), in: .phone(640), withLargestText: .phone(1500))
  }

  /// - Parameter largest: The device on which the largest text is not truncated.
  @MainActor @preconcurrency private func assertLooks(
    of screen: some View, in device: ViewImageConfig, withLargestText largest: ViewImageConfig,
    testName: String = #function, line: UInt = #line
  ) {
    let english = Locale(identifier: "en_US")
    let looks:
      [(name: String, locale: Locale, device: ViewImageConfig, traits: UITraitCollection)] = [
        ("light", english, device, UITraitCollection(userInterfaceStyle: .light)),
        ("dark", english, device, .small(UITraitCollection(userInterfaceStyle: .dark))),
        (
          "arabic", Locale(identifier: "ar"), device,
          .small(UITraitCollection(layoutDirection: .rightToLeft))
        ),
        (
          "largest-text", english, largest,
          .small(
            UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
        ),
      ]
    for look in looks {
      assertSnapshot(
        of: screen.environment(\.locale, look.locale),
        as: .image(layout: .device(config: look.device), traits: look.traits),
        named: look.name, testName: testName, line: line)
    }
  }
}

extension ViewImageConfig {
  /// A phone with a home indicator.
  /// - Parameter height: In points.
  fileprivate static func phone(_ height: CGFloat) -> ViewImageConfig {
    ViewImageConfig(
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      size: CGSize(width: 390, height: height),
      traits: ViewImageConfig.iPhone13(.portrait).traits)
  }
}
