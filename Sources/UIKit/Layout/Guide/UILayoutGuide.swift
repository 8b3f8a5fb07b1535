public import Foundation

/// A rectangle that takes part in Auto Layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @MainActor NSCoding {
  /// What places the guide.
  enum Role {
    /// Constraints.
    case free
    case safeArea, margins, keyboard, scrollContent, scrollFrame
    /// What the bars of a controller cover.
    case topBars, bottomBars
  }

  final let role: Role
  final var owner: UIView? {
    get { ownerReference?.view }
    set { ownerReference = newValue?.reference }
  }
  /// A reference to this guide that does not own it.
  final lazy var reference = GuideReference(self)
  private final var ownerReference: ViewReference?
  final let order = LayoutOrder.next()
  final var anchors = LayoutAnchors()

  public override init() {
    role = .free
    super.init()
  }

  public required init?(coder: NSCoder) {
    role = .free
    super.init()
  }

  init(_ role: Role, of view: UIView) {
    self.role = role
    ownerReference = view.reference
    super.init()
  }

  /// - Important: Inert.
  open func encode(with coder: NSCoder) {}

  /// A name that appears in descriptions; empty by default.
  open var identifier = ""

  /// Setting it moves the guide to another view.
  open var owningView: UIView? {
    get { owner }
    set {
      if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
    }
  }

  /// The guide's frame in the owner's coordinates, as of the last layout; zero if no constraint refers to the guide.
  open var layoutFrame: CGRect { resolvedFrame }

  /// The edge at which a line of text begins, in the direction of the owning view.
  open var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading) }
  /// The edge at which a line of text ends, in the direction of the owning view.
  open var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing) }
  /// The left edge, in any direction of text.
  open var leftAnchor: NSLayoutXAxisAnchor { anchor(.left) }
  /// The right edge, in any direction of text.
  open var rightAnchor: NSLayoutXAxisAnchor { anchor(.right) }
  open var topAnchor: NSLayoutYAxisAnchor { anchor(.top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom) }
  /// The width in points.
  open var widthAnchor: NSLayoutDimension { anchor(.width) }
  /// The height in points.
  open var heightAnchor: NSLayoutDimension { anchor(.height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY) }

  /// The active constraints that determine the guide's position and length on the axis; empty without an owning view.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owner?.settledEngine?.constraints(affecting: self, axis) ?? []
  }
  /// Whether the constraints leave the guide's frame open; false if no constraints are in use.
  open var hasAmbiguousLayout: Bool { owner?.settledEngine?.isAmbiguous(self) ?? false }

  open override var description: String {
    MainActor.assumeIsolated {
      "<\(UIResponder.className(of: self)): \(identityHash(of: self)) - \"\(identifier)\", "
        + "layoutFrame = \(layoutFrame), owningView = \(owner?.description ?? "(null)")>"
    }
  }
}
