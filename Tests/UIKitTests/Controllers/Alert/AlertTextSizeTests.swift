import DarkroomUIKit
import Testing

/// Alerts and action sheets follow the size of text.
@MainActor
struct AlertTextSizeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func labels(
    _ style: UIAlertController.Style, _ category: UIContentSizeCategory
  ) -> [UILabel] {
    window.traitOverrides.preferredContentSizeCategory = category
    let root = UIViewController()
    window.rootViewController = root
    window.isHidden = false
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(alert, animated: false)
    window.layoutIfNeeded()
    return labels(in: alert.view)
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0 as? UILabel].compactMap(\.self) + labels(in: $0) }
  }

  private func sizes(_ labels: [UILabel]) -> [String: CGFloat] {
    Dictionary(uniqueKeysWithValues: labels.map { ($0.text ?? "", $0.font.pointSize) })
  }

  @Test func anAlertsTextsHaveTextStyles() {
    #expect(
      sizes(labels(.alert, .large)) == ["Title": 17, "Message": 13, "Yes": 17, "Cancel": 17])
    #expect(
      sizes(labels(.alert, .accessibilityExtraExtraExtraLarge))
        == ["Title": 53, "Message": 44, "Yes": 53, "Cancel": 53])
    #expect(
      sizes(labels(.alert, .medium)) == ["Title": 16, "Message": 12, "Yes": 16, "Cancel": 16])
  }

  @Test func aSheetsTextsHaveTextStyles() {
    #expect(
      sizes(labels(.actionSheet, .large)) == ["Title": 13, "Message": 13, "Yes": 20, "Cancel": 20])
    #expect(
      sizes(labels(.actionSheet, .accessibilityExtraExtraExtraLarge))
        == ["Title": 44, "Message": 44, "Yes": 55, "Cancel": 55])
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func largeTextsHaveRoom(_ style: UIAlertController.Style) {
    let labels = labels(style, .accessibilityExtraExtraExtraLarge)
    let boxes = labels.map { $0.convert($0.bounds, to: window) }
    #expect(boxes.count == 4)
    for (index, box) in boxes.enumerated() {
      #expect(box.height >= labels[index].font.lineHeight - 0.5)
      for other in boxes.dropFirst(index + 1) {
        #expect(!box.insetBy(dx: 0, dy: 1).intersects(other))
      }
    }
  }
}
