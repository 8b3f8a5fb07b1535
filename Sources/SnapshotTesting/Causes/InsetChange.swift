import DarkroomTrees

/// The change of an inset from one length to another, at one or more sides of a view.
struct InsetChange: Equatable {
  typealias Side = SideLengths.Side

  var old: Double
  var new: Double
  /// Never empty.
  var sides: Set<Side>

  var step: Double { new - old }

  /// The description after the name of the attribute: `12 → 18`.
  var words: String { "\(TreeNumber.text(old)) → \(TreeNumber.text(new))" }

  /// The place of a padding, which is around a view: `around Text` for all sides, or else `above and below Text`.
  func place(around label: String) -> String {
    place(label, whole: "around \(label)") { side in
      switch side {
      case .top: "above"
      case .bottom: "below"
      case .left: sides.contains(.right) ? "left" : "left of"
      case .right: "right of"
      }
    }
  }

  /// The place of margins, which are in a view: `UIStackView` for all sides, or else `top and bottom of UIStackView`.
  func place(inside label: String) -> String {
    place("of \(label)", whole: label) { side in
      switch side {
      case .top: "top"
      case .bottom: "bottom"
      case .left: "left"
      case .right: "right"
      }
    }
  }

  private func place(_ label: String, whole: String, _ word: (Side) -> String) -> String {
    guard sides.count < Side.allCases.count else { return whole }
    let words = Side.allCases.filter(sides.contains).map(word)
    let first = words.dropLast().joined(separator: ", ")
    return [first, first.isEmpty ? "" : "and", words.last ?? "", label]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the changes between two values of an attribute.
  ///
  /// Equal paddings at both ends of the two lists have not changed. The others are
  /// compared from the outermost inwards; a padding that one side lacks is 0.
  static func all(_ old: String?, _ new: String?) -> [InsetChange] {
    var (a, b) = (SideLengths.all(in: old)[...], SideLengths.all(in: new)[...])
    while let last = a.last, last == b.last { (a, b) = (a.dropLast(), b.dropLast()) }
    while let first = a.first, first == b.first { (a, b) = (a.dropFirst(), b.dropFirst()) }
    var changes: [InsetChange] = []
    while !a.isEmpty || !b.isEmpty {
      let (before, after) = (a.popLast() ?? SideLengths(), b.popLast() ?? SideLengths())
      for side in Side.allCases where before[side] != after[side] {
        add(before[side], after[side], at: side, to: &changes)
      }
    }
    return changes
  }

  private static func add(
    _ old: Double, _ new: Double, at side: Side, to changes: inout [InsetChange]
  ) {
    let same = changes.firstIndex { $0.old == old && $0.new == new }
    guard let same else { return changes.append(InsetChange(old: old, new: new, sides: [side])) }
    changes[same].sides.insert(side)
  }
}
