import DarkroomCoreGraphics
public import Foundation

/// A section's header or footer that is reused.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  open private(set) var reuseIdentifier: String?
  public final let contentView = UIView()
  private var label: UILabel?
  /// The side inset of the text, in points.
  final var textInset: CGFloat = 16

  // The table makes registered classes by this initializer, found by its place in the class.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open var textLabel: UILabel? {
    if let label { return label }
    let new = UILabel()
    new.font = .systemFont(ofSize: 17, weight: .semibold)
    contentView.addSubview(new)
    label = new
    return new
  }
  open var detailTextLabel: UILabel? { nil }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
    label?.frame = bounds.insetBy(dx: textInset, dy: 0)
  }
}

/// The header or footer that the table makes of a title.
final class _UITableViewHeaderFooterViewLabel: UITableViewHeaderFooterView {
  /// Points from the top of the view to the top of the text.
  var textTop: CGFloat = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let label = textLabel else { return }
    let width = bounds.width - 2 * textInset
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    label.frame = CGRect(x: textInset, y: textTop, width: width, height: size.height)
  }
}
