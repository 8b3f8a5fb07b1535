/// The interactions of a list's row.
@MainActor
struct ListRowTouches {
  let key: ListRowKey
  let state: ListState
  let selection: ListSelection?
  let isEditing: Bool
  let isSelected: Bool
  private let row: ListRowSettings
  private let value: AnyHashable?
  private let hasLink: Bool
  private let environment: EnvironmentValues

  init(
    _ content: LayoutNode, _ key: ListRowKey, _ selection: ListSelection?, _ state: ListState,
    _ environment: EnvironmentValues
  ) {
    self.key = key
    self.state = state
    self.selection = selection
    self.environment = environment
    row = content.traits.row
    isEditing = environment.editMode?.wrappedValue.isEditing ?? false
    value = selection?.value(of: content)
    isSelected = selection?.isSelected(content) ?? false
    hasLink = content.first(NavigationLinkNode.self) != nil
  }

  var canBeSelected: Bool { value != nil }
  var canDelete: Bool { row.delete != nil && !row.isDeleteDisabled }
  var canMove: Bool { row.move != nil && !row.isMoveDisabled }

  /// Whether the row has no interactions besides those of its content.
  var areEmpty: Bool {
    tap == nil && row.swipes.isEmpty && !canDelete && !(isEditing && (canMove || hasLink))
  }

  /// The edge at which actions are revealed; nil if the row is in its normal position.
  var openEdge: HorizontalEdge? { state.open?.row == key ? state.open?.edge : nil }

  // MARK: Taps

  /// The action of a tap.
  ///
  /// On iOS several rows can be selected only in edit mode.
  ///
  /// - See: Apple, [List](https://developer.apple.com/documentation/swiftui/list), "Supporting selection in lists".
  private var tap: (() -> Void)? {
    if openEdge != nil { return { state.open = nil } }
    if let disclosure = row.disclosure { return disclosure.toggle }
    guard let value, let selection, isEditing || !selection.isMultiple else { return nil }
    guard !isEditing else { return { selection.select(value) } }
    return {
      selection.select(value)
      environment.navigator?.showNextColumn?()
    }
  }

  var tapResponder: GestureResponder {
    let responder = GestureResponder()
    let takesAll = openEdge != nil || isEditing && (hasLink || value != nil)
    responder.mask = takesAll ? .gesture : .all
    guard let tap, environment.isEnabled else {
      responder.mask = takesAll ? .none : .subviews
      return responder
    }
    responder.makeTracker = {
      ListeningTracker(TapTracker(count: 1) { _ in () }) { phase in
        if case .ended = phase { tap() }
        return phase
      }
    }
    return responder
  }

  // MARK: Swipes

  /// The actions that a swipe at an edge reveals; nil for none.
  func swipe(at edge: HorizontalEdge) -> SwipeActions? {
    let own = row.swipes.filter { $0.edge == edge }
    if let first = own.first {
      return SwipeActions(
        edge: edge, allowsFullSwipe: first.allowsFullSwipe, make: { own.flatMap { $0.make() } },
        titles: { own.flatMap { $0.titles() } })
    }
    guard edge == .trailing, canDelete, let delete = row.delete else { return nil }
    return SwipeActions(delete, environment)
  }

  /// - Parameter width: The width of the row, in points.
  func swipeResponder(width: CGFloat) -> GestureResponder {
    let responder = GestureResponder()
    responder.precedence = .overriding
    guard !isEditing, environment.isEnabled else {
      responder.mask = .subviews
      return responder
    }
    responder.makeTracker = {
      SwipeTracker(canSwipe: { openEdge != nil || swipe(at: edge($0)) != nil }) {
        swiped(by: $0, width)
      }
    }
    return responder
  }

  /// The edge at which a horizontal drag reveals actions.
  private func edge(_ distance: CGFloat) -> HorizontalEdge {
    (distance < 0) == (environment.layoutDirection == .leftToRight) ? .trailing : .leading
  }

  private func swiped(by distance: CGFloat, _ width: CGFloat) {
    let edge = edge(distance)
    if let openEdge, openEdge != edge {
      state.open = nil
      return
    }
    guard let actions = swipe(at: edge) else { return }
    if actions.allowsFullSwipe, abs(distance) >= width * ListMetrics.fullSwipe {
      act(actions, 0)
    } else {
      state.open = ListState.OpenRow(row: key, edge: edge)
    }
  }

  private func act(_ actions: SwipeActions, _ index: Int) {
    let buttons = actions.make()
    guard buttons.indices.contains(index) else { return }
    state.open = nil
    buttons[index].first(ButtonNode.self)?.press.action()
  }

  /// The actions for assistive technologies: the buttons of all swipes.
  func customActions() -> [UIAccessibilityCustomAction] {
    HorizontalEdge.allCases.compactMap(swipe).flatMap { actions in
      actions.titles().enumerated().map { index, title in
        UIAccessibilityCustomAction(name: title) { _ in
          act(actions, index)
          return true
        }
      }
    }
  }
}
