import SnapshotTesting
import UIKit
import XCTest

/// Screens that a UIKit developer recognizes, as references of the whole path from views to pixels.
final class GalleryTests: XCTestCase {
  private let phone = CGRect(x: 0, y: 0, width: 390, height: 844)
  private let small = CGRect(x: 0, y: 0, width: 320, height: 568)

  @MainActor @preconcurrency func testSettings() {
    assertSnapshot(of: SettingsScreen(frame: phone), as: .image)
  }

  @MainActor @preconcurrency func testSettingsInDarkMode() {
    assertSnapshot(
      of: SettingsScreen(frame: phone),
      as: .image(traits: UITraitCollection(userInterfaceStyle: .dark)))
  }

  @MainActor @preconcurrency func testCardFeed() {
    assertSnapshot(of: CardFeedScreen(frame: phone), as: .image)
  }

  @MainActor @preconcurrency func testProfile() {
    assertSnapshot(of: ProfileScreen(frame: phone), as: .image)
  }

  @MainActor @preconcurrency func testJapaneseArticle() {
    assertSnapshot(of: ArticleScreen(frame: phone), as: .image)
  }

  @MainActor @preconcurrency func testChat() {
    assertSnapshot(of: ChatScreen(frame: phone), as: .image)
  }

  @MainActor @preconcurrency func testChatInDarkMode() {
    assertSnapshot(
      of: ChatScreen(frame: phone),
      as: .image(traits: UITraitCollection(userInterfaceStyle: .dark)))
  }

  @MainActor @preconcurrency func testChart() {
    let frame = CGRect(x: 0, y: 0, width: 360, height: 260)
    assertSnapshot(of: ChartScreen(frame: frame), as: .image)
  }

  @MainActor @preconcurrency func testForm() {
    assertSnapshot(of: FormScreen(frame: small), as: .image)
  }

  @MainActor @preconcurrency func testFormInDarkMode() {
    assertSnapshot(
      of: FormScreen(frame: small),
      as: .image(traits: UITraitCollection(userInterfaceStyle: .dark)))
  }

  @MainActor @preconcurrency func testBadges() {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 270)
    assertSnapshot(of: BadgesScreen(frame: frame), as: .image)
  }

  @MainActor @preconcurrency func testRightToLeft() {
    let frame = CGRect(x: 0, y: 0, width: 390, height: 400)
    assertSnapshot(of: RightToLeftScreen(frame: frame), as: .image)
  }

  @MainActor @preconcurrency func testLanguages() {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 720)
    assertSnapshot(of: LanguagesScreen(frame: frame), as: .image)
  }

  @MainActor @preconcurrency func testDynamicTypeAtLarge() {
    assertSnapshot(of: DynamicTypeScreen(category: .large), as: .image)
  }

  @MainActor @preconcurrency func testDynamicTypeAtAccessibilityExtraLarge() {
    assertSnapshot(of: DynamicTypeScreen(category: .accessibilityExtraLarge), as: .image)
  }

  @MainActor @preconcurrency func testCalendar() {
    let frame = CGRect(x: 0, y: 0, width: 375, height: 350)
    assertSnapshot(of: CalendarScreen(frame: frame), as: .image)
  }

  @MainActor @preconcurrency func testPlayer() {
    assertSnapshot(of: PlayerScreen(frame: small), as: .image)
  }

  @MainActor @preconcurrency func testWeather() {
    let frame = CGRect(x: 0, y: 0, width: 375, height: 450)
    assertSnapshot(of: WeatherScreen(frame: frame), as: .image)
  }

  @MainActor @preconcurrency func testAlert() {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    assertSnapshot(of: AlertScreen(frame: frame), as: .image)
  }

  @MainActor @preconcurrency func testBoardingPass() {
    let frame = CGRect(x: 0, y: 0, width: 360, height: 350)
    assertSnapshot(of: BoardingPassScreen(frame: frame), as: .image)
  }
}
