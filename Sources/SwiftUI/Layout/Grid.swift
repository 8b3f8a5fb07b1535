/// Views in rows and columns.
public struct Grid<Content: View> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Arranges the cells of each `GridRow`; a view outside of rows spans all columns.
  ///
  /// - Parameters:
  ///   - alignment: The place of a cell in its column and row, unless these have an alignment of their own.
  ///   - horizontalSpacing: The distance of columns in points; nil is the largest that neighboring cells prefer.
  ///   - verticalSpacing: The distance of rows in points; nil is the largest that neighboring cells prefer.
  ///   - content: The rows.
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
  /// Lets the cell span columns, at least one.
  ///
  /// If it needs more width than they have, all of them are widened by the same amount.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(_TraitWritingModifier { $0.cell.columns = count })
  }
  /// Places the view in its cell by a point of the unit square, in place of the alignments of column, row and grid.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(_TraitWritingModifier { $0.cell.anchor = anchor })
  }
  /// Leaves the cell out when the width of its column or the height of its row is determined.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_TraitWritingModifier { $0.cell.unsizedAxes = axes })
  }
  /// Sets the alignment of the whole column; the first cell of the column that has one counts.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_TraitWritingModifier { $0.cell.columnAlignment = guide })
  }
}
