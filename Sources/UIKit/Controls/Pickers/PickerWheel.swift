import DarkroomCoreGraphics

/// A column of rows on a drum; the selected row is in the middle.
final class PickerWheel: UIView {
  /// Returns the view of a row; `reused` is a view that the wheel showed before.
  var content: (_ row: Int, _ reused: UIView?) -> UIView? = { _, _ in nil }
  var didChoose: (_ row: Int) -> Void = { _ in }
  private(set) var count = 0
  private(set) var selected = 0
  /// Whether the first row follows the last.
  private(set) var isEndless = false
  private(set) var rowHeight: CGFloat = 32
  private var shown: [Int: UIView] = [:]
  private var spare: [UIView] = []

  func load(count: Int, rowHeight: CGFloat, isEndless: Bool = false) {
    self.count = count
    self.rowHeight = rowHeight
    self.isEndless = isEndless
    selected = min(selected, max(0, count - 1))
    recycleRows()
    setNeedsLayout()
  }

  func select(_ row: Int) {
    guard count > 0 else { return }
    let row = min(max(0, row), count - 1)
    guard row != selected else { return }
    selected = row
    setNeedsLayout()
  }

  /// Turns the wheel to a row and reports it, as a user's gesture does.
  func choose(_ row: Int) {
    guard (0..<count).contains(row) else { return }
    select(row)
    didChoose(row)
  }

  /// The view of a row; nil if the row is on the far side of the drum.
  func view(forRow row: Int) -> UIView? {
    layoutIfNeeded()
    return shown[row]
  }

  private var geometry: WheelGeometry {
    WheelGeometry(height: bounds.height, rowHeight: rowHeight)
  }

  private func row(at distance: Int) -> Int? {
    let row = selected + distance
    if (0..<count).contains(row) { return row }
    guard isEndless, count > 2 * geometry.visibleDistance else { return nil }
    return (row + count) % count
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let geometry = geometry
    let reach = geometry.visibleDistance
    let rows = (-reach...reach).map { ($0, row(at: $0)) }
    let wanted = Set(rows.compactMap(\.1))
    for row in shown.keys.sorted() where !wanted.contains(row) { recycle(row) }
    for (distance, row) in rows {
      if let row { place(row, at: distance, geometry) }
    }
  }

  private func place(_ row: Int, at distance: Int, _ geometry: WheelGeometry) {
    guard let view = shown[row] ?? load(row) else { return }
    let (middle, share) = geometry.place(distance)
    view.transform = .identity
    if view is UILabel {
      view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
    } else if view.bounds.isEmpty {
      view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
    }
    view.center = CGPoint(x: bounds.width / 2, y: middle)
    view.transform = CGAffineTransform(scaleX: 1, y: share)
    view.alpha = distance == 0 ? 1 : 0.6 * share
  }

  private func load(_ row: Int) -> UIView? {
    guard let view = content(row, spare.popLast()) else { return nil }
    shown[row] = view
    addSubview(view)
    return view
  }

  private func recycle(_ row: Int) {
    guard let view = shown.removeValue(forKey: row) else { return }
    view.removeFromSuperview()
    spare.append(view)
  }

  private func recycleRows() {
    for row in shown.keys.sorted() { recycle(row) }
  }

  // MARK: A tap turns the wheel to the row under the finger

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let y = touch.location(in: self).y
    if let row = row(at: geometry.distance(at: y)), row != selected { choose(row) }
  }
}
