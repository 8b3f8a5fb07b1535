import Foundation

/// The coder that `init(coder:)` receives for an object in a storyboard or nib.
///
/// It has no values of its own: `super.init(coder:)` reads the element.
final class NibCoder: NSCoder, InterfaceCoder {
  let session: NibSession
  let element: NibElement

  init(_ session: NibSession, _ element: NibElement) {
    self.session = session
    self.element = element
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }

  func attribute(_ name: String) -> String? { element[name] }
  func hasRelationship(_ name: String) -> Bool {
    element.relationships.contains { $0["relationship"] == name }
  }

  func view(forKey key: String) -> UIView? { element.child(forKey: key).flatMap(session.view) }

  func read(into view: UIView) { session.decode(element, into: view) }

  /// The scene is kept for the view, which is loaded later.
  func read(into controller: UIViewController) {
    if let scene = session.scene, scene.element === element {
      controller.scene = scene
      scene.controller = controller
      session.register(controller, as: element)
    } else {
      session.adopt(controller, as: element)
    }
    let reader = NibReader(element, session)
    controller.decode(reader)
    reader.ignore("storyboardIdentifier")
    reader.ignoreChildren(forKeys: "view", "navigationBar", "toolbar", "tabBar")
    for name in ["view", "tableView", "collectionView"]
    where element.child(forKey: "view")?.name == name { _ = reader.child(name) }
    if controller is UITableViewController { reader.ignoreChildren(forKeys: "refreshControl") }
    reader.finish()
  }
}
