import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
struct FindingOneTests {
  private let screen: UIView

  init() {
    screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    for (index, text) in ["Total", "Totals", "Delivery"].enumerated() {
      let label = UILabel(frame: CGRect(x: 0, y: 40 * index, width: 100, height: 20))
      label.text = text
      screen.addSubview(label)
    }
  }

  @Test func theOnlyLabelIsAnswered() throws {
    #expect(try screen.findLabel(with: "Delivery") === screen.subviews[2])
  }

  @Test func aMissingLabelNamesTheNearestTexts() {
    let error = #expect(throws: ViewFinderError.self) { try screen.findLabel(with: "Tota") }

    #expect(error?.reason == .nothingFound)
    #expect(error?.nearest == ["\"Total\"", "\"Totals\""])
  }

  @Test func theErrorShowsTheTree() {
    let error = #expect(throws: ViewFinderError.self) { try screen.findButton(with: "Buy") }

    #expect(
      error?.description == """
        Found no UIButton with title "Buy".
        Searched:
          UIView (0 0; 320 480)
            UILabel "Total" (0 0; 100 20)
            UILabel "Totals" (0 40; 100 20)
            UILabel "Delivery" (0 80; 100 20)
        """)
  }

  @Test func twoOfAKindAreMarked() {
    (screen.subviews[1] as? UILabel)?.text = "Total"

    let error = #expect(throws: ViewFinderError.self) { try screen.findLabel(with: "Total") }

    #expect(error?.reason == .tooManyFound(2))
    #expect(
      error?.tree.split(separator: "\n").map { $0.hasPrefix("→") } == [false, true, true, false])
  }

  @Test func imageViewsAreFoundByPixels() throws {
    let view = UIImageView(image: .make(withColor: .red))
    screen.addSubview(view)

    #expect(try screen.findImageView(with: .make(withColor: .red)) === view)
    #expect(throws: ViewFinderError.self) {
      try screen.findImageView(with: .make(withColor: .blue))
    }
  }

  @Test func identifiersAndPredicatesFindOneView() throws {
    screen.subviews[0].accessibilityIdentifier = "sum"
    screen.subviews[1].accessibilityLabel = "All of it"

    #expect(try screen.findView(withAccessibilityIdentifier: "sum") === screen.subviews[0])
    #expect(try screen.findView(withAccessibilityLabel: "All of it") === screen.subviews[1])
    #expect(try screen.findView { $0.frame.minY == 80 } === screen.subviews[2])
    #expect(throws: ViewFinderError.self) { try screen.findView(subclassOf: UILabel.self) }
  }
}
