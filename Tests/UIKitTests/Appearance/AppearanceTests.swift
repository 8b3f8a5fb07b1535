import Foundation
import Testing

@testable import DarkroomUIKit

/// What is set for all views of a class.
///
/// The classes are the tests' own, so that no other test sees it.
@MainActor
@Suite(.serialized)
struct AppearanceTests {
  private final class Badge: UILabel {}
  private final class Panel: UIView {}
  private final class Bar: UINavigationBar {}

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func viewsTakeTheLookAsTheyEnterAWindow() {
    Badge.appearance().textColor = .red
    defer { AppearanceRules.reset() }
    let badge = Badge()
    #expect(badge.textColor == .label)
    window.addSubview(badge)

    #expect(badge.textColor == .red)
  }

  @Test func whatAViewWasGivenItselfStays() {
    Badge.appearance().textColor = .red
    defer { AppearanceRules.reset() }
    let badge = Badge()
    badge.textColor = .blue
    window.addSubview(badge)
    #expect(badge.textColor == .blue)

    let plain = UILabel()
    window.addSubview(plain)
    #expect(plain.textColor == .label)
  }

  @Test func aLookInsideAContainerGoesBeforeTheGeneralOne() {
    Badge.appearance().textColor = .red
    Badge.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .green
    defer { AppearanceRules.reset() }
    let panel = Panel()
    let (inside, outside) = (Badge(), Badge())
    panel.addSubview(inside)
    window.addSubview(panel)
    window.addSubview(outside)

    #expect(inside.textColor == .green)
    #expect(outside.textColor == .red)
  }

  @Test func barsTakeTintAndAppearance() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .purple
    Bar.appearance().tintColor = .orange
    Bar.appearance().standardAppearance = look
    defer { AppearanceRules.reset() }
    let bar = Bar()
    window.addSubview(bar)

    #expect(bar.tintColor == .orange)
    #expect(bar.standardAppearance.backgroundColor == .purple)
  }
}
