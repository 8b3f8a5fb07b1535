public import Foundation

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// A closure that changes a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler =
    (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  final var parts = Parts()
  final var configured = ConfiguredParts()
  /// The segue that a tap performs in addition to selecting the item.
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

  /// The view for the app's own subviews, over the background views.
  open var contentView: UIView { parts.contentView }
  /// The view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue) }
  }
  /// The view shown over the background view while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue) }
  }
  /// Whether the cell is shown as selected; the collection's selection does not change.
  open var isSelected: Bool {
    get { parts.isSelected }
    set {
      parts.isSelected = newValue
      stateDidChange()
    }
  }
  /// Whether the cell is shown as touched.
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set {
      parts.isHighlighted = newValue
      stateDidChange()
    }
  }

  /// Whether an item is being dragged.
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  /// Is called when the drag state changes; nothing is dragged here, so only tests call it.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Measures the item again in the next layout, if the collection allows it.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UICollectionView)?.cellWantsAnotherSize(self)
  }

  // MARK: Configurations

  /// The content, whose view is in the content view; nil removes it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set { show(newValue) }
  }
  /// Whether the shown content follows the state by `updated(for:)` of its configuration; true by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// The background; nil removes it.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { show(newValue) }
  }
  /// Whether the background follows the state by `updated(for:)` of its configuration; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The default background of the cell: none, or that of a row in a list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { defaultBackground }
  /// The current state: selection, highlight, editing mode, traits, and disabled without user interaction.
  open var configurationState: UICellConfigurationState { currentState }
  /// A closure that `updateConfiguration(using:)` calls; setting it requests an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Requests `updateConfiguration(using:)` before the cell is next measured or laid out.
  open func setNeedsUpdateConfiguration() { markNeedsConfiguration() }
  /// Is called once for each change of state, before the cell is measured or laid out; calls the update handler.
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

  /// Is called when the collection's editing mode begins or ends for the cell.
  func editingModeDidChange() {}
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
