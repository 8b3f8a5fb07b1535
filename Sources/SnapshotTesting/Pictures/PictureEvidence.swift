import DarkroomImageComparison
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTrees

/// Finds out whether the changes of views account for all pixels that differ.
///
/// A pixel is accounted for where something can be seen there that a changed view has drawn, or where a changed view
/// was and what lay beneath it can be seen now. A view in front of a changed one accounts for nothing.
struct PictureEvidence {
  /// Screens of which more has changed are looked at one by one.
  private static let mostCauses = 48

  var picture: Picture
  var difference: ImageDifference
  /// Names of the views that drew pixels that differ.
  var views: [String] = []

  var withoutCauses: ChangeEvidence { ChangeEvidence(places: places) }

  func explained(by renderer: RendererChange) -> ChangeEvidence {
    ChangeEvidence(
      causes: [.init(key: Self.key(renderer.words), words: renderer.words)], unexplained: 0,
      places: places)
  }

  func explained(
    by changes: [TreeChange], _ tree: TreeNode, _ sides: ComparedSides
  ) -> ChangeEvidence {
    var known: Set<ChangeEvidence.Cause> = []
    let causes = changes.map(Self.cause).filter { known.insert($0).inserted }
    guard causes.count <= Self.mostCauses else { return withoutCauses }
    return ChangeEvidence(
      causes: causes,
      unexplained: unexplained(by: areas(of: changes, count: tree.count), sides),
      places: places)
  }

  private static func cause(_ change: TreeChange) -> ChangeEvidence.Cause {
    .init(
      key: key(change.words + "\u{1}" + change.detail), words: change.words, mover: change.mover,
      isLayout: change.isLayout)
  }

  private static func key(_ text: String) -> String {
    String(ContentHash([UInt8](text.utf8)).hex.prefix(16))
  }

  /// Two icons of one size at one place are different things, so the views count, too, by their classes.
  private var places: String? {
    guard let places = difference.places else { return nil }
    var hasher = ContentHasher()
    hasher.update(places)
    for kind in Set(views.map { $0.prefix { $0 != " " } }).sorted() { hasher.update(String(kind)) }
    return hasher.finalize().hex
  }

  // MARK: Pixels

  private func unexplained(
    by areas: ExplainedAreas, _ sides: ComparedSides
  ) -> Int? {
    guard let list = picture.list else { return nil }
    let found =
      difference.hasSizeMismatch ? Self.common(sides.reference, sides.actual) : difference
    return found?.unexplainedPixels(by: areas) {
      BandRasterizer.owners(list, in: $0, noting: areas.owners)
    }
  }

  /// Of the part that pictures of two sizes have in common, from their upper left corners.
  private static func common(_ reference: any PictureRows, _ actual: any PictureRows)
    -> ImageDifference?
  {
    let width = min(reference.width, actual.width)
    let height = min(reference.height, actual.height)
    var comparison = RunningComparison(
      ImageComparison(), size: PixelSize(width: width, height: height))
    let (old, new) = (reference.reader(), actual.reader())
    var rows = 0
    while rows < height, let a = old.next(), let b = new.next() {
      let count = min(PixelDigest.bandHeight, height - rows)
      comparison?.add(
        reference: part(a, of: reference.width, width, rows: count),
        actual: part(b, of: actual.width, width, rows: count))
      rows += count
    }
    return rows >= height ? comparison?.difference : nil
  }

  private static func part(_ pixels: ArraySlice<UInt32>, of stride: Int, _ width: Int, rows: Int)
    -> ArraySlice<UInt32>
  {
    let start = pixels.startIndex
    if stride == width { return pixels[start..<start + width * rows] }
    return (0..<rows).flatMap { row in
      pixels[start + row * stride..<start + row * stride + width]
    }[...]
  }

  // MARK: Areas

  private func areas(of changes: [TreeChange], count: Int) -> ExplainedAreas {
    let numbers = picture.drawers.map { drawer -> Int in
      if case .node(let number) = drawer { Int(number) } else { -1 }
    }
    var explains = [Bool](repeating: false, count: count)
    for change in changes where !change.nodes.isEmpty {
      let reach = change.reach == .view ? change.nodes.prefix(1) : change.nodes
      for number in reach where number < count { explains[number] = true }
    }
    var areas = ExplainedAreas(
      owners: numbers.map { explains.indices.contains($0) && explains[$0] })
    let drawn = DrawnBounds(picture.list, numbers, count: count)
    areas.areas = changes.compactMap { change in
      guard let old = change.old else { return nil }
      let overflow = change.new.map { drawn.overflow(of: change.nodes, over: pixels($0)) }
      return ExplainedAreas.Area(
        (overflow ?? Overflow()).added(to: pixels(old)),
        before: drawn.firstOwner(from: change.nodes.lowerBound))
    }
    return areas
  }

  private func pixels(_ frame: TreeFrame) -> IntRect {
    let scale = Double(picture.scale)
    return IntRect(
      enclosing: Rect(
        x: frame.x * scale, y: frame.y * scale, width: frame.width * scale,
        height: frame.height * scale))
  }
}

/// How far drawing reaches beyond a frame on each side, in pixels: shadows, overhanging letters, rounding.
private struct Overflow {
  var left = 1
  var top = 1
  var right = 1
  var bottom = 1

  func added(to frame: IntRect) -> IntRect {
    IntRect(
      minX: frame.minX - left, minY: frame.minY - top, maxX: frame.maxX + right,
      maxY: frame.maxY + bottom)
  }
}

/// Where the views of a tree have drawn, by their numbers.
private struct DrawnBounds {
  private var bounds: [IntRect]
  /// The first owner of a view or of one after it in the tree.
  private var first: [Int32]

  init(_ list: DisplayList?, _ numbers: [Int], count: Int) {
    bounds = Array(repeating: .empty, count: count)
    first = Array(repeating: Int32(numbers.count), count: count + 1)
    for operation in list?.operations ?? [] {
      guard numbers.indices.contains(Int(operation.owner)) else { continue }
      let number = numbers[Int(operation.owner)]
      guard bounds.indices.contains(number) else { continue }
      bounds[number] = bounds[number].union(operation.bounds)
    }
    for (owner, number) in numbers.enumerated().reversed() where first.indices.contains(number) {
      first[number] = Int32(owner)
    }
    for number in first.indices.dropLast().reversed() {
      first[number] = min(first[number], first[number + 1])
    }
  }

  func firstOwner(from number: Int) -> Int32 { first[min(number, first.count - 1)] }

  func overflow(of nodes: Range<Int>, over frame: IntRect) -> Overflow {
    let drawn = nodes.clamped(to: bounds.indices).reduce(IntRect.empty) { $0.union(bounds[$1]) }
    guard !drawn.isEmpty else { return Overflow() }
    return Overflow(
      left: max(0, frame.minX - drawn.minX) + 1, top: max(0, frame.minY - drawn.minY) + 1,
      right: max(0, drawn.maxX - frame.maxX) + 1, bottom: max(0, drawn.maxY - frame.maxY) + 1)
  }
}
