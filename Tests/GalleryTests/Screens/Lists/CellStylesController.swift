import UIKit

/// Every style of cell, then every accessory.
final class CellStylesController: UITableViewController {
  private let styles: [(String, UITableViewCell.CellStyle)] = [
    ("default", .default), ("value1", .value1), ("value2", .value2), ("subtitle", .subtitle),
  ]
  private let accessories: [(String, UITableViewCell.AccessoryType)] = [
    ("None", .none), ("Disclosure", .disclosureIndicator),
    ("Detail and disclosure", .detailDisclosureButton), ("Checkmark", .checkmark),
    ("Detail", .detailButton),
  ]

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? styles.count : accessories.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { section == 0 ? "Styles" : "Accessories" }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { section == 0 ? nil : "The last row is selected." }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if indexPath.section == 0 {
      let (name, style) = styles[indexPath.row]
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = name
      cell.detailTextLabel?.text = "Detail"
      cell.imageView?.image = indexPath.row == 0 ? UIImage(systemName: "star.fill") : nil
      return cell
    }
    let (name, type) = accessories[indexPath.row]
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = name
    cell.accessoryType = type
    return cell
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.selectRow(
      at: IndexPath(row: 4, section: 1), animated: false, scrollPosition: .none)
  }
}
