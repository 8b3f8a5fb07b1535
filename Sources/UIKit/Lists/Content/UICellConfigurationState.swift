/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, MarkedState, Hashable {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell has no user interaction.
  public var isDisabled = false
  /// Whether the cell is touched.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Recorded: cells never set it, because nothing is ever focused.
  public var isFocused = false
  /// Recorded: cells never set it.
  public var isPinned = false
  /// Whether the cell is in the editing mode.
  public var isEditing = false
  /// Recorded: cells never set it.
  public var isExpanded = false
  /// Recorded: cells never set it.
  public var isSwiped = false
  /// Recorded: cells never set it.
  public var isReordering = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of an enabled cell that is neither touched nor selected.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app's own; nil removes it.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
