/// What a picker style is asked about.
@MainActor
struct PickerConfiguration {
  let label: AnyView
  let content: AnyView
  let options: [PickerOption]

  var selected: PickerOption? { options.first(where: \.isSelected) }

  /// The view of an option.
  func view(of option: PickerOption) -> some View {
    PickerOptionView(content: content, index: option.index)
  }
}

/// One of the views in the content of a picker.
private struct PickerOptionView: View, NodeView {
  typealias Body = Never

  let content: AnyView
  let index: Int

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let nodes = evaluation.nodes(of: content)
    return nodes.indices.contains(index) ? [nodes[index]] : []
  }
}
