extension NavigationLink: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let place = evaluation.at("link")
    let link = ObjectIdentifier(place.identity)
    let navigator = place.environment.navigator
    let surroundings = PageSurroundings(place)
    if let destination { navigator?.update(destination, of: link, surroundings) }
    let button = Button {
      if let isActive {
        isActive.wrappedValue = true
      } else if let destination, let navigator {
        navigator.push(destination, link, surroundings)
      } else if let destination {
        place.environment.bareNavigation?.push(destination, surroundings)
      } else if let value {
        navigator?.push(value)
      }
    } label: {
      LinkLabel(content: label)
    }
    let isDead = !leadsOn(in: place.environment)
    return place.nodes(of: button.linkStyle(place.environment).disabled(isDead)).map {
      active(
        NavigationLinkNode($0, showsIndicator: showsIndicator(in: place.environment)), place)
    }
  }

  /// Whether the link is enabled.
  ///
  /// As on iOS, it is disabled outside of a stack, and without a value or destination.
  @MainActor
  private func leadsOn(in environment: EnvironmentValues) -> Bool {
    guard environment.navigator == nil else { return destination != nil || value != nil }
    return destination != nil && environment.bareNavigation != nil
  }

  @MainActor
  private func showsIndicator(in environment: EnvironmentValues) -> Bool {
    environment.linkIndicatorVisibility != .hidden && (value != nil || destination != nil)
  }

  /// The node, with the link's page presented if the link is active.
  @MainActor
  private func active(_ node: LayoutNode, _ evaluation: Evaluation) -> LayoutNode {
    guard let isActive, isActive.wrappedValue, let destination else { return node }
    let modifier = _PageSettingsModifier(value: ()) { page, evaluation, _ in
      page.present(destination, evaluation) { isActive.wrappedValue = false }
    }
    return modifier.nodes(of: { _ in [node] }, in: evaluation)[0]
  }
}

/// The label of a link; in a row, it has the color of text and fills the row.
private struct LinkLabel<Content: View>: View {
  let content: Content
  @Environment(\.isInListRow) private var isInListRow

  var body: some View {
    if isInListRow {
      content.frame(maxWidth: .infinity, alignment: .leading)
    } else {
      content
    }
  }
}

extension View {
  /// The look of a link; in a row, that of its label.
  @MainActor @ViewBuilder
  fileprivate func linkStyle(_ environment: EnvironmentValues) -> some View {
    if environment.isInListRow { buttonStyle(.plain) } else { self }
  }
}
