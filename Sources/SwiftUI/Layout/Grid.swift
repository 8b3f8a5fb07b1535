/// Views in rows and columns.
public struct Grid<Content: View> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: View, UndrawnValue {
  public typealias Body = Never
}

extension Grid: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    return evaluation.nodes(in: layout, content, axis: nil)
  }
}

extension View {
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(_TraitWritingModifier { $0.cell.columns = count })
  }
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(_TraitWritingModifier { $0.cell.anchor = anchor })
  }
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_TraitWritingModifier { $0.cell.unsizedAxes = axes })
  }
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_TraitWritingModifier { $0.cell.columnAlignment = guide })
  }
}
