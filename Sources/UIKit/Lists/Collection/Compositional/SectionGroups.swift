import DarkroomCoreGraphics
import Foundation

/// The groups of a section, one after the other along one axis.
///
/// Most groups are equal, so a hundred thousand rows cost no more than those whose views have different preferred
/// sizes.
@MainActor
struct SectionGroups {
  struct PlacedGroup {
    /// Among the section's groups.
    let index: Int
    /// Along the axis, from the first group.
    let start: CGFloat
    /// The first item.
    let first: Int
    let solved: SolvedGroup
  }

  /// The items of the section.
  let count: Int
  private let axis: FlowAxis
  private let spacing: CGFloat
  /// A group that no view changed; nil if each group has its own number of items.
  private let model: SolvedGroup?
  /// The groups that differ from the model, in order.
  private var special: [PlacedGroup] = []

  init(alike model: SolvedGroup, count: Int, axis: FlowAxis, spacing: CGFloat) {
    self.model = model
    self.count = count
    self.axis = axis
    self.spacing = spacing
  }

  static func none(_ axis: FlowAxis) -> SectionGroups {
    SectionGroups(
      alike: SolvedGroup(size: .zero, itemCount: 1), count: 0, axis: axis, spacing: 0)
  }

  /// Creates groups that may all differ, even in their numbers of items.
  init(_ groups: [SolvedGroup], count: Int, axis: FlowAxis, spacing: CGFloat) {
    model = nil
    self.count = count
    self.axis = axis
    self.spacing = spacing
    var start: CGFloat = 0
    var first = 0
    for (index, solved) in groups.enumerated() {
      special.append(PlacedGroup(index: index, start: start, first: first, solved: solved))
      start += axis.along(solved.size) + spacing
      first += max(1, solved.itemCount)
    }
  }

  /// Replaces groups with others that have the same number of items but different sizes, in the order of their indexes.
  mutating func replace(_ groups: [(index: Int, solved: SolvedGroup)]) {
    guard let model else { return }
    special = []
    for (index, solved) in groups {
      special.append(
        PlacedGroup(
          index: index, start: start(of: index), first: index * model.itemCount, solved: solved))
    }
  }

  // MARK: Lengths

  var number: Int {
    guard let model else { return special.count }
    return (count + model.itemCount - 1) / model.itemCount
  }

  /// The total length of all groups with the spaces between them.
  var length: CGFloat {
    guard number > 0 else { return 0 }
    return start(of: number - 1) + axis.along(solved(number - 1).size)
  }

  /// Of the widest group, across the axis.
  var breadth: CGFloat {
    guard count > 0 else { return 0 }
    let widest = special.map { axis.across($0.solved.size) }.max() ?? 0
    guard let model, special.count < number else { return widest }
    return max(widest, axis.across(model.size))
  }

  var firstLength: CGFloat { number > 0 ? axis.along(solved(0).size) : 0 }

  private var step: CGFloat { model.map { axis.along($0.size) + spacing } ?? 0 }

  /// The number of special groups up to and including that index.
  private func specials(upTo index: Int) -> Int { special.partitioningIndex { $0.index > index } }

  private func solved(_ index: Int) -> SolvedGroup {
    let place = specials(upTo: index)
    if place > 0, special[place - 1].index == index { return special[place - 1].solved }
    return model ?? SolvedGroup(size: .zero, itemCount: 1)
  }

  private func start(of index: Int) -> CGFloat {
    let place = specials(upTo: index)
    guard place > 0 else { return CGFloat(index) * step }
    let last = special[place - 1]
    guard last.index < index else { return last.start }
    return end(of: last) + CGFloat(index - last.index - 1) * step
  }

  /// Where the next group starts.
  private func end(of group: PlacedGroup) -> CGFloat {
    group.start + axis.along(group.solved.size) + spacing
  }

  // MARK: Groups

  private func group(_ index: Int) -> PlacedGroup {
    let place = specials(upTo: index)
    if place > 0, special[place - 1].index == index { return special[place - 1] }
    let solved = solved(index)
    return PlacedGroup(
      index: index, start: start(of: index), first: index * solved.itemCount, solved: solved)
  }

  /// The index of the last group that starts at or before a position.
  private func index(at position: CGFloat) -> Int {
    let place = special.partitioningIndex { $0.start > position }
    let base = place > 0 ? end(of: special[place - 1]) : 0
    let low = place > 0 ? special[place - 1].index : -1
    let high = place < special.count ? special[place].index : number
    guard step > 0, position >= base else { return max(0, low) }
    let steps = min((position - base) / step, CGFloat(number))
    return max(0, min(low + 1 + Int(steps), high - 1))
  }

  /// The groups that intersect a range of the axis, and the preceding one, whose views may extend beyond it.
  func groups(from low: CGFloat, to high: CGFloat) -> some Sequence<PlacedGroup> {
    let first = number > 0 && high >= 0 ? max(0, index(at: low) - 1) : number
    return (first..<number).lazy.map { group($0) }.prefix { $0.start <= high }
  }

  /// The group that holds an item.
  func group(ofItem item: Int) -> PlacedGroup? {
    guard 0..<count ~= item else { return nil }
    if let model { return group(item / model.itemCount) }
    let next = special.partitioningIndex { $0.first > item }
    return next > 0 ? special[next - 1] : nil
  }
}
