/// The settings that modifiers make for the row around a view.
struct ListRowSettings: @unchecked Sendable {
  /// The visibility and color of the lines at the upper and lower edge.
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

  /// The insets around the content, in points; nil uses those of the list.
  var insets: EdgeInsets?
  /// Creates the background of the row, clipped to the row's card; nil draws the card.
  var background: ((UnevenRoundedRectangle) -> LayoutNode)?
  var separators = Separators()
  var sectionSeparators = Separators()
  var badge: Text?
  /// The position of the row in its `ForEach`; nil for rows outside of one.
  var place: ListRowPlace?
  var delete: ListRowDeletion?
  var move: ListRowMove?
  /// The swipe actions; those of inner modifiers come first.
  var swipes: [SwipeActions] = []
  /// Whether the children of this row are shown; nil for a row without children.
  var disclosure: ListDisclosure?
  /// The number of rows that contain this one.
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
