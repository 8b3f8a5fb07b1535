import Foundation

/// One instantiation of the objects of a nib, a scene or a prototype cell.
///
/// First all objects are created. Then constraints are installed, outlets and actions are connected, and the
/// developer's attributes are set. Finally each object receives `awakeFromNib()`.
@MainActor
final class NibSession {
  let document: NibDocument
  let bundle: Bundle?
  /// The traits for which the objects are created, before any window has them.
  let traits = UIScreen.main.traitCollection
  /// The scene that contains the objects; nil for those of a nib.
  weak var scene: StoryboardScene?

  private var objects: [String: Weak] = [:]
  /// Objects that may have no other owner until the session ends.
  private(set) var made: [(element: NibElement, object: NSObject)] = []
  /// Objects that already existed and are only connected.
  private var standing: [(element: NibElement, object: NSObject)] = []
  private var constraints: [(element: NibElement, view: UIView, owner: NibElement)] = []
  private var reserved: [String: UIView] = [:]
  var variations = NibVariations()

  struct Weak { weak var object: AnyObject? }

  init(_ document: NibDocument, bundle: Bundle?, scene: StoryboardScene? = nil) {
    self.document = document
    self.bundle = bundle
    self.scene = scene
  }

  var report: NibReport { document.report }

  // MARK: Objects

  func object(_ id: String) -> AnyObject? { objects[id]?.object }

  func register(_ object: AnyObject, as element: NibElement) {
    if let id = element.id { objects[id] = Weak(object: object) }
  }

  /// Lets an object stand for a placeholder.
  func stand(_ object: AnyObject?, for element: NibElement) {
    guard let object else { return }
    register(object, as: element)
    if let object = object as? NSObject { standing.append((element, object)) }
  }

  /// Makes objects of the scene known to the session of a prototype, which may be connected to them.
  func inherit(from other: NibSession) {
    objects.merge(other.objects) { own, _ in own }
  }

  /// Registers an object whose element is read, so that it is connected and receives `awakeFromNib()`.
  func adopt(_ object: NSObject, as element: NibElement) {
    register(object, as: element)
    made.append((element, object))
  }

  /// An object that is replaced by another one does not receive `awakeFromNib()`.
  func replace(_ object: NSObject, by other: NSObject, as element: NibElement) {
    made.removeAll { $0.1 === object }
    adopt(other, as: element)
  }

  /// Declares that an element further down stands for an existing view.
  func reserve(_ view: UIView?, for id: String) { reserved[id] = view }
  func takeReserved(_ id: String) -> UIView? { reserved.removeValue(forKey: id) }

  /// - Parameter owner: the element of the view.
  func addConstraints(of view: UIView, from container: NibElement?, in owner: NibElement) {
    constraints += (container?.children ?? []).map { ($0, view, owner) }
  }

  // MARK: The end

  /// Ends the instantiation.
  func finish() throws(NibError) {
    let constraints = constraints
    self.constraints = []
    for (element, view, owner) in constraints { installConstraint(element, of: view, in: owner) }
    let made = made
    let connected = standing + made
    self.made = []
    standing = []
    reserved = [:]
    observeVariations(in: made.map(\.object))
    for (element, object) in connected { try connectOutlets(of: object, element) }
    for (element, object) in connected { connectActions(of: object, element) }
    for (element, object) in made { setRuntimeAttributes(of: object, element) }
    for (_, object) in made { NibAwakening.awake(object) }
    for (element, object) in made { try embed(in: object, element) }
  }
}
