import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTrees

/// The reasons why a picture differs, as far as its trees and the notes of its drawing show them.
///
/// Each reason is applied to the old notes, and the result must equal the new ones. Any remaining difference is a
/// reason of its own.
struct PictureCauses {
  /// The known facts about a reference or a picture.
  struct Side {
    var tree: TreeNode
    /// The notes of the drawing; nil for a reference recorded by an older version.
    var drawing: DrawingNotes?
  }

  /// A reason that is being collected, with the views in which it is visible.
  private struct Reason {
    var words: String
    var places: [String] = []
    /// The other drawing in the affected views; it distinguishes reasons with the same description.
    var looks: Set<String> = []
  }

  let pairs: NodePairs
  let sides: (old: Side, new: Side)
  /// The frames in points from the root's corner.
  let frames: (old: [TreeFrame?], new: [TreeFrame?])
  private let scale: Double
  /// The keys of reasons that are states, by view.
  private var states: [Int: [String]] = [:]
  private var order: [String] = []
  private var reasons: [String: Reason] = [:]
  private var attributes: [Int: [AttributeChange]] = [:]
  private var freedoms: [Int: MarkFreedom] = [:]
  private var colors: [ColorChange] = []
  /// The color changes that are visible in the drawing, and where.
  private var seenColors: [ColorChange: [String]] = [:]
  private var layout = LayoutReasons.Known()
  /// Views whose drawing changed, by the index of their pair.
  private(set) var redrawn: Set<Int> = []

  init(from old: Side, to new: Side, scale: Double) {
    sides = (old, new)
    frames = (old.tree.placedFrames, new.tree.placedFrames)
    self.scale = scale
    pairs = NodePairs(old: old.tree, new: new.tree)
    for index in pairs.all.indices { read(index) }
    for index in pairs.all.indices { free(index) }
    compareDrawings()
    addColorsOfStates()
    addColors()
    addDistances()
  }

  /// The causes.
  ///
  /// A cause is the same wherever it is visible; the list is empty if no change is known.
  var causes: [ChangeEvidence.Cause] {
    order.compactMap { key in
      reasons[key].map { reason in
        Self.cause(
          ([key] + reason.looks.sorted()).joined(separator: "\u{1}"), reason.words, reason.places)
      }
    }
  }

  static func cause(_ key: String, _ words: String, _ places: [String]) -> ChangeEvidence.Cause {
    let hash = String(ContentHash([UInt8](key.utf8)).hex.prefix(16))
    return ChangeEvidence.Cause(key: hash, words: words, places: places)
  }

  private mutating func add(_ key: String, _ words: String, at place: String? = nil) {
    if reasons[key] == nil {
      order.append(key)
      reasons[key] = Reason(words: words)
    }
    if let place, reasons[key]?.places.contains(place) == false {
      reasons[key]?.places.append(place)
    }
  }

  // MARK: Trees

  private mutating func read(_ index: Int) {
    let label = pairs.label(of: index)
    guard let (old, new) = pairs.all[index].both else { return addChangedViews(index, label) }
    if old.kind != new.kind {
      let key = "kind\u{1}\(old.kind)\u{1}\(new.kind)"
      add(key, "\(label) is now \(new.kind)")
      addState(key, at: index)
      layout.resizable.insert(index)
    } else if old.identifier != new.identifier {
      add("identifier\u{1}\(old.title)\u{1}\(new.title)", "\(old.title) is now \(new.title)")
    }
    if old.text != new.text { addText(index, old.text, new.text, label) }
    let changes = AttributeChange.all(old, new)
    attributes[index] = changes
    for change in changes { add(change, at: index, label) }
  }

  private mutating func addChangedViews(_ index: Int, _ label: String) {
    let pair = pairs.all[index]
    guard let node = pair.new ?? pair.old else { return }
    let word = pair.new == nil ? "removed" : "added"
    add("\(word)\u{1}\(node.outline)", "\(node.title) \(word)")
    guard let parent = pair.parent, let frame = node.frame else { return }
    let sign: Double = pair.new == nil ? -1 : 1
    let gap = Double(pairs.all[parent].new?["spacing"] ?? "") ?? 0
    for length in [frame.height, frame.width] {
      layout.steps[parent, default: []] += [sign * length, sign * (length + gap)]
    }
  }

  private mutating func addText(_ index: Int, _ old: String?, _ new: String?, _ label: String) {
    let change = TextChange(old: old ?? "", new: new ?? "")
    add(
      "text\u{1}\(label)\u{1}\(old ?? "\u{2}")\u{1}\(new ?? "\u{2}")",
      "\(label): \"\(change.old)\" → \"\(change.new)\"")
    layout.resizable.formUnion(pairs.chain(from: index))
    freedoms[index, default: []].insert(.text)
  }

