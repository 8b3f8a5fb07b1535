import DarkroomCoreGraphics
public import Foundation

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
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

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  // MARK: Content

  open var contentView: UIView { parts.contentView }
  /// The label for the text.
  ///
  /// It is nil while a content configuration is set, as are the detail label and the image view.
  open var textLabel: UILabel? { configured.content == nil ? loadedTextLabel : nil }
  open var detailTextLabel: UILabel? { configured.content == nil ? loadedDetailLabel : nil }
  open var imageView: UIImageView? { configured.content == nil ? loadedImageView : nil }
  /// Setting a color removes the background configuration.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      if newValue != nil { replaceConfiguredBackground() }
      super.backgroundColor = newValue
    }
  }
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue) }
  }
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
  open var accessoryType: AccessoryType = .none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }
  open var accessoryView: UIView? {
    didSet { accessoryDidChange(from: oldValue) }
  }
  open var editingAccessoryType: AccessoryType = .none {
    didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
  }
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
  open var automaticallyUpdatesContentConfiguration = true
  /// In the look of the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { defaultBackground }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { configure(newValue) }
  }
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationState: UICellConfigurationState { currentState }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open func setNeedsUpdateConfiguration() { markNeedsConfiguration() }
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsUpdateConfiguration()
  }

  // MARK: State

  open var selectionStyle: SelectionStyle = .default
  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  open func setSelected(_ selected: Bool, animated: Bool) {
    parts.isSelected = selected
    selectionDidChange()
  }
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    parts.isHighlighted = highlighted
    selectionDidChange()
  }
  open var isEditing: Bool {
    get { parts.isEditing }
    set { setEditing(newValue, animated: false) }
  }
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
  open var editingStyle: EditingStyle { placement.editingStyle }
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { editingDidChange() } }
  }
  open var shouldIndentWhileEditing = true {
    didSet { setNeedsLayout() }
  }
  /// Headless: nothing swipes a cell open.
  open var showingDeleteConfirmation: Bool { false }
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
