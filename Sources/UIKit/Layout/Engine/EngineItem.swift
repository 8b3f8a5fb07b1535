import DarkroomConstraintSolver
import DarkroomCoreGraphics

/// A view or a guide in an engine: four variables, and the constraints that follow from its state.
@MainActor
final class EngineItem {
  /// The view of the item, or the owner of its guide.
  var view: UIView? { reference.view }
  private let reference: ViewReference
  /// The guide; nil if the item is a view.
  var guide: UILayoutGuide? { guideReference?.guide }
  private let guideReference: GuideReference?
  /// The id of the engine; a view may still refer to an engine that no longer exists.
  let engine: Int
  /// The position of the item's constraints in the solver's order, with room for sixteen.
  let order: Int
  let x: SolverVariable
  let y: SolverVariable
  let width: SolverVariable
  let height: SolverVariable

  /// The equations from the frame of a view that is positioned manually or by its autoresizing mask.
  var pins: [EnginePin] = []
  var content: [ContentSizeLimit] = []
  /// The alignment insets with which the view's constraints were created.
  var alignmentInsets = UIEdgeInsets.zero
  /// The size of a scroll view's content, if constraints determine it.
  var scrolled: (width: SolverVariable, height: SolverVariable)?
  /// The size of a text that can wrap, without a limit of its width; kept until the text changes.
  var unlimitedSize: CGSize?
  var limited: (width: CGFloat, size: CGSize)?
  /// The baselines; nil if they are not used or the view has none.
  var baseline: BaselineOffsets?
  /// The height for which the baselines were computed.
  var baselineHeight: CGFloat = 0
  /// The baselines at the natural size, with which each update begins.
  var naturalBaseline: (offsets: BaselineOffsets, height: CGFloat)?
  /// The constraints that use the item for a baseline of an enclosing view, by serial number.
  var borrowers: Set<Int> = []
  /// The insets with which constraints to the view's safe area or margins were created, if they depend on the solution.
  var followedInsets: ResolvedInsets?
  /// Whether the engine checks these insets after each solution.
  var isInsetItem = false
  /// Whether the engine updates the item in its second pass.
  var isText = false

  /// - Parameter order: A number that grows with each item.
  init(
    view: UIView, guide: UILayoutGuide?, engine: Int, order: Int, _ solver: inout ConstraintSolver
  ) {
    reference = view.reference
    guideReference = guide?.reference
    self.engine = engine
    self.order = 16 * order
    x = solver.makeVariable(order: self.order)
    y = solver.makeVariable(order: self.order + 1)
    width = solver.makeVariable(isNonNegative: true, order: self.order + 2)
    height = solver.makeVariable(isNonNegative: true, order: self.order + 3)
  }

  /// Creates variables for the size of a scroll view's content.
  func makeScrolledSize(_ solver: inout ConstraintSolver) -> (
    width: SolverVariable, height: SolverVariable
  ) {
    let size = (
      solver.makeVariable(isNonNegative: true, order: order + 4),
      solver.makeVariable(isNonNegative: true, order: order + 5)
    )
    scrolled = size
    return size
  }

  var variables: [SolverVariable] {
    [x, y, width, height] + (scrolled.map { [$0.width, $0.height] } ?? [])
  }

  // By case and not by `==`, which the compiler calls through a table where the type is another file's.
  func start(_ axis: NSLayoutConstraint.Axis) -> SolverVariable {
    if case .horizontal = axis { x } else { y }
  }
  func length(_ axis: NSLayoutConstraint.Axis) -> SolverVariable {
    if case .horizontal = axis { width } else { height }
  }
}

/// A required equation that keeps a view where its frame and autoresizing mask place it.
struct EnginePin {
  let id: SolverConstraint
  let expression: LinearExpression
  let order: Int
}

/// One of the optional constraints that follow from an intrinsic size.
struct ContentSizeLimit {
  enum Kind: Int {
    /// The natural length, approximately.
    case natural
    /// At least the natural length, if one of the priorities is required.
    case resistance
    /// At most the natural length, if one of the priorities is required.
    case hugging
    /// The natural length, or 0 without one, with a very low weight.
    ///
    /// It only decides between views in a stack with equal priorities; `natural` includes it.
    case steadiness
  }

  let id: SolverConstraint
  let axis: NSLayoutConstraint.Axis
  let kind: Kind
  let priorities: Priorities

  struct Priorities: Equatable {
    var hugging: Float
    var resistance: Float
    /// The additional cost of an error of one point for a view in a stack; 0 for other views.
    var steadiness = 0.0
  }
}

/// The positions of a text's baselines, in points from the top and from the bottom.
struct BaselineOffsets: Equatable {
  var first: CGFloat
  var last: CGFloat
}