  private mutating func add(_ change: AttributeChange, at index: Int, _ label: String) {
    switch change.subject {
    case .outline:
      add("\(change.key)\u{1}\(change.words)", "\(change.key) \(change.words)", at: label)
      freedoms[index, default: []].insert(.outline)
    case .gap:
      add("\(change.key)\u{1}\(change.words)", "\(change.key) \(change.words)", at: label)
      layout.steps[index, default: []] += change.steps
    case .inset: addInsets(change, at: index, label)
    case .font:
      let words = FontChange(change.old, change.new).words
      add("font\u{1}\(words)", "font \(words)", at: label)
      layout.resizable.formUnion(pairs.chain(from: index))
      layout.refonted.formUnion(pairs.chain(from: index))
      freedoms[index, default: []].insert(.text)
    case .color:
      for color in ColorChange.all(change.old ?? "", change.new ?? "") ?? [] {
        if !colors.contains(color) { colors.append(color) }
        if sides.old.drawing == nil {
          seenColors[color, default: []].append("\(label): \(change.key)")
        }
      }
    case .opacity, .state, .arrangement:
      let key = "\(change.key)\u{1}\(label)\u{1}\(change.words)"
      add(key, "\(label): \(change.key) \(change.words)")
      layout.resizable.formUnion(pairs.chain(from: index))
      freedoms[index, default: []].formUnion(Self.freedom(of: change))
      if change.subject == .arrangement { layout.rearranged.insert(index) }
      if change.subject == .state { addState(key, at: index) }
      if change.key == "hidden" { addHiding(index, isHidden: change.new != nil) }
    }
  }

  /// Adds insets that moved something; others are not visible.
  private mutating func addInsets(_ change: AttributeChange, at index: Int, _ label: String) {
    let isPadding = change.key == AttributeChange.padding
    let area = isPadding ? pairs.all[index].parent ?? index : index
    guard pairs.hasMoved(in: area) else { return }
    for inset in InsetChange.all(change.old, change.new) {
      add(
        "\(change.key)\u{1}\(inset.words)", "\(change.key) \(inset.words)",
        at: isPadding ? inset.place(around: label) : inset.place(inside: label))
      if !isPadding { layout.steps[index, default: []].append(inset.step) }
    }
    if isPadding { addPaddings(change, of: index) }
  }

  /// Notes how much the room around a view has grown; a text may break into other lines in what remains.
  private mutating func addPaddings(_ change: AttributeChange, of index: Int) {
    var growth = SideLengths()
    for side in SideLengths.Side.allCases {
      let (old, new) = (SideLengths.all(in: change.old), SideLengths.all(in: change.new))
      growth[side] = new.reduce(0) { $0 + $1[side] } - old.reduce(0) { $0 + $1[side] }
    }
    layout.paddings[index] = growth
    let isText = pairs.all[index].both.map { $0.old.text != nil && $0.new.text != nil } ?? false
    if isText, growth.left + growth.right != 0 { layout.resizable.insert(index) }
  }

  private static func freedom(of change: AttributeChange) -> MarkFreedom {
    switch change.subject {
    case .opacity: .opacity
    case .arrangement: .sight
    default:
      switch change.key {
      case "transform": [.transform, .sight]
      case "hidden", "clips": .sight
      default: []
      }
    }
  }

  private mutating func addState(_ key: String, at index: Int) {
    freedoms[index, default: []].insert(.state)
    states[index, default: []].append(key)
  }

  /// Adds a hidden view as a reason; a stack closes the gap that the view leaves.
  private mutating func addHiding(_ index: Int, isHidden: Bool) {
    guard let parent = pairs.all[index].parent, let node = pairs.all[index].new,
      let frame = isHidden ? pairs.all[index].old?.frame : node.frame
    else { return }
    let gap = Double(pairs.all[parent].new?["spacing"] ?? "") ?? 0
    for length in [frame.height, frame.width] {
      for step in [length, length + gap] {
        layout.steps[parent, default: []].append(isHidden ? -step : step)
      }
    }
  }

  // MARK: Drawings

