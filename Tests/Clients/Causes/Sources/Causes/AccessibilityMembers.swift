import UIKit

class Announcing: UILabel {
  private(set) var wasActivated = false

  override func accessibilityActivate() -> Bool {
    wasActivated = true
    return true
  }

  func describe() {
    accessibilityElements = [self]
    accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Open") { _ in true }]
    accessibilityIgnoresInvertColors = true
    showsLargeContentViewer = true
    largeContentTitle = "Open"
    addInteraction(UILargeContentViewerInteraction())
  }
}

func adjusting(_ label: UILabel & UIContentSizeCategoryAdjusting) -> Bool {
  label.adjustsFontForContentSizeCategory
}
