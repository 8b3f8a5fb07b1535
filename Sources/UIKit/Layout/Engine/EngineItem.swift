import DarkroomConstraintSolver
import DarkroomCoreGraphics

/// A view or a guide in an engine: four variables, and the constraints that follow from its state.
@MainActor
final class EngineItem {
  /// What the item stands for, or the owner of its guide.
  var view: UIView? { reference.view }
  private let reference: ViewReference
  /// Nil for the item of a view.
  var guide: UILayoutGuide? { guideReference?.guide }
  private let guideReference: GuideReference?
  /// The engine whose item this is: a view may still know one of an engine that is gone.
  let engine: Int
  /// Where what follows from the item stands in the solver's order, with room for sixteen.
  let order: Int
  let x: SolverVariable
  let y: SolverVariable
  let width: SolverVariable
  let height: SolverVariable

  /// From the frame of a view that is placed by hand, or by its autoresizing mask.
  var pins: [EnginePin] = []
  var content: [ContentSizeLimit] = []
  /// The insets that constraints with the view were written with.
  var alignmentInsets = UIEdgeInsets.zero
  /// The size of a scroll view's content, where constraints determine it.
  var scrolled: (width: SolverVariable, height: SolverVariable)?
  /// What a text that may break has for a size without a limit, until it changes.
  var unlimitedSize: CGSize?
  var limited: (width: CGFloat, size: CGSize)?
  /// Nil where nothing asked for it, or the view has none.
  var baseline: BaselineOffsets?
  /// The height at which those are.
  var baselineHeight: CGFloat = 0
  /// Those at the natural size, from which each update begins.
  var naturalBaseline: (offsets: BaselineOffsets, height: CGFloat)?
  /// Constraints that use the item for a baseline of a view that this one is in, by serial.
  var borrowers: Set<Int> = []
  /// Those that constraints with the view's safe area or margins are written with, where they follow from the solution.
  var followedInsets: ResolvedInsets?
  /// Whether the engine looks at those with each solution.
  var isInsetItem = false
  /// Whether the engine looks at the item again in its second pass.
  var isText = false

  /// - Parameter order: later items have higher numbers.
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

  /// The size of what a scroll view scrolls over.
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

  func start(_ axis: NSLayoutConstraint.Axis) -> SolverVariable { axis == .horizontal ? x : y }
  func length(_ axis: NSLayoutConstraint.Axis) -> SolverVariable {
    axis == .horizontal ? width : height
  }
}

/// A required equation that keeps a view where its frame and autoresizing mask say.
struct EnginePin {
  let id: SolverConstraint
  let expression: LinearExpression
  let order: Int
}

/// One of the wishes that follow from an intrinsic size.
struct ContentSizeLimit {
  enum Kind: Int {
    /// The natural length, more or less.
    case natural
    /// At least the natural length, where one of the priorities is required.
    case resistance
    /// At most the natural length, where one of the priorities is required.
    case hugging
    /// The same, or no length where there is no natural one, so weakly that it only decides between views in a stack
    /// that have the same priorities otherwise; `natural` says it itself.
    case steadiness
  }

  let id: SolverConstraint
  let axis: NSLayoutConstraint.Axis
  let kind: Kind
  let priorities: Priorities

  struct Priorities: Equatable {
    var hugging: Float
    var resistance: Float
    /// What an error of a point costs to a view in a stack besides; 0 for other views.
    var steadiness = 0.0
  }
}

/// Where the baselines of a text are, in points from the top and from the bottom.
struct BaselineOffsets: Equatable {
  var first: CGFloat
  var last: CGFloat
}
