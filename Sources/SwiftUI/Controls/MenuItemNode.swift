/// A view in a menu, with its text and action.
final class MenuItemNode: LayoutNode {
  enum Item {
    case element(UIMenuElement)
    case line
  }

  fileprivate let item: Item

  init(_ item: Item, _ environment: EnvironmentValues) {
    self.item = item
    super.init(environment)
  }
}

extension EnvironmentValues {
  /// Whether views are evaluated as items of a menu.
  var isInMenu: Bool {
    get { value(false) }
    set { set(newValue) }
  }
}

extension Evaluation {
  /// Creates a menu from a view.
  func menu(of view: any View, title: String = "", _ options: UIMenu.Options = []) -> UIMenu {
    UIMenu(title: title, options: options, children: menuElements(of: view))
  }

  /// Creates a context menu; nil if it would have no items.
  func contextMenu(of items: any View) -> UIMenu? {
    let menu = menu(of: items)
    return menu.children.isEmpty ? nil : menu
  }

  func menuElements(of view: any View) -> [UIMenuElement] {
    var inner = at("menu").inside(.vertical)
    inner.environment.setMenu()
    let nodes = inner.graph.collecting { inner.nodes(of: view) }.0
    return LayoutNode.elements(nodes.flatMap(\.menuItems))
  }

  /// Creates a menu item that performs an action when it is chosen.
  func menuItem(
    _ label: any View, _ role: ButtonRole? = nil, state: UIMenuElement.State = .off,
    _ action: @escaping @MainActor () -> Void
  ) -> MenuItemNode {
    let nodes = at("label").inside(.horizontal).nodes(of: label)
    var attributes: UIMenuElement.Attributes = []
    if role == .destructive { attributes.insert(.destructive) }
    if !environment.isEnabled { attributes.insert(.disabled) }
    let element = UIAction(
      title: nodes.map(\.words).joined(separator: " "),
      image: nodes.lazy.compactMap(\.picture).first, attributes: attributes, state: state
    ) { _ in action() }
    return MenuItemNode(.element(element), environment)
  }
}

extension EnvironmentValues {
  /// Resets the values that do not apply inside menus, which have a look of their own.
  fileprivate mutating func setMenu() {
    (isInMenu, isInListRow, font, foreground) = (true, false, nil, nil)
    (buttonStyles, labelStyles, menuStyles, toggleStyles) = ([], [], [], [])
  }
}

extension LayoutNode {
  /// The items of a node; a text that isn't a button is shown, but cannot be chosen.
  fileprivate var menuItems: [MenuItemNode.Item] {
    if let item = self as? MenuItemNode { return [item.item] }
    guard let text = self as? TextNode else { return children.flatMap(\.menuItems) }
    return [.element(UIAction(title: text.text.string, attributes: .disabled) { _ in })]
  }

  /// Groups the items between separators.
  fileprivate static func elements(_ items: [MenuItemNode.Item]) -> [UIMenuElement] {
    var groups: [[UIMenuElement]] = [[]]
    for item in items {
      switch item {
      case .element(let element): groups[groups.count - 1].append(element)
      case .line: groups.append([])
      }
    }
    groups.removeAll(where: \.isEmpty)
    if groups.count < 2 { return groups.first ?? [] }
    return groups.map { UIMenu(options: .displayInline, children: $0) }
  }
}
