import DarkroomCoreGraphics
import Foundation

/// The part of a scene that a controller created from it keeps.
@MainActor
final class StoryboardScene: InterfaceScene {
  let storyboard: UIStoryboard
  let element: NibElement
  private let scene: NibElement
  weak var controller: UIViewController?
  /// The session, kept until the view is loaded, because existing objects may be connected with those of the view.
  private var session: NibSession?
  /// Objects of the scene that have no other owner.
  private var kept: [NSObject] = []
  /// Targets of controls, which do not own them.
  private var templates: [SegueTemplate] = []

  init(_ storyboard: UIStoryboard, _ element: NibElement, _ scene: NibElement) {
    self.storyboard = storyboard
    self.element = element
    self.scene = scene
  }

  private var document: NibDocument { storyboard.document }

  // MARK: The controller

  func makeController(
    _ creator: ((NSCoder) -> UIViewController?)?
  ) throws(NibError) -> UIViewController {
    let session = NibSession(document, bundle: storyboard.bundle, scene: self)
    self.session = session
    let coder = NibCoder(session, element)
    if NibClasses.controller(element.name) == nil {
      session.report.add(.unknownElement, at: element)
    }
    let base = NibClasses.controller(element.name) ?? UIViewController.self
    let type = NibClasses.type(of: element, in: session, orElse: base)
    guard let controller = creator?(coder) ?? type.init(coder: coder) else {
      throw .notCreated(type: "\(type)", file: document.file, line: element.line)
    }
    self.controller = controller
    session.register(controller, as: element)
    let items = session.made
    controller.awakeFromNib()
    for (_, object) in items { NibAwakening.awake(object) }
    try addChildren(to: controller)
    return controller
  }

  /// Adds the initial controllers of a container.
  private func addChildren(to controller: UIViewController) throws(NibError) {
    let relations = element.relationships
    if let split = controller as? UISplitViewController {
      return try fill(split, relations)
    }
    var children: [UIViewController] = []
    for relation in relations {
      guard let id = relation["destination"] else { continue }
      children.append(try storyboard.controller(id: id))
    }
    guard !children.isEmpty else { return }
    switch controller {
    case let controller as UINavigationController:
      controller.setViewControllers(children, animated: false)
    case let controller as UITabBarController:
      controller.setViewControllers(children, animated: false)
    default: document.report.add(.unknownElement, at: relations[0])
    }
  }

  private func fill(
    _ split: UISplitViewController, _ relations: [NibElement]
  ) throws(NibError) {
    for relation in relations {
      guard let id = relation["destination"] else { continue }
      guard let column = relation["relationship"].flatMap({ Self.columns[$0] }) else {
        document.report.add(.unknownElement, at: relation)
        continue
      }
      split.setViewController(try storyboard.controller(id: id), for: column)
    }
  }

  private static let columns: [String: UISplitViewController.Column] = [
    "masterViewController": .primary, "supplementaryViewController": .supplementary,
    "detailViewController": .secondary, "compactViewController": .compact,
  ]

  // MARK: The view

  /// Creates the views of the scene and connects everything.
  func loadView(of controller: UIViewController) -> Bool {
    do throws(NibError) {
      return try StoryboardNesting.within(element, of: document) { () throws(NibError) in
        try makeView(of: controller)
      }
    } catch {
      error.raise()
    }
  }

  private func makeView(of controller: UIViewController) throws(NibError) -> Bool {
    let session = self.session ?? NibSession(document, bundle: storyboard.bundle, scene: self)
    self.session = nil
    let element = element.children.first {
      $0.key == "view" || $0.key == "tableView" || $0.key == "collectionView"
    }
    guard let element, let view = session.view(element) else { return false }
    try checkView(view, of: controller)
    makeOthers(session)
    controller.adoptView(view)
    addRefreshControl(to: controller, session)
    session.stand(controller, for: self.element)
    try session.finish()
    return true
  }

  /// Xcode writes the refresh control of a table controller beside its table.
  private func addRefreshControl(to controller: UIViewController, _ session: NibSession) {
    guard let controller = controller as? UITableViewController,
      let element = element.child(forKey: "refreshControl")
    else { return }
    controller.refreshControl = session.view(element) as? UIRefreshControl
  }

  private func checkView(_ view: UIView, of controller: UIViewController) throws(NibError) {
    func fail(_ type: UIViewController.Type, _ expected: UIView.Type) -> NibError {
      .wrongView(
        controller: "\(type)", expected: "\(expected)", id: element.id ?? "", file: document.file)
    }
    if controller is UITableViewController, !(view is UITableView) {
      throw fail(UITableViewController.self, UITableView.self)
    }
    if controller is UICollectionViewController, !(view is UICollectionView) {
      throw fail(UICollectionViewController.self, UICollectionView.self)
    }
  }

  /// Creates the other objects of the scene: gesture recognizers, views in its dock, and objects of developers'
  /// classes.
  private func makeOthers(_ session: NibSession) {
    for element in scene.child("objects")?.children ?? [] where element !== self.element {
      guard element.name != "placeholder", element.name != "exit" else { continue }
      if let object = session.object(of: element) { kept.append(object) }
    }
  }

  // MARK: Segues

  /// The segue with an identifier, wherever in the scene it starts.
  func segue(withIdentifier identifier: String) -> SegueTemplate? {
    func find(_ element: NibElement) -> NibElement? {
      if element.name == "segue", element["identifier"] == identifier { return element }
      for child in element.children { if let found = find(child) { return found } }
      return nil
    }
    return find(scene).map { SegueTemplate($0, self) }
  }

  /// Keeps a segue that a control of the scene starts.
  func keepTemplate(_ element: NibElement) -> SegueTemplate {
    let template = SegueTemplate(element, self)
    templates.append(template)
    return template
  }
}
