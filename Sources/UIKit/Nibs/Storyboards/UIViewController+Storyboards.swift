import DarkroomCoreGraphics
import Foundation

extension UIViewController {
  /// Reads the controller's element; the scene is kept for the view, which is loaded later.
  func decode(_ coder: NSCoder) {
    guard let coder = coder as? NibCoder else { return }
    let session = coder.session
    if let scene = session.scene, scene.element === coder.element {
      self.scene = scene
      scene.controller = self
      session.register(self, as: coder.element)
    } else {
      session.adopt(self, as: coder.element)
    }
    let nib = NibReader(coder.element, session)
    decodeController(nib)
    decodeItems(nib)
    nib.ignore(
      "storyboardIdentifier", "clearsSelectionOnViewWillAppear", "extendedLayoutIncludesOpaqueBars")
    for name in ["view", "tableView", "collectionView"] {
      if coder.element.child(forKey: "view")?.name == name { _ = nib.child(name) }
    }
    nib.ignoreChildren(forKeys: "view", "navigationBar", "toolbar", "tabBar")
    if self is UITableViewController { nib.ignoreChildren(forKeys: "refreshControl") }
    nib.finish()
  }

  private func decodeController(_ nib: NibReader) {
    set(\.title, nib.string("title"))
    set(\.restorationIdentifier, nib.attribute("restorationIdentifier"))
    set(\.hidesBottomBarWhenPushed, nib.bool("hidesBottomBarWhenPushed"))
    set(\.definesPresentationContext, nib.bool("definesPresentationContext"))
    set(
      \.providesPresentationContextTransitionStyle,
      nib.bool("providesPresentationContextTransitionStyle"))
    set(\.modalPresentationStyle, nib.word("modalPresentationStyle", NibWords.presentations))
    set(\.modalTransitionStyle, nib.word("modalTransitionStyle", NibWords.transitions))
    set(\.isModalInPresentation, nib.bool("modalInPresentation"))
    set(\.overrideUserInterfaceStyle, nib.word("appearanceType", NibWords.styles))
    set(\.preferredContentSize, nib.size("preferredContentSize"))
    set(
      \.viewRespectsSystemMinimumLayoutMargins,
      nib.bool("viewRespectsSystemMinimumLayoutMargins"))
    if let edges = nib.child(forKey: "edgesForExtendedLayout", ["rectEdge"]) {
      edgesForExtendedLayout = edges.attributes["top"] == "YES" ? .all : []
    }
    nib.ignore("navigationBarHidden", "toolbarHidden", "selectedIndex")
  }

  private func decodeItems(_ nib: NibReader) {
    if let element = nib.child(forKey: "tabBarItem", ["tabBarItem"]) {
      storedTabBarItem = nib.session.tabBarItem(element)
    }
    if let element = nib.child(forKey: "navigationItem", ["navigationItem"]),
      let item = nib.session.navigationItem(element)
    {
      storedNavigationItem = item
    }
    let items = nib.list("toolbarItems").compactMap(nib.session.barButtonItem)
    if !items.isEmpty { toolbarItems = items }
  }

  // MARK: The view

  /// The view of the controller's scene, or of its nib.
  ///
  /// - Returns: false where it has neither.
  func loadViewFromNib() -> Bool {
    do throws(NibError) {
      if let scene { return try scene.loadView(of: self) }
      guard let name = nibFileName else { return false }
      let nib = UINib(nibName: name, bundle: nibBundle)
      _ = try nib.objects(owner: self, [:])
      if storedView == nil { throw NibError.noView(nib: name, controller: "\(type(of: self))") }
      return true
    } catch {
      error.raise()
    }
  }

  /// The name given, or that of a file called as the class, with or without `Controller`.
  var nibFileName: String? {
    if let nibName { return nibName }
    let type = Swift.type(of: self)
    guard type != UIViewController.self else { return nil }
    let name = String("\(type)".prefix { $0 != "<" })
    let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : name
    return [short, name].first { NibFiles.hasNib($0, in: nibBundle) }
  }

  // MARK: Segues

  func performNamedSegue(_ identifier: String, _ sender: Any?) {
    guard let template = scene?.segue(withIdentifier: identifier) else {
      NibError.unknownSegue(identifier, controller: "\(type(of: self))").raise()
    }
    template.perform(sender)
  }

  /// Whether the class itself has the action, as an unwind segue asks.
  func hasUnwindAction(_ action: Selector) -> Bool {
    ActionDispatch.method(named: action.name, of: self) != nil
  }
}

extension NibSession {
  /// A controller in a nib.
  func controller(_ element: NibElement) -> UIViewController? {
    guard let base = NibClasses.controller(element.name) else { return nil }
    let type = NibClasses.type(of: element, in: self, orElse: base)
    return type.init(coder: NibCoder(self, element))
  }

  /// Lets a control, a recogniser, a bar button or a cell start a segue.
  func connectSegue(of object: NSObject, _ connection: NibElement) {
    guard let scene, !(object is UIViewController), connection["kind"] != "embed" else { return }
    if let trigger = connection["trigger"] {
      return report.add(.unknownValue(trigger, of: "trigger"), at: connection)
    }
    let template = scene.keepTemplate(connection)
    if let cell = object as? UITableViewCell { return cell.selectionSegue = template }
    if let cell = object as? UICollectionViewCell { return cell.selectionSegue = template }
    let action = Selector("trigger:", SegueTemplate.trigger)
    send(action, to: template, from: object, connection)
  }

  /// Shows the controllers of the containers in a view that was just loaded.
  func embed(in object: NSObject, _ element: NibElement) throws(NibError) {
    guard let view = object as? UIView, let scene else { return }
    for connection in element.connections where connection["kind"] == "embed" {
      try SegueTemplate(connection, scene).run(nil, container: view)
    }
  }
}
