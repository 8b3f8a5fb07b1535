import Foundation

/// A row for each controller without a tab.
final class UIMoreListController: UITableViewController, MoreList {
  private weak var tabs: UITabBarController?
  private var controllers: [UIViewController] = []

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = UITabBarItem.SystemItem.more.title
  }

  required init?(coder: NSCoder) { nil }

  func show(_ controllers: [UIViewController], isEditable: Bool) {
    self.controllers = controllers
    navigationItem.rightBarButtonItem =
      isEditable
      ? UIBarButtonItem(
        systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.customize() }) : nil
    if isViewLoaded { tableView.reloadData() }
  }

  private func customize() {
    guard let tabs else { return }
    tabs.tabBar.beginCustomizingItems(
      (tabs.customizableViewControllers ?? []).compactMap(\.tabBarItem))
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    controllers.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "more")
      ?? UITableViewCell(style: .default, reuseIdentifier: "more")
    let item = controllers[indexPath.row].tabBarItem
    cell.textLabel?.text = item?.title
    cell.imageView?.image = item?.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tabs?.showFromList(controllers[indexPath.row], animated: true)
  }
}
