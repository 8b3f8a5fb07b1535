import Testing
import UIKitTesting

@testable import SwiftUI

/// Lists of iOS 26.
///
/// Heights at the size Large are from pictures recorded at 3x: headers 40.33, rows 52, footers
/// 29.67. The others are from pictures of home-assistant/iOS at d722d781, 390 points wide with medium letters.
@MainActor
struct LiquidGlassListTests {
  private func shapes(_ root: some View, width: CGFloat = 390) -> [CGRect] {
    InterfaceLook.with(.liquidGlass) {
      Hosted(root, in: CGSize(width: width, height: 800), scale: 3)
        .frames(ofClass: "PaintedShapeView")
    }
  }

  private func cards(_ root: some View) -> [CGRect] {
    shapes(root).filter { $0.width == 358 && $0.height > 1 }
  }

  private func row(_ name: String) -> some View { Text(verbatim: name) }

  @Test func groupsHaveTheHeightsThatAreRecorded() {
    let cards = cards(
      List {
        Section {
          row("A")
          row("B")
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
        Section("Next") { row("C") }
        Section("Last") { row("D") }
      })

    #expect(cards.map(\.minX) == [16, 16, 16, 16])
    #expect(cards.map(\.height) == [52, 52, 52, 52])
    #expect(cards.map(\.minY) == [40.333, 92.333, 214.333, 325.333])
  }

  /// `testUI.light.png` of `AboutView`: rows of 51, and 35 between groups.
  @Test func rowsFollowTheLineOfBodyText() {
    let cards = cards(
      List {
        Section { row("A") }
        Section { row("B") }
      }
      .dynamicTypeSize(.medium))

    #expect(cards.map(\.height) == [51, 51])
    #expect(cards.map(\.minY) == [35, 121])
  }

  /// `testLitPickerContentUI.light.png`: 56.67 between groups with a header.
  @Test func headersHaveTheDistanceThatIsRecorded() {
    let cards = cards(
      List {
        Section("Section 1") { row("A") }
        Section("Section 2") { row("B") }
      }
      .dynamicTypeSize(.medium))

    #expect(cards.count == 2)
    #expect(abs(cards[1].minY - cards[0].maxY - 56.667) < 0.34)
  }

  /// `settingsServersScreen.light.png`: content of 40 points in a row of 70.
  @Test func contentHasFifteenPointsAboveAndBelow() {
    #expect(cards(List { Color.red.frame(width: 40, height: 40) }).map(\.height) == [70])
  }

  /// `serverSwitchingScreen.light.png`: from 32 to 358, and a point high; in a list of 450 points from 40 to 410.
  @Test func separatorsAreAPointHighAndEndWhereTheTextDoes() {
    let list = List {
      row("A")
      row("B")
    }

    #expect(shapes(list).filter { $0.height == 1 } == [CGRect(x: 32, y: 86, width: 326, height: 1)])
    let wide = shapes(list, width: 450).filter { $0.height == 1 }
    #expect(wide.map(\.minX) == [40] && wide.map(\.maxX) == [410])
  }

  /// `serverSwitchingScreen.light.png`: the row's content ends at 358 and the switch at 360.
  @Test func switchesAreTwoPointsWiderThanTheirPlace() throws {
    let frame = try InterfaceLook.with(.liquidGlass) {
      let toggle = Toggle("Wi-Fi", isOn: .constant(true)).padding(.horizontal, 10)
      let hosted = Hosted(toggle, in: CGSize(width: 300, height: 100))
      return try hosted.frame(of: UISwitch.self)
    }

    #expect(frame == CGRect(x: 229, y: 36, width: 63, height: 28))
  }

  @Test func colorsAreThoseOfTheLook() {
    InterfaceLook.with(.liquidGlass) {
      #expect(Hosted(Color.blue).color(at: CGPoint(x: 100, y: 100)) == [0, 136, 255, 255])
      #expect(Hosted(Color.red).color(at: CGPoint(x: 100, y: 100)) == [255, 56, 60, 255])
    }
    #expect(Hosted(Color.blue).color(at: CGPoint(x: 100, y: 100)) == [0, 122, 255, 255])
  }
}