  /// Determines which parts of a view's drawing may differ because of changes of the view, around it and in it.
  private mutating func free(_ index: Int) {
    var freedom = freedoms[index] ?? []
    for around in pairs.ancestors(of: index) {
      let passed = freedoms[around] ?? []
      freedom.formUnion(passed.intersection([.opacity, .transform, .sight]))
      if pairs.all[around].owner == pairs.all[index].owner || around == pairs.all[index].owner {
        freedom.formUnion(passed.intersection([.outline, .text, .state]))
      }
      if !passed.isDisjoint(with: [.outline, .text, .state]) || pairs.all[index].isResized {
        freedoms[around, default: []].insert(.shadow)
      }
    }
    if freedoms[index]?.contains(.outline) == true {
      for around in pairs.ancestors(of: index) { freedoms[around, default: []].insert(.shadow) }
    }
    if pairs.all[index].isResized { freedom.insert(.size) }
    freedoms[index, default: []].formUnion(freedom)
  }

  private mutating func compareDrawings() {
    guard let old = sides.old.drawing, let new = sides.new.drawing else { return }
    let slack =
      pairs.all.contains {
        $0.both.map { $0.old.frame?.originText != $0.new.frame?.originText } ?? false
      }
      ? 1 : 0.02
    for index in pairs.all.indices where pairs.all[index].both != nil {
      let pair = pairs.all[index]
      guard old.marks.indices.contains(pair.oldNumber), new.marks.indices.contains(pair.newNumber)
      else { continue }
      let (before, after) = (old.marks[pair.oldNumber], new.marks[pair.newNumber])
      guard before != after else { continue }
      redrawn.insert(index)
      compare(before, after, of: index, within: slack)
    }
  }

  private mutating func compare(
    _ old: [DrawnMark], _ new: [DrawnMark], of index: Int, within slack: Double
  ) {
    let freedom = freedoms[index] ?? []
    let label = pairs.label(of: index)
    if freedom.contains(.state) { return addLooks(old, new, of: index) }
    if freedom.contains(.transform) { addTurnedLooks(old, new, of: index) }
    guard let marks = paired(old, new, of: index) else {
      if freedom.isDisjoint(with: [.text, .outline, .size, .opacity, .sight]) {
        addDrawing(label, "\(old.map(\.text))\u{1}\(new.map(\.text))")
      } else {
        addColorsOfOthers(old, new, of: index)
      }
      return
    }
    for (before, after) in marks where before != after {
      if !freedom.allows(before, after, within: slack) {
        addDrawing(label, Self.difference(before, after))
      }
      for (a, b) in zip(before.colors, after.colors) where a != b {
        addColor(a, b, label, index, freedom)
      }
    }
  }

  /// The marks in pairs; nil if one side has more, not counting marks outside of its picture.
  private func paired(
    _ old: [DrawnMark], _ new: [DrawnMark], of index: Int
  ) -> [(old: DrawnMark, new: DrawnMark)]? {
    if old.count == new.count { return Array(zip(old, new)) }
    let pair = pairs.all[index]
    let isOldCut = old.count < new.count
    guard
      isOldCut
        ? Self.reachesOut(pair.oldNumber, of: frames.old)
        : Self.reachesOut(pair.newNumber, of: frames.new)
    else { return nil }
    var rest = (isOldCut ? new : old)[...]
    var marks: [(old: DrawnMark, new: DrawnMark)] = []
    for mark in isOldCut ? old : new {
      let same = rest.firstIndex { $0.kind == mark.kind && $0.digest == mark.digest }
      guard let same else { return nil }
      marks.append(isOldCut ? (mark, rest[same]) : (rest[same], mark))
      rest = rest[(same + 1)...]
    }
    return marks
  }

  /// Whether a view extends beyond the picture, which has no marks for the part outside.
  private static func reachesOut(_ number: Int, of frames: [TreeFrame?]) -> Bool {
    guard let whole = frames.first ?? nil, frames.indices.contains(number),
      let frame = frames[number]
    else { return false }
    return whole.union(frame) != whole
  }

  private mutating func addDrawing(_ label: String, _ detail: String) {
    add("drawing\u{1}\(label)\u{1}\(detail)", "\(label): what it draws")
  }

  /// A key that is equal for drawings that changed in the same way, whatever else they show.
  private static func difference(_ old: DrawnMark, _ new: DrawnMark) -> String {
    guard old.kind == new.kind, old.numbers.count == new.numbers.count else {
      return "\(old.shape.text) → \(new.shape.text)"
    }
    var parts = [old.kind.rawValue]
    for (index, (a, b)) in zip(old.numbers, new.numbers).enumerated() where a != b {
      parts.append("\(index): \(a) → \(b)")
    }
    if old.digest != new.digest { parts.append("\(old.digest) → \(new.digest)") }
    return parts.joined(separator: ", ")
  }

