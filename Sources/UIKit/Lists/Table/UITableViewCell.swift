import DarkroomCoreGraphics
public import Foundation

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// A closure that changes a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler =
    (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
  /// What of a cell is changing.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
  /// Where a cell is in a drag.
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  /// The appearance of a cell while it is focused.
  ///
  /// - Important: Inert.
  public enum FocusStyle: Int, Sendable { case `default`, custom }

  /// The style that determines a cell's labels and the place of its detail.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// Whether a selected cell is colored; `blue` has been gray since iOS 7.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// The accessory at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// The control at the start of a cell in editing mode.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  /// Whether there are lines between cells; an etched line looks like a single one.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }

  final let style: CellStyle
  /// The identifier under which the cell returns to the table for reuse; nil if it is never reused.
  open internal(set) var reuseIdentifier: String?
  final var parts = Parts()
  final var configured = ConfiguredParts()
  /// What the table says about its place.
  final var placement = Placement() {
    didSet { if placement != oldValue { placementDidChange() } }
  }
  /// The segue that a tap performs in addition to selecting the row.
  final var selectionSegue: ((Any?) -> Void)?
  /// The table that shows the cell now.
  final weak var table: UITableView?
  /// The table for which the cell was created; the cell has its traits while it is available for reuse.
  final var owner: ViewReference?

  // The table creates registered classes with this initializer, which it finds by its position in the class.
  /// Creates a cell 320 points wide and 44 points high; a table changes its frame.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUpCell()
  }

  // This is a convenience initializer as on iOS, so a cell that overrides the designated initializer inherits it.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = coder.interfaceWord("style", in: UITableViewCell.CellStyle.interfaceWords) ?? .default
    reuseIdentifier = coder.interfaceAttribute("reuseIdentifier")
    super.init(coder: coder)
    setUpCell()
    decode(coder, as: UITableViewCell.self)
  }

  /// Creates a cell of the default style that is never reused.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  // MARK: Content

  /// The view for the app's own subviews, which makes room for accessories and editing controls.
  open var contentView: UIView { parts.contentView }
  /// The label for the text.
  ///
  /// It is nil while a content configuration is set, as are the detail label and the image view.
  open var textLabel: UILabel? { configured.content == nil ? loadedTextLabel : nil }
  /// The label for the detail; nil in the default style, and while a content configuration is set.
  open var detailTextLabel: UILabel? { configured.content == nil ? loadedDetailLabel : nil }
  /// The view for the image, which is created on first use; nil while a content configuration is set.
  open var imageView: UIImageView? { configured.content == nil ? loadedImageView : nil }
  /// Setting a color removes the background configuration.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      if newValue != nil { replaceConfiguredBackground() }
      super.backgroundColor = newValue
    }
  }
  /// The view behind the content; setting one removes the background configuration.
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue) }
  }
  /// The view behind the content while the cell is selected or highlighted; without one, a gray color is used.
  open var selectedBackgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue) }
  }
  /// The view that replaces the selected background view while several rows can be selected in the table.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      if oldValue !== multipleSelectionBackgroundView { oldValue?.removeFromSuperview() }
      selectionDidChange()
    }
  }
  /// Measures the row again in the next layout, if the table allows it.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.cellWantsAnotherHeight(self)
  }
  /// The accessory at the trailing end outside the editing mode; `none` by default.
  open var accessoryType: AccessoryType = .none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }
  /// The view that replaces `accessoryType`; it keeps its own size.
  open var accessoryView: UIView? {
    didSet { accessoryDidChange(from: oldValue) }
  }
  /// The accessory at the trailing end in the editing mode; `none` by default.
  open var editingAccessoryType: AccessoryType = .none {
    didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
  }
  /// The view that replaces `editingAccessoryType`; it keeps its own size.
  open var editingAccessoryView: UIView? {
    didSet { accessoryDidChange(from: oldValue) }
  }
  /// The number of steps of `indentationWidth`; it is set from the table's delegate if that returns a value other than
  /// 0.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }
  /// Points for each level.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }
  /// The insets from the cell's sides; by default the separator begins where the text does.
  open var separatorInset: UIEdgeInsets {
    get { resolvedSeparatorInset }
    set {
      parts.separatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Configurations

  /// A configuration without content in the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration { defaultContent }
  /// The configuration's view is in the content view, whose other subviews are removed.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set { configure(newValue) }
  }
  /// Whether the shown content follows the state by `updated(for:)` of its configuration; true by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// In the look of the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { defaultBackground }
  /// The background; setting one removes the background color and the background views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { configure(newValue) }
  }
  /// Whether the background follows the state by `updated(for:)` of its configuration; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true
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
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsUpdateConfiguration()
  }

  // MARK: State

  /// Whether a selected or highlighted cell changes its look; `none` keeps it.
  open var selectionStyle: SelectionStyle = .default
  /// Whether the cell is shown as selected; the table's selection does not change.
  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Shows the cell as selected or not at once, animated or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    parts.isSelected = selected
    selectionDidChange()
  }
  /// Whether the cell is shown as touched.
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Shows the cell as touched or not at once, animated or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    parts.isHighlighted = highlighted
    selectionDidChange()
  }
  /// Whether the cell is shown in the editing mode; the table sets it.
  open var isEditing: Bool {
    get { parts.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows the cell in the editing mode or not at once, animated or not.
  open func setEditing(_ editing: Bool, animated: Bool) {
    parts.isEditing = editing
    editingDidChange()
  }
  /// Headless: never called.
  open func willTransition(to state: StateMask) {}
  /// Headless: never called.
  open func didTransition(to state: StateMask) {}
  /// Headless: never called.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// - Important: Inert. Nothing is dragged.
  open var userInteractionEnabledWhileDragging = false
  /// - Important: Inert. Nothing is focused without a user.
  open var focusStyle = FocusStyle.default
  /// The control at the start in the editing mode, which the table's delegate determines.
  open var editingStyle: EditingStyle { placement.editingStyle }
  /// Whether the cell has a reorder control in the editing mode; the table sets it from its data source.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { editingDidChange() } }
  }
  /// Whether content in groups moves to make room for the editing control; the table sets it from its delegate.
  open var shouldIndentWhileEditing = true {
    didSet { setNeedsLayout() }
  }
  /// Headless: nothing swipes a cell open.
  open var showingDeleteConfirmation: Bool { false }
  /// Is called before a cell is reused, while it still has its old content.
  open func prepareForReuse() {}
  override var traitParent: UIView? { superview ?? owner?.view }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layoutParts()
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { constrainedSize(targetSize, horizontal, vertical) }

  // MARK: Delegate of its recognizers

  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Headless: nothing calls it, except tests.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  /// Headless: nothing calls it, except tests.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}
