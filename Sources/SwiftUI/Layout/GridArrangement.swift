/// Determines how a grid divides its width among columns and its height among rows.
///
/// A column is offered what a view in a stack would be, and then is as wide as its widest cell. Rows work the same way,
/// with known widths.
@MainActor
struct GridArrangement {
  /// A view and the columns that it spans.
  @MainActor
  private struct Cell {
    let node: LayoutNode
    let columns: Range<Int>
    var grid: GridCell { node.traits.cell }
  }

  private let layout: GridLayout
  private let rows: [[Cell]]
  private let columnCount: Int
  private let gaps: (columns: CGFloat, rows: CGFloat)
  private var widths: [CGFloat] = []
  private var heights: [CGFloat] = []

  init(_ layout: GridLayout, _ nodes: [LayoutNode], _ proposal: ProposedViewSize) {
    self.layout = layout
    let groups = Self.groups(of: nodes)
    let count = groups.map { $0.reduce(0) { $0 + $1.span } }.max() ?? 0
    columnCount = max(count, 1)
    rows = groups.map { Self.cells($0, max(count, 1)) }
    gaps = (
      layout.horizontalSpacing ?? Self.columnGap(rows), layout.verticalSpacing ?? Self.rowGap(rows)
    )
    widths = shares(.horizontal, proposal.width, columnCount, gaps.columns)
    widen(proposal.width)
    heights = shares(.vertical, proposal.height, rows.count, gaps.rows)
  }

  var size: CGSize {
    CGSize(width: length(widths, gaps.columns), height: length(heights, gaps.rows))
  }

  private func length(_ lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
    lengths.reduce(0, +) + gap * CGFloat(max(lengths.count - 1, 0))
  }

  // MARK: Cells

  private static func groups(of nodes: [LayoutNode]) -> [[LayoutNode]] {
    var groups: [[LayoutNode]] = []
    for node in nodes {
      let row = node.traits.cell.row
      if row != nil, groups.last?.last?.traits.cell.row == row {
        groups[groups.count - 1].append(node)
      } else {
        groups.append([node])
      }
    }
    return groups
  }

  /// The cells of a row; a view outside of rows spans all columns.
  private static func cells(_ nodes: [LayoutNode], _ count: Int) -> [Cell] {
    if nodes.count == 1, nodes[0].traits.cell.row == nil {
      return [Cell(node: nodes[0], columns: 0..<count)]
    }
    var start = 0
    return nodes.map { node in
      let columns = start..<start + node.span
      start = columns.upperBound
      return Cell(node: node, columns: columns)
    }
  }

  private static func columnGap(_ rows: [[Cell]]) -> CGFloat {
    let distances = rows.flatMap { row in
      zip(row, row.dropFirst()).map { $0.node.distance(to: $1.node, .horizontal) }
    }
    return distances.max() ?? 8
  }

  private static func rowGap(_ rows: [[Cell]]) -> CGFloat {
    let distances = zip(rows, rows.dropFirst()).flatMap { upper, lower in
      upper.flatMap { cell in
        lower.filter { $0.columns.overlaps(cell.columns) }
          .map { cell.node.distance(to: $0.node, .vertical) }
      }
    }
    return distances.max() ?? 8
  }

  // MARK: Lengths

  /// The cells that determine the length of a column or row.
  private func cells(_ index: Int, _ axis: Axis) -> [Cell] {
    let cells =
      axis == .vertical
      ? rows[index]
      : rows.flatMap { $0 }.filter {
        $0.columns == index..<index + 1 && $0.grid.row != nil || columnCount == 1
      }
    return cells.filter { !$0.grid.unsizedAxes.contains(axis.set) }
  }

  private func width(of columns: Range<Int>) -> CGFloat {
    length(Array(widths[columns]), gaps.columns)
  }

  private func length(of index: Int, _ axis: Axis, _ offer: CGFloat?) -> CGFloat {
    let cells = cells(index, axis)
    guard axis == .vertical else {
      return cells.map { $0.node.size(ProposedViewSize(width: offer, height: nil)).width }.max()
        ?? 0
    }
    let alignment = cells.first?.grid.rowAlignment ?? layout.alignment.vertical
    let dimensions = cells.map {
      $0.node.dimensions(ProposedViewSize(width: width(of: $0.columns), height: offer))
    }
    let above = dimensions.map { $0.place(of: alignment.id) }.max() ?? 0
    let below = dimensions.map { $0.height - $0.place(of: alignment.id) }.max() ?? 0
    return above + below
  }

