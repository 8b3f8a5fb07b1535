/// What modifiers ask of the row that a view lies in.
struct ListRowSettings: @unchecked Sendable {
  /// Which lines are drawn at the upper and the lower edge, and in which color.
  struct Separators {
    var top = Visibility.automatic
    var bottom = Visibility.automatic
    var topTint: Color?
    var bottomTint: Color?

    mutating func show(_ visibility: Visibility, at edges: VerticalEdge.Set) {
      if edges.contains(.top) { top = visibility }
      if edges.contains(.bottom) { bottom = visibility }
    }

    mutating func tint(_ color: Color?, at edges: VerticalEdge.Set) {
      if edges.contains(.top) { topTint = color }
      if edges.contains(.bottom) { bottomTint = color }
    }
  }

  /// Around the content, in points; nil takes those of the list.
  var insets: EdgeInsets?
  /// Makes what is behind the row, cut out by the shape of the row's card; nil draws the card.
  var background: ((UnevenRoundedRectangle) -> LayoutNode)?
  var separators = Separators()
  var sectionSeparators = Separators()
  var badge: Text?
  /// Where the row lies in its `ForEach`; nil for rows outside of any.
  var place: ListRowPlace?
  var delete: ListRowDeletion?
  var move: ListRowMove?
  /// Those of modifiers inside come first.
  var swipes: [SwipeActions] = []
  /// Whether rows that belong to this one are shown; nil for a row that has none.
  var disclosure: ListDisclosure?
  /// How many rows this one belongs to.
  var indentation = 0
  var isDeleteDisabled = false
  var isMoveDisabled = false
  var isSelectionDisabled = false
}

extension ListRowSettings {
  mutating func setDelete(_ action: ((IndexSet) -> Void)?) {
    guard let action, let place else {
      delete = nil
      return
    }
    delete = ListRowDeletion(place: place, action: action)
  }

  mutating func setMove(_ action: ((IndexSet, Int) -> Void)?) {
    guard let action, let place else {
      move = nil
      return
    }
    move = ListRowMove(place: place, action: action)
  }
}

extension LayoutNode.Traits {
  var row: ListRowSettings {
    get { values[ObjectIdentifier(ListRowSettings.self)] as? ListRowSettings ?? ListRowSettings() }
    set { values[ObjectIdentifier(ListRowSettings.self)] = newValue }
  }
}
