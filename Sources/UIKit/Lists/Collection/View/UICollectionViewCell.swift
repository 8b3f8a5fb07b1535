public import Foundation

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public typealias ConfigurationUpdateHandler =
    (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  final var parts = Parts()
  final var configured = ConfiguredParts()
  /// What a tap does beside selecting the item.
  final var selectionSegue: ((Any?) -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpCell()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpCell()
    decode(coder, as: UICollectionViewCell.self)
  }

  open var contentView: UIView { parts.contentView }
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue) }
  }
  /// Shown over the background view while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue) }
  }
  open var isSelected: Bool {
    get { parts.isSelected }
    set {
      parts.isSelected = newValue
      stateDidChange()
    }
  }
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set {
      parts.isHighlighted = newValue
      stateDidChange()
    }
  }

  /// Whether an item is being dragged.
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  /// Headless: nothing is dragged; a test calls it.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Measures the item anew in the next layout, where the collection allows it.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UICollectionView)?.cellWantsAnotherSize(self)
  }

  // MARK: Configurations

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set { show(newValue) }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { show(newValue) }
  }
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// What the cell would have for a background of its own: none, or a row's in a list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { defaultBackground }
  open var configurationState: UICellConfigurationState { currentState }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open func setNeedsUpdateConfiguration() { markNeedsConfiguration() }
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layoutParts()
  }
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsUpdateConfiguration()
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

  // MARK: What lists change

  var defaultBackground: UIBackgroundConfiguration { .clear() }

  /// The content view's frame.
  var contentBounds: CGRect { bounds }
  override func adopt(_ attributes: UICollectionViewLayoutAttributes) {
    let old = bounds.size
    super.adopt(attributes)
    if bounds.size != old { placeContentView() }
  }
  override func measure(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return constrainedSize(size) ?? sizeThatFits(size)
  }
}
