import DarkroomQuartzCore
public import Foundation

/// A view that arranges views in a row or a column.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How a stack fills its length: by stretching one view, by proportions, or by the gaps between views.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of views across the axis; the two baselines are for rows.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// Another name of `leading`, for rows.
    public static var top: Alignment { .leading }
    /// Another name of `trailing`, for rows.
    public static var bottom: Alignment { .trailing }
  }

  /// A value that stands for the stack's own spacing between its views.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// Stands for the system's distance, eight points.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  final var arrangement = ArrangementState()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    markTreeWantsAutoLayout()
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    markTreeWantsAutoLayout()
    decode(coder, as: UIStackView.self)
  }

  /// Creates a row of the views, as `addArrangedSubview(_:)` adds them.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty row without a size.
  public convenience init() { self.init(frame: .zero) }

  open override class var requiresConstraintBasedLayout: Bool { true }

  /// The arranged views in their order, hidden ones included; other subviews are not part of it.
  open var arrangedSubviews: [UIView] { hierarchy.arranged }
  /// It also makes the view a subview, and disables the translation of its autoresizing mask.
  ///
  /// A view that is already arranged moves to the end.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: hierarchy.arranged.count) }
  /// As `addArrangedSubview`, before the view at `stackIndex`.
  ///
  /// - Precondition: `stackIndex` is between 0 and the number of arranged views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }
  /// The view stays a subview.
  open func removeArrangedSubview(_ view: UIView) { stopArranging(view) }

  /// The direction in which views follow each other; `horizontal` by default.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }
  /// `fill` at first.
  ///
  /// Hidden views are ignored by every distribution.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }
  /// Across the axis; `fill` at first.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }
  /// The spacing in points: a minimum for distributions that vary the gaps, and exact for the others.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsArrangement() } }
  }
  /// In points.
  ///
  /// Has no effect for a view that is not arranged; the value is forgotten when the view is removed.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    setSpacing(spacing, after: arrangedSubview)
  }
  /// `spacingUseDefault` where none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    arrangement.customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
  /// Whether a column measures the spacing of its views from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }
  /// Whether views are inside `layoutMargins` instead of the bounds; false by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  open override func updateConstraints() {
    arrangeIfNeeded()
    super.updateConstraints()
  }

  /// Proportions depend on natural lengths, and so does the choice of the view that yields.
  override func subviewIntrinsicSizeDidChange(_ view: UIView) {
    if hierarchy.arranged.index(ofIdentical: view) != nil { setNeedsArrangement() }
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    stopArranging(subview)
  }

  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }
}

extension UIStackView: VisibilityObserving {
  func subviewVisibilityChanged(_ view: UIView) {
    guard hierarchy.arranged.index(ofIdentical: view) != nil else { return }
    setNeedsArrangement()
  }
}
