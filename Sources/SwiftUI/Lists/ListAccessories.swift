/// What comes before and after the content of a row.
@MainActor
struct ListAccessories {
  private(set) var leading: [LayoutNode] = []
  private(set) var trailing: [LayoutNode] = []

  init(
    _ row: ListRowSettings, _ content: LayoutNode, _ selection: ListSelection?,
    _ isSelected: Bool, _ environment: EnvironmentValues
  ) {
    let isEditing = environment.editMode?.wrappedValue.isEditing ?? false
    if isEditing, row.delete != nil, !row.isDeleteDisabled {
      leading.append(Self.symbol("minus.circle.fill", 22, .systemRed, environment))
    } else if isEditing, selection?.isMultiple == true, !row.isSelectionDisabled {
      leading.append(
        Self.symbol(
          isSelected ? "checkmark.circle.fill" : "circle", 22,
          isSelected ? .tintColor : .tertiaryLabel, environment))
    }
    if let badge = row.badge { trailing.append(Self.badge(badge, environment)) }
    if content.first(NavigationLinkNode.self)?.showsIndicator == true, !isEditing {
      trailing.append(Self.chevron(environment))
    }
    if isEditing, row.move != nil, !row.isMoveDisabled {
      trailing.append(
        Self.symbol("line.3.horizontal", 17, .tertiaryLabel, environment))
    }
  }

  /// As a disclosure indicator of UIKit.
  private static func chevron(_ environment: EnvironmentValues) -> LayoutNode {
    let isMirrored = environment.layoutDirection == .rightToLeft
    return make(
      Image(systemName: isMirrored ? "chevron.left" : "chevron.right")
        .font(.footnote.weight(.semibold))
        .foregroundColor(Color(uiColor: .tertiaryLabel)), environment)
  }

  private static func symbol(
    _ name: String, _ size: CGFloat, _ color: UIColor, _ environment: EnvironmentValues
  ) -> LayoutNode {
    make(
      Image(systemName: name).font(.system(size: size))
        .foregroundColor(Color(uiColor: color)), environment)
  }

  private static func badge(_ badge: Text, _ environment: EnvironmentValues) -> LayoutNode {
    make(badge.foregroundColor(Color(uiColor: .secondaryLabel)), environment)
  }

  /// A view without state, which needs no place in the tree.
  private static func make(_ view: some View, _ environment: EnvironmentValues) -> LayoutNode {
    Evaluation(graph: ViewGraph(), identity: IdentityNode(), environment: environment)
      .node(of: view, in: HStackLayout())
  }
}
