import DarkroomUIKit

/// A tree of views that is edited and laid out in between, against one that is built as it is in the end.
struct EditTarget: FuzzTarget {
  static let name = "edits"
  static let unit = EditReader.bytesPerEdit
  /// Shaped text is kept.
  static let inputsPerProcess = 20_000

  init() {}

  /// Edits of eight bytes each, behind a first eight that say whether constraints may leave a choice.
  func input(_ random: inout FuzzRandom) -> [UInt8] {
    var input = random.bytes((2 + random.length(upTo: 40)) * Self.unit)
    input[0] %= 2
    return input
  }

  func run(_ input: [UInt8]) throws {
    try MainActor.assumeIsolated {
      let isLoose = input.first ?? 0 > 0
      var reader = EditReader(isLoose: isLoose)
      let live = LiveTree(isLoose: isLoose)
      var edits: [TreeEdit] = []
      for start in stride(from: Self.unit, to: input.count, by: Self.unit) {
        let next = reader.next(input[start..<min(start + Self.unit, input.count)])
        edits += next
        for edit in next { live.follow(edit) }
        try checkActivity(live, reader.tree, edits)
      }
      live.layOut()
      let anew = LiveTree(reader.tree, isLoose: isLoose)
      anew.layOut()
      try compare(live, anew, reader.tree, edits)
    }
  }

  /// UIKit ends the constraints between what is in a view that leaves and what is not, and no others.
  @MainActor
  private func checkActivity(_ live: LiveTree, _ tree: EditedTree, _ edits: [TreeEdit]) throws {
    let expected = Set(tree.constraints.map(\.number))
    for (number, constraint) in live.constraints {
      try FuzzFailure.check(
        constraint.isActive == expected.contains(number),
        "constraint \(number) is \(constraint.isActive ? "" : "not ")active\(words(edits))")
    }
  }

  @MainActor
  private func compare(
    _ live: LiveTree, _ anew: LiveTree, _ tree: EditedTree, _ edits: [TreeEdit]
  ) throws {
    for number in tree.tree(of: EditedTree.root) {
      guard let node = tree.nodes[number] else { continue }
      guard let view = live.views[number], let other = anew.views[number] else {
        throw FuzzFailure("node \(number) is missing\(words(edits))")
      }
      let (found, expected) = (
        places(in: view, isLeaf: !node.kind.mayHaveChildren),
        places(in: other, isLeaf: !node.kind.mayHaveChildren)
      )
      guard !agree(found, expected) else { continue }
      throw FuzzFailure(
        "\(node.kind) \(number) is at \(found), anew at \(expected)\(words(edits))")
    }
  }

  private struct Place: CustomStringConvertible {
    let name: String
    let numbers: [CGFloat]

    var description: String { "\(name) \(numbers)" }
  }

  /// Where a view is, and what is in it where it makes its own subviews.
  @MainActor
  private func places(in view: UIView, isLeaf: Bool) -> [Place] {
    let own = Place(
      name: "\(type(of: view))",
      numbers: [
        view.center.x, view.center.y, view.bounds.minX, view.bounds.minY, view.bounds.width,
        view.bounds.height,
      ])
    // A button keeps an empty view for an image that it once had.
    let parts = isLeaf ? view.subviews.filter { !$0.bounds.isEmpty } : []
    return [own] + parts.flatMap { places(in: $0, isLeaf: true) }
  }

  private func agree(_ found: [Place], _ expected: [Place]) -> Bool {
    found.count == expected.count
      && zip(found, expected).allSatisfy { one, other in
        one.name == other.name
          && zip(one.numbers, other.numbers).allSatisfy { abs($0 - $1) < 1e-6 }
      }
  }

  private func words(_ edits: [TreeEdit]) -> String {
    "\n" + edits.map { "  \($0)" }.joined(separator: "\n")
  }
}
