/// The accessories before and after the content of a row.
@MainActor
struct ListAccessories {
  /// A part of a row besides its content.
  struct Part {
    let node: LayoutNode
    /// The gap between the part and the content.
    var gap = ListMetrics.accessoryGap
    /// Whether the part handles touches itself.
    var isControl = false
  }

  private(set) var leading: [Part] = []
  private(set) var trailing: [Part] = []
  private let environment: EnvironmentValues
  private let content: LayoutNode

  init(_ content: LayoutNode, _ touches: ListRowTouches, _ environment: EnvironmentValues) {
    self.environment = environment
    let row = content.traits.row
    self.content = content
    if touches.isEditing { addSigns(touches) }
    if let badge = row.badge { trailing.append(Part(node: self.badge(badge))) }
    if content.first(NavigationLinkNode.self)?.showsIndicator == true, !touches.isEditing {
      trailing.append(Part(node: chevron))
    }
    if let disclosure = row.disclosure {
      trailing.append(Part(node: Self.chevron(of: disclosure, environment)))
    }
  }

  /// The name of the row for assistive technologies.
  private var name: String { content.words }

  // MARK: Editing

  private mutating func addSigns(_ touches: ListRowTouches) {
    if touches.canDelete {
      let state = touches.state
      let sign = ListSign(kind: .deletion)
        .onTapGesture { state.open = ListState.OpenRow(row: touches.key, edge: .trailing) }
        .accessibilityElement().accessibilityLabel("Delete \(name)")
        .accessibilityAddTraits(.isButton)
      leading.append(Part(node: make(sign), gap: ListMetrics.signGap, isControl: true))
    } else if touches.selection?.isMultiple == true, touches.canBeSelected {
      let sign = ListSign(kind: .selection(touches.isSelected))
      leading.append(Part(node: make(sign), gap: ListMetrics.signGap))
    }
  }

  /// Adds the grip by which a row is dragged to another position.
  mutating func addGrip(_ moved: @escaping (CGFloat) -> Void) {
    let grip = ListGrip()
      .contentShape(Rectangle())
      .gesture(DragGesture(minimumDistance: 1).onEnded { moved($0.translation.height) })
      .accessibilityElement().accessibilityLabel("Reorder \(name)")
      .accessibilityAddTraits(.isButton)
    trailing.append(Part(node: make(grip), isControl: true))
  }

  // MARK: Parts

  /// The chevron, which looks like UIKit's disclosure indicator.
  private var chevron: LayoutNode {
    let isMirrored = environment.layoutDirection == .rightToLeft
    return make(
      Image(systemName: isMirrored ? "chevron.left" : "chevron.right")
        .font(.footnote.weight(.semibold))
        .foregroundColor(Color(uiColor: .tertiaryLabel)))
  }

  /// The chevron of a row with children, which points down if they are shown.
  static func chevron(
    of disclosure: ListDisclosure, _ environment: EnvironmentValues
  ) -> LayoutNode {
    make(
      Image(
        systemName: environment.layoutDirection == .rightToLeft ? "chevron.left" : "chevron.right"
      )
      .font(.footnote.weight(.semibold))
      .foregroundStyle(.tint)
      .rotationEffect(.degrees(disclosure.degrees(in: environment.layoutDirection))), environment)
  }

  private func badge(_ badge: Text) -> LayoutNode {
    make(badge.foregroundColor(Color(uiColor: .secondaryLabel)))
  }

  private func make(_ view: some View) -> LayoutNode { Self.make(view, environment) }

  /// Creates the node of a view without state, which needs no position in the tree.
  private static func make(_ view: some View, _ environment: EnvironmentValues) -> LayoutNode {
    Evaluation(graph: ViewGraph(), identity: IdentityNode(), environment: environment)
      .node(of: view, in: HStackLayout())
  }
}

extension ListDisclosure {
  @MainActor
  fileprivate func degrees(in direction: LayoutDirection) -> Double {
    guard isExpanded.wrappedValue else { return 0 }
    return direction == .rightToLeft ? -90 : 90
  }
}
