/// Processes a list and keeps track of owners.
struct OwnerWalk {
  private let list: DisplayList
  private let area: IntRect
  private let prepared: PreparedList
  private let painter: BandPainter
  private(set) var map: OwnerMap
  /// For each open group with a mask, the owners before the group.
  private var beneath: [OwnerMap] = []
  /// The content of each group whose mask is being drawn; meanwhile `map` contains the mask.
  private var contents: [OwnerMap] = []
  private var openGroups: [Int] = []
  private let maskedGroups: Set<Int>
  private let noted: [Bool]
  /// Open groups that may be translucent, so that drawings beneath them stay visible.
  private var fadedGroups: Set<Int> = []

  init(
    _ list: DisplayList, _ prepared: PreparedList, _ area: IntRect, noting noted: [Bool],
    maskedGroups: Set<Int>
  ) {
    self.list = list
    self.area = area
    self.prepared = prepared
    self.noted = noted
    self.maskedGroups = maskedGroups
    painter = BandPainter(prepared, columns: 0..<list.width, skipsCovered: false)
    map = OwnerMap(area, notes: !noted.isEmpty)
  }

  mutating func visit(_ index: Int) {
    switch list.operations[index].content {
    case .beginGroup:
      openGroups.append(index)
      if isFaded(index) { fadedGroups.insert(index) }
      if maskedGroups.contains(index) { beneath.append(map) }
      markPicture(ofGroup: index)
    case .endGroup:
      guard let group = openGroups.popLast() else { return }
      fadedGroups.remove(group)
      if maskedGroups.contains(group) { beneath.removeLast() }
    case .beginMask:
      contents.append(map)
      map = OwnerMap(area)
    case .endMask:
      let mask = map
      map = contents.removeLast()
      if let under = beneath.last { map.restore(under, whereUnowned: mask) }
    case .fill, .glyphs, .shadow, .backdrop: mark(index)
    }
  }

  private mutating func mark(_ index: Int) {
    guard case .draw(let content) = prepared.operations[index], !content.paint.isInvisible else {
      return
    }
    let head = prepared.heads[index]
    var ink = OwnerInk(owner: contents.isEmpty ? head.owner : 0)
    if isNoted(head.owner) {
      ink.effect = .shows
    } else if contents.isEmpty, !noted.isEmpty, fadedGroups.isEmpty {
      switch head.blend {
      case .normal: hide(with: content.paint, &ink)
      case .copy: ink.effect = .hides
      default: break
      }
    }
    painter.mark(content.shape, head, ink, in: &map, within: area)
  }

  private func hide(with paint: PreparedPaint, _ ink: inout OwnerInk) {
    switch paint {
    case .solid(let color): if color >= 0xff00_0000 { ink.effect = .hides }
    case .source(let source):
      ink.effect = .hides
      if !source.isOpaque {
        ink.source = SourceOpacity(source, scratch: painter.scratch, cache: painter.cache)
      }
    }
  }

  private func isNoted(_ owner: Int32) -> Bool {
    contents.isEmpty && noted.indices.contains(Int(owner)) && noted[Int(owner)]
  }

  /// Whether a group is composed in another way than by drawing its operations in place.
  private func isFaded(_ index: Int) -> Bool {
    let head = prepared.heads[index]
    if maskedGroups.contains(index) || head.clip >= 0 || head.blend != .normal { return true }
    return switch prepared.operations[index] {
    case .beginGroup(let opacity, _), .picture(_, let opacity, _): opacity < 255
    default: false
    }
  }

  /// A group with a shadow or a filter is drawn beforehand; its content is then marked over the shadow.
  private mutating func markPicture(ofGroup index: Int) {
    guard case .picture(let picture, _, _) = prepared.operations[index] else { return }
    let head = prepared.heads[index]
    // Inside another shadow, a group is drawn beyond the picture, as far as that shadow extends.
    let area = picture.area.intersection(head.bounds).intersection(area)
    let ink = OwnerInk(
      owner: contents.isEmpty ? head.owner : 0, effect: isNoted(head.owner) ? .shows : .none)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      let marks = picture.marks(ofRow: y)
      var x = area.minX
      while x < area.maxX {
        let isMarked = marks[x - picture.area.minX]
        let start = x
        while x < area.maxX, marks[x - picture.area.minX] == isMarked { x += 1 }
        if isMarked { map.set(ink, isOpaque: false, x: start, length: x - start, y: y) }
      }
    }
  }
}

extension PreparedPaint {
  fileprivate var isInvisible: Bool {
    if case .solid(let color) = self { color >> 24 == 0 } else { false }
  }
}
