import CoreGraphics
import DarkroomRaster
import Foundation
import Testing
import UIKit

@testable import SnapshotTesting

@MainActor
struct AccessibilityTextTests {
  private func described<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String?
  {
    try? strategy.captured(value, timeout: 1)
  }

  @Test func everyElementIsDescribedInReadingOrder() throws {
    let text = try #require(described(LaidOutCard().view, .accessibility))

    #expect(
      text == """
        1. "Settings", static text, header
           frame: (16, 16) 288 × 24
           contrast: 21:1
        2. "Airplane mode", static text
           frame: (16, 64) 200 × 24
           contrast: 2.8:1
        3. "Airplane mode", button, toggle button
           value: "1"
           identifier: airplane
           frame: (253, 60) 51 × 31
           hit region: 51 × 31
        4. "Cancel", button
           frame: (16, 144) 134 × 30
           hit region: 134 × 30
           contrast: 21:1
        5. "Save", button
           hint: "Keeps all changes."
           frame: (170, 140) 134 × 44
           hit region: 134 × 44
           contrast: 11.2:1
        """)
  }

  @Test func whereNothingIsFoundItSaysSo() {
    #expect(
      described(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), .accessibility)
        == "No accessibility elements.")
  }

  @Test func theLayoutIsALineAView() {
    #expect(
      described(LaidOutCard().view, .layout) == """
        UIView (0, 0) 320 × 200
          UIButton (170, 140) 134 × 44
            UIButtonLabel "Save" (47, 11.33) 40 × 21.67
          UISwitch #airplane (253, 60) 51 × 31
          UIButton (16, 144) 134 × 30
            UIButtonLabel "Cancel" (38.67, 4.33) 57 × 21.67
          UILabel "Airplane mode" (16, 64) 200 × 24
          UILabel "Settings" (16, 16) 288 × 24
        """)
  }

  @Test func aControllerIsLaidOutOnItsScreen() {
    let controller = UIViewController()
    controller.view.addSubview(LaidOutCard().title)
    controller.view.addSubview(UIView())
    controller.view.subviews[1].isHidden = true

    #expect(
      described(controller, .layout(on: .iPhone13)) == """
        UIView (0, 0) 390 × 844
          UILabel "Settings" (16, 16) 288 × 24
          UIView (0, 0) 0 × 0 hidden
        """)
  }

  @Test func thePictureShowsMarksAndALegend() throws {
    let strategy = Snapshotting<UIView, UIImage>.accessibilityImage
    let card = LaidOutCard()
    let image = try strategy.captured(card.view, timeout: 1)
    #expect(image.size == CGSize(width: 584, height: 200))
    let pixmap = try #require(image.cgImage?.pixmap)
    /// Three pixels in a point.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
      pixmap.pixels[(3 * y + 1) * pixmap.width + 3 * x + 1]
    }
    #expect(pixel(100, 16) == 0xFFFF_7A00)
    #expect(pixel(100, 8) == 0xFFFF_FFFF)
    #expect(pixel(332, 13) == pixel(100, 16))
  }
}