  private mutating func addColor(
    _ old: UInt32, _ new: UInt32, _ label: String, _ index: Int, _ freedom: MarkFreedom
  ) {
    let change = ColorChange(StraightColor(premultiplied: old), StraightColor(premultiplied: new))
    if freedom.contains(.opacity), change.old.hasSameLight == change.new.hasSameLight { return }
    let known = colors.first { $0.explains(old, new) }
    if known == nil { colors.append(change) }
    let place = attributeName(of: known ?? change, at: index).map { "\(label): \($0)" } ?? label
    if seenColors[known ?? change]?.contains(place) != true {
      seenColors[known ?? change, default: []].append(place)
    }
  }

  /// The attribute with this change of color, of the view or of the view that it is a part of.
  private func attributeName(of color: ColorChange, at index: Int) -> String? {
    pairs.chain(from: index).lazy.compactMap { around in
      attributes[around]?.first { change in
        change.subject == .color
          && ColorChange.all(change.old ?? "", change.new ?? "")?.contains(color) == true
      }?.key
    }.first
  }

  /// Adds the looks of a changed view to its states.
  ///
  /// A state explains the whole drawing of its view, so reasons are equal only if the looks are equal.
  private mutating func addLooks(_ old: [DrawnMark], _ new: [DrawnMark], of index: Int) {
    guard !old.isEmpty, !new.isEmpty else { return }
    let isResized = freedoms[index]?.contains(.size) == true
    let looks = (Set(old.map { $0.look(isResized) }), Set(new.map { $0.look(isResized) }))
    insertLooks(looks, of: pairs.chain(from: index))
  }

  /// Turning explains the places and outlines of all that is in a view, and no other line width, path or picture.
  private mutating func addTurnedLooks(_ old: [DrawnMark], _ new: [DrawnMark], of index: Int) {
    let looks = (Set(old.map(\.turnedLook)), Set(new.map(\.turnedLook)))
    insertLooks(looks, of: [index] + pairs.ancestors(of: index))
  }

  /// Reasons that are states of these views are equal only if what comes and goes is equal, too.
  private mutating func insertLooks(_ looks: (Set<String>, Set<String>), of views: [Int]) {
    let change = (looks.0.subtracting(looks.1), looks.1.subtracting(looks.0))
    guard !change.0.isEmpty || !change.1.isEmpty else { return }
    let text = "\(change.0.sorted()) → \(change.1.sorted())"
    for key in views.flatMap({ states[$0] ?? [] }) { reasons[key]?.looks.insert(text) }
  }

  /// Adds colors of a view that draws more or fewer marks than before, such as a text with more lines.
  private mutating func addColorsOfOthers(
    _ old: [DrawnMark], _ new: [DrawnMark], of index: Int
  ) {
    guard !old.isEmpty, !new.isEmpty else { return }
    addColorsOfAttributes(index)
    let known = (attributes[index] ?? []).flatMap {
      ColorChange.all($0.old ?? "", $0.new ?? "") ?? []
    }
    let (before, after) = (Set(old.flatMap(\.colors)), Set(new.flatMap(\.colors)))
    let (gone, come) = (before.subtracting(after).sorted(), after.subtracting(before).sorted())
    guard let first = gone.first, let last = come.first else { return }
    let label = pairs.label(of: index)
    if gone.count == 1, come.count == 1 {
      guard !known.contains(where: { $0.explains(first, last) }) else { return }
      addColor(first, last, label, index, freedoms[index] ?? [])
    } else {
      addDrawing(label, "\(gone)\u{1}\(come)")
    }
  }

  /// Adds colors of views whose state changed if the app sets them, because the state does not change them.
  private mutating func addColorsOfStates() {
    for index in states.keys.sorted() where pairs.all[index].owner == index {
      addColorsOfAttributes(index)
    }
  }

  private mutating func addColorsOfAttributes(_ index: Int) {
    for change in attributes[index] ?? [] where change.subject == .color {
      for color in ColorChange.all(change.old ?? "", change.new ?? "") ?? [] {
        seenColors[color, default: []].append("\(pairs.label(of: index)): \(change.key)")
      }
    }
  }

  private mutating func addColors() {
    for color in colors {
      guard let places = seenColors[color] else { continue }
      let key = "color\u{1}\(color.words)"
      for place in places { add(key, "color \(color.words)", at: place) }
    }
  }

  private mutating func addDistances() {
    for finding in LayoutReasons(pairs, layout, scale: scale).findings {
      let words = "\(TreeNumber.text(finding.old)) → \(TreeNumber.text(finding.new))"
      add("distance\u{1}\(words)", "distance \(words)", at: finding.place)
    }
  }
}

extension TreeNode {
  /// A description of the structure, without positions and looks.
  fileprivate var outline: String {
    "(\(kind)\u{1}\(identifier ?? "")\u{1}\(text ?? "")\(children.map(\.outline).joined()))"
  }
}
