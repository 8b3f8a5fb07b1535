import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
struct CellNamingTests {
  final class NameCell: UITableViewCell, AccessibilityIdentifierSettable {
    let titleLabel = UILabel()
    override func layoutSubviews() {
      super.layoutSubviews()
      contentView.addSubview(titleLabel)
      setAccessibilityIdentifiers()
    }
  }

  final class HogeViewController: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 50
      tableView.register(NameCell.self, forCellReuseIdentifier: "name")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      40
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    }
  }

  private func identifiers(_ table: UITableView) -> [String?] {
    table.visibleCells.map { ($0 as? NameCell)?.titleLabel.accessibilityIdentifier }
  }

  @Test func cellsCarryTheirIndexPathAlsoWhenReused() throws {
    let controller = HogeViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    window.rootViewController = controller
    window.isHidden = false
    controller.tableView.contentInsetAdjustmentBehavior = .never
    controller.view.layoutIfNeeded()

    #expect(
      identifiers(controller.tableView) == [
        "HogeViewController-titleLabel[0, 0]", "HogeViewController-titleLabel[0, 1]",
      ])

    controller.tableView.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
    controller.view.layoutIfNeeded()

    #expect(
      identifiers(controller.tableView) == [
        "HogeViewController-titleLabel[0, 20]", "HogeViewController-titleLabel[0, 21]",
      ])
    _ = try controller.view.findView(
      withAccessibilityIdentifier: "HogeViewController-titleLabel[0, 20]")
  }
}
