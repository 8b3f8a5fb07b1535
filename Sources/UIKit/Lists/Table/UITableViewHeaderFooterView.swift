import DarkroomCoreGraphics
public import Foundation

/// A section's header or footer that is reused.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  open internal(set) var reuseIdentifier: String?
  private let content = UIView()
  private let backdrop = _UISystemBackgroundView()
  private var label: UILabel?
  private var detailLabel: UILabel?
  /// The side inset of the text, in points.
  final var textInset: CGFloat = 16

  // The table makes registered classes by this initializer, found by its place in the class.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backdrop.isHidden = true
    addSubview(backdrop)
    addSubview(content)
  }

  open var contentView: UIView { content }
  open var textLabel: UILabel? {
    if let label { return label }
    let new = UILabel()
    new.font = .systemFont(ofSize: 17, weight: .semibold)
    contentView.addSubview(new)
    label = new
    return new
  }
  open var detailTextLabel: UILabel? {
    if let detailLabel { return detailLabel }
    let new = UILabel()
    new.font = .systemFont(ofSize: 12)
    contentView.addSubview(new)
    detailLabel = new
    return new
  }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  open func prepareForReuse() {}
  /// What the view was made for; it has that one's traits while it waits to be used again.
  final var owner: ViewReference?
  override var traitParent: UIView? { superview ?? owner?.view }

  /// Where rows pass under the view it has the table's colour, unless it has a background.
  final func floats(_ floats: Bool, over color: UIColor?) {
    backdrop.isHidden = !floats || backgroundView != nil || backgroundColor != nil
    backdrop.backgroundColor = color
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    backdrop.frame = bounds
    content.frame = bounds
    label?.frame = content.bounds.insetBy(dx: textInset, dy: 0)
  }
}
