import DarkroomCoreGraphics
public import Foundation

/// A reusable header or footer of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// A closure that changes a view's configurations for a state.
  public typealias ConfigurationUpdateHandler =
    (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

  /// The identifier under which the view returns to the table for reuse; nil if it is never reused.
  open internal(set) var reuseIdentifier: String?
  private let content = UIView()
  private let backdrop = _UISystemBackgroundView()
  final var configured = ConfiguredParts()
  /// Whether rows pass under the view.
  final var isPinned = false {
    didSet { if isPinned != oldValue { markNeedsConfiguration() } }
  }
  private var label: UILabel?
  private var detailLabel: UILabel?
  /// The side inset of the text, in points.
  final var textInset: CGFloat = 16

  // The table creates registered classes with this initializer, which it finds by its position in the class.
  /// Creates a view without a size, which a table gives it.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  // This is a convenience initializer as on iOS, so a view that overrides the designated initializer inherits it.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view that is never reused.
  public convenience init() { self.init(reuseIdentifier: nil) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backdrop.isHidden = true
    addSubview(backdrop)
    addSubview(content)
  }

  /// The view for the app's own subviews, as large as the header or footer.
  open var contentView: UIView { content }
  /// The label for the text.
  ///
  /// It is nil while a content configuration is set, as is the detail label.
  open var textLabel: UILabel? {
    guard configured.content == nil else { return nil }
    if let label { return label }
    let new = UILabel()
    new.font = .systemFont(ofSize: 17, weight: .semibold)
    contentView.addSubview(new)
    label = new
    return new
  }
  /// The label for the detail, which is created on first use; nil while a content configuration is set.
  ///
  /// The app places it; only `textLabel` is laid out.
  open var detailTextLabel: UILabel? {
    guard configured.content == nil else { return nil }
    if let detailLabel { return detailLabel }
    let new = UILabel()
    new.font = .systemFont(ofSize: 12)
    contentView.addSubview(new)
    detailLabel = new
    return new
  }
  /// Setting a view removes the background configuration.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if backgroundView != nil, configured.background != nil { backgroundConfiguration = nil }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Is called before a view is reused, while it still has its old content.
  open func prepareForReuse() {}

  // MARK: Configurations

  /// A configuration without content in the table's style, for a header unless the table asks for a footer.
  open func defaultContentConfiguration() -> UIListContentConfiguration { defaultContent }
  /// The configuration's view is in the content view, whose other subviews are removed.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set {
      if newValue != nil {
        label?.removeFromSuperview()
        detailLabel?.removeFromSuperview()
        (label, detailLabel) = (nil, nil)
      }
      show(newValue)
    }
  }
  /// Whether the shown content follows the state by `updated(for:)` of its configuration; true by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// In the look of the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { defaultBackground }
  /// Takes the place of a background view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set {
      if newValue != nil, backgroundView != nil { backgroundView = nil }
      show(newValue)
    }
  }
  /// Whether the background follows the state by `updated(for:)` of its configuration; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The current state; it is pinned while rows pass under the view.
  open var configurationState: UIViewConfigurationState { currentState }
  /// A closure that `updateConfiguration(using:)` calls; setting it requests an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Requests `updateConfiguration(using:)` before the view is next measured or laid out.
  open func setNeedsUpdateConfiguration() { markNeedsConfiguration() }
  /// Is called once for each change of state, before the view is measured or laid out; calls the update handler.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsUpdateConfiguration()
  }

  /// The table for which the view was created; the view has its traits while it is available for reuse.
  final var owner: ViewReference?
  override var traitParent: UIView? { superview ?? owner?.view }

  /// While rows scroll below the view, it has the table's color unless it has a background.
  final func floats(_ floats: Bool, over color: UIColor?) {
    isPinned = floats
    let hasBackground = backgroundView != nil || configured.background != nil
    backdrop.isHidden = !floats || hasBackground || backgroundColor != nil
    backdrop.backgroundColor = color
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    backgroundView?.frame = bounds
    backdrop.frame = bounds
    content.frame = bounds
    layoutConfiguredBackground()
    layoutConfiguredContent()
    label?.frame = content.bounds.insetBy(dx: textInset, dy: 0)
  }
}
