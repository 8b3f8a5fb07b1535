import DarkroomCoreGraphics
public import Foundation

/// Makes items collide with each other and with boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// The kinds of objects with which items collide.
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let items = Mode(rawValue: 1 << 0)
    public static let boundaries = Mode(rawValue: 1 << 1)
    public static let everything = Mode(rawValue: .max)
  }

  private var known = DynamicItems()
  private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []

  public init(items: [any UIDynamicItem]) {
    known = DynamicItems(items)
    super.init()
  }

  public convenience override init() { self.init(items: []) }

  open func addItem(_ item: any UIDynamicItem) { known.add(item) }
  open func removeItem(_ item: any UIDynamicItem) { known.remove(item) }
  open var items: [any UIDynamicItem] { known.all }
  override var ownItems: [any UIDynamicItem] { items }

  /// What items collide with; everything by default.
  open var collisionMode = Mode.everything { didSet { resume() } }
  /// Whether items stay in the bounds of the reference view; false by default.
  ///
  /// Setting it removes the insets.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet {
      insets = .zero
      resume()
    }
  }
  /// Is told when contacts begin and end, after each frame.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// Makes the bounds of the reference view, less the insets in points, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
    self.insets = insets
  }

  private var insets = UIEdgeInsets.zero
  private var touches: [Touch] = []
  private var oldTouches: [Touch] = []

  /// The area in which items have to stay, in the reference view; nil if it is unlimited.
  final var referenceBoundary: CGRect? {
    guard translatesReferenceBoundsIntoBoundary,
      let view = dynamicAnimator?.referenceView
    else { return nil }
    return view.bounds.inset(by: insets)
  }

  final var pathsOfBoundaries: [(identifier: any NSCopying, path: UIBezierPath)] { boundaries }

  override func separate(in world: DynamicWorld) { separateItems(in: world) }

  final func note(_ touch: Touch) {
    if !touches.contains(where: { $0.isSame(as: touch) }) { touches.append(touch) }
  }

  override func end() {
    tellTouches(touches, since: oldTouches)
    oldTouches = touches
    touches = []
  }

  /// Adds a boundary; one with the same identifier is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append((identifier, bezierPath))
    resume()
  }
  /// Adds a line as a boundary; one with the same identifier is replaced.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }
  /// Nil if there is no boundary with the identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { isSame($0.identifier, identifier) }?.path
  }
  /// Removes a boundary; an unknown identifier is ignored.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { isSame($0.identifier, identifier) }
  }
  /// Nil if there are no boundaries; the reference bounds do not count.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }
  /// Removes the added boundaries; the reference bounds stay one.
  open func removeAllBoundaries() { boundaries = [] }

  private func isSame(_ a: any NSCopying, _ b: any NSCopying) -> Bool {
    (a as? NSObject)?.isEqual(b) ?? false
  }
}
