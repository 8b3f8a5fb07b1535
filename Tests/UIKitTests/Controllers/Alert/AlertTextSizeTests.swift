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

  /// Two choices that do not fit side by side stand below each other, the canceling one last.
  @Test func theCancellingChoiceOfAColumnIsTheLast() throws {
    func places(_ category: UIContentSizeCategory) throws -> [CGPoint] {
      let labels = labels(.alert, category)
      return try ["Yes", "Cancel"].map { title in
        let label = try #require(labels.first { $0.text == title })
        return label.convert(.zero, to: window)
      }
    }
    let row = try places(.large)
    let column = try places(.accessibilityExtraExtraExtraLarge)

    #expect(row[0].y == row[1].y && row[1].x < row[0].x)
    #expect(column[1].y > column[0].y + 40)
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
