extension UIViewController {
  /// The nearest enclosing navigation controller; nil for a navigation controller that is in no other.
  public var navigationController: UINavigationController? {
    enclosing(UINavigationController.self)
  }

  /// The nearest enclosing tab bar controller; nil for a tab bar controller that is in no other.
  public var tabBarController: UITabBarController? { enclosing(UITabBarController.self) }

  func titleDidChange() {
    navigationItem.title = title
    tabBarItem.title = title
  }

  var loadedTabBarItem: UITabBarItem {
    if let storedTabBarItem { return storedTabBarItem }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    storedTabBarItem = item
    return item
  }

  // MARK: Editing

  var loadedEditButton: UIBarButtonItem {
    if let storedEditButton { return storedEditButton }
    let item = UIBarButtonItem()
    item.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    storedEditButton = item
    showEditing(in: item)
    return item
  }

  func editingDidChange(to editing: Bool) {
    storedIsEditing = editing
    if let storedEditButton { showEditing(in: storedEditButton) }
  }

  private func showEditing(in item: UIBarButtonItem) {
    item.title = isEditing ? "Done" : "Edit"
    item.style = isEditing ? .done : .plain
  }
}
