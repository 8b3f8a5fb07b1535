import UIKit

/// Settings in groups, with the accessories that cells have.
final class PreferencesController: UITableViewController {
  private enum Row {
    case link(String, String, UIColor, detail: String?)
    case toggle(String, String, UIColor, isOn: Bool)
    case choice(String, isChosen: Bool)
    case action(String)
  }

  private struct Section {
    var header: String?
    var footer: String?
    var rows: [Row]
  }

  private let sections = [
    Section(
      rows: [
        .toggle("Airplane Mode", "airplane", .systemOrange, isOn: false),
        .link("Wi-Fi", "wifi", .systemBlue, detail: "Home"),
        .link("Notifications", "bell", .systemRed, detail: nil),
        .toggle("Focus", "moon", .systemIndigo, isOn: true),
      ]),
    Section(
      header: "Appearance",
      footer: "Automatic follows the time of day. Text in apps that support it changes with it.",
      rows: [
        .choice("Light", isChosen: false), .choice("Dark", isChosen: true),
        .choice("Automatic", isChosen: false),
      ]),
    Section(header: "Account", rows: [.action("Sign Out")]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 0)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].header }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { sections[section].footer }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    switch sections[indexPath.section].rows[indexPath.row] {
    case .link(let title, let symbol, let tint, let detail):
      show(title, symbol, tint, in: cell)
      cell.detailTextLabel?.text = detail
      cell.accessoryType = .disclosureIndicator
    case .toggle(let title, let symbol, let tint, let isOn):
      show(title, symbol, tint, in: cell)
      let toggle = UISwitch()
      toggle.isOn = isOn
      cell.accessoryView = toggle
      cell.selectionStyle = .none
    case .choice(let title, let isChosen):
      cell.textLabel?.text = title
      cell.accessoryType = isChosen ? .checkmark : .none
    case .action(let title):
      cell.textLabel?.text = title
      cell.textLabel?.textColor = .systemRed
    }
    return cell
  }

  private func show(_ title: String, _ symbol: String, _ tint: UIColor, in cell: UITableViewCell) {
    cell.textLabel?.text = title
    let icon = SettingsIcon(symbol: symbol, tint: tint)
    cell.imageView?.image = UIGraphicsImageRenderer(size: icon.bounds.size).image {
      icon.layer.render(in: $0.cgContext)
    }
  }
}

extension PreferencesController {
  /// The screen inside the bars that an app puts around it.
  static func inTabs(style: UITableView.Style) -> UITabBarController {
    let home = UIViewController()
    home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house.fill"), tag: 0)
    let inbox = UIViewController()
    inbox.tabBarItem = UITabBarItem(title: "Inbox", image: UIImage(systemName: "envelope"), tag: 1)
    inbox.tabBarItem.badgeValue = "3"
    let settings = UINavigationController(rootViewController: PreferencesController(style: style))
    settings.navigationBar.prefersLargeTitles = true
    settings.tabBarItem = UITabBarItem(
      title: "Settings", image: UIImage(systemName: "gearshape.fill"), tag: 2)
    let tabs = UITabBarController()
    tabs.viewControllers = [home, inbox, settings]
    tabs.selectedIndex = 2
    return tabs
  }
}