  /// The lengths of columns or rows: ideal lengths, or shares of a length as in a stack.
  private func shares(
    _ axis: Axis, _ offer: CGFloat?, _ count: Int, _ gap: CGFloat
  ) -> [CGFloat] {
    guard let offer else { return (0..<count).map { length(of: $0, axis, nil) } }
    var left = offer - gap * CGFloat(max(count - 1, 0))
    // All cells get zero of nothing, and nothing can be divided if the length is infinite.
    guard left > 0, left.isFinite, count > 1 else {
      return (0..<count).map { length(of: $0, axis, max(left, 0)) }
    }
    let limits = (0..<count).map { index in
      let minimum = length(of: index, axis, 0)
      return Flexibility(
        minimum: minimum, range: length(of: index, axis, .infinity) - minimum)
    }
    var lengths = Array(repeating: CGFloat.zero, count: count)
    let order = (0..<count).sorted { (limits[$0], $0) < (limits[$1], $1) }
    for (position, index) in order.enumerated() {
      let share = max(left / CGFloat(count - position), 0)
      lengths[index] = length(of: index, axis, share)
      if lengths[index].isFinite { left -= lengths[index] }
    }
    return lengths
  }

  /// Widens the columns under a cell that spans several by equal amounts, if the cell needs more space.
  private mutating func widen(_ offer: CGFloat?) {
    for cell in rows.flatMap({ $0 }) where cell.columns.count > 1 {
      guard !cell.grid.unsizedAxes.contains(.horizontal) else { continue }
      let proposal = ProposedViewSize(
        width: cell.columns.count == columnCount ? offer : width(of: cell.columns), height: nil)
      let missing = cell.node.size(proposal).width - width(of: cell.columns)
      guard missing > 0 else { continue }
      for column in cell.columns { widths[column] += missing / CGFloat(cell.columns.count) }
    }
  }

  // MARK: Placing

  func place(in bounds: CGRect) {
    var y = bounds.minY
    for (row, cells) in rows.enumerated() {
      let guides = cells.map {
        $0.node.dimensions(proposal($0, row)).place(of: verticalAlignment(cells).id)
      }
      let line = guides.max() ?? 0
      for (cell, guide) in zip(cells, guides) {
        place(cell, row, CGPoint(x: bounds.minX + start(of: cell), y: y), line - guide)
      }
      y += heights[row] + gaps.rows
    }
  }

  private func verticalAlignment(_ row: [Cell]) -> VerticalAlignment {
    row.first?.grid.rowAlignment ?? layout.alignment.vertical
  }

  private func proposal(_ cell: Cell, _ row: Int) -> ProposedViewSize {
    ProposedViewSize(width: width(of: cell.columns), height: heights[row])
  }

  private func start(of cell: Cell) -> CGFloat {
    widths[..<cell.columns.lowerBound].reduce(0) { $0 + $1 + gaps.columns }
  }

  /// Places a cell by its column's alignment guide, or by its anchor in the available space.
  private func place(_ cell: Cell, _ row: Int, _ corner: CGPoint, _ shift: CGFloat) {
    let proposal = proposal(cell, row)
    let dimensions = cell.node.dimensions(proposal)
    let room = CGSize(width: width(of: cell.columns), height: heights[row])
    var origin = corner
    if let anchor = cell.grid.anchor {
      origin.x += (room.width - dimensions.width) * anchor.x
      origin.y += (room.height - dimensions.height) * anchor.y
    } else {
      let guide = alignment(of: cell.columns.lowerBound).id
      origin.x += ViewDimensions(room).place(of: guide) - dimensions.place(of: guide)
      let own = verticalAlignment(rows[row])
      let isShared = own == .firstTextBaseline || own == .lastTextBaseline
      origin.y +=
        isShared ? shift : ViewDimensions(room).place(of: own.id) - dimensions.place(of: own.id)
    }
    cell.node.requested = LayoutNode.Placement(origin: origin, proposal: proposal)
  }

  /// The alignment of a column, which any of its cells can set.
  private func alignment(of column: Int) -> HorizontalAlignment {
    rows.lazy.flatMap { $0 }.first {
      $0.columns.lowerBound == column && $0.grid.columnAlignment != nil
    }?.grid.columnAlignment ?? layout.alignment.horizontal
  }
}

extension LayoutNode {
  /// The greatest number of columns that a view can span; all columns of a grid are measured.
  private static let mostColumns = 1_000

  /// The number of columns that the node spans.
  fileprivate var span: Int { min(max(traits.cell.columns, 1), Self.mostColumns) }

  fileprivate func distance(to next: LayoutNode, _ axis: Axis) -> CGFloat {
    preferredSpacing.distance(to: next.preferredSpacing, along: axis)
  }
}
