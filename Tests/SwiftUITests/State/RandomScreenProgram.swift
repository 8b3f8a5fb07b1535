import SwiftUI
import UIKitTesting

/// A program of edits and taps on a screen that is drawn at random.
@MainActor
final class RandomScreenProgram {
  /// What holds the parts of a screen.
  enum Frame: CaseIterable {
    case plain, scroll, list, form, navigation, tabs
  }

  let frame: Frame
  let root: ScreenPart
  let taps = SharedTaps()
  let number = SharedNumber()
  private(set) var log: [String] = []
  private var random: Seeded
  private var nextID = 0

  init(seed: UInt64, size: Int) {
    var random = Seeded(state: seed)
    frame = Frame.allCases.randomElement(using: &random) ?? .plain
    self.random = random
    root = ScreenPart(-1, .column)
    while root.allPresent.count < size { root.children.append(part(size / 3)) }
  }

  private func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// A new part of at most about a number of parts.
  private func part(_ size: Int) -> ScreenPart {
    let kinds = ScreenPart.Kind.allCases.filter { $0.isLeaf == (size < 2) }
    let kind = kinds.randomElement(using: &random) ?? .counter
    nextID += 1
    let id = nextID
    let count =
      switch kind {
      case .column, .lazy, .grid: pick(1...3)
      case .either: 2
      default: kind.isLeaf ? 0 : 1
      }
    return ScreenPart(id, kind, (0..<count).map { _ in part((size - 1) / max(count, 1)) })
  }

  func view() -> some View {
    FramedScreen(frame: frame, root: root).environmentObject(taps).environment(number)
  }

  // MARK: Steps

  /// Edits something, or does what a person may do.
  func step(on screen: InspectedView) throws {
    let parts = root.allPresent
    guard let part = parts.randomElement(using: &random) else { return }
    if part.kind.isLeaf || part.kind == .holder {
      try use(part, screen)
    } else {
      edit(part)
    }
  }

  private func use(_ part: ScreenPart, _ screen: InspectedView) throws {
    switch part.kind {
    case .reader, .appeared: return
    case .changes:
      log.append("set \(part.id)")
      part.setting += 1
      part.state += 1
    case .field:
      log.append("type into \(part.id)")
      part.state += 1
      try view(part, screen).setInput("text \(part.state)")
    default:
      log.append("tap \(part.id)")
      part.state += 1
      try view(part, screen).tap()
    }
  }

  private func view(_ part: ScreenPart, _ screen: InspectedView) throws -> InspectedView {
    try screen.find(viewWithAccessibilityIdentifier: "\(part.id)")
  }

  private func edit(_ part: ScreenPart) {
    switch part.kind {
    case .column where pick(0...3) == 0:
      log.append("turn \(part.id)")
      part.setting += 1
    case .column, .lazy, .grid: editChildren(of: part)
    case .either, .optional, .identified:
      log.append("switch \(part.id)")
      for child in part.children { child.reset() }
      part.setting += 1
    default:
      log.append("set \(part.id)")
      part.setting += 1
    }
  }

  private func editChildren(of part: ScreenPart) {
    switch pick(0...2) {
    case 0:
      let new = self.part(4)
      log.append("insert \(new.summary) into \(part.id)")
      part.children.insert(new, at: pick(0...part.children.count))
    case 1 where !part.children.isEmpty:
      let gone = part.children.remove(at: pick(0...part.children.count - 1))
      log.append("remove \(gone.id)")
    default:
      log.append("shuffle \(part.id)")
      part.children.shuffle(using: &random)
    }
  }
}

/// Shows the parts of a screen in a frame.
private struct FramedScreen: View {
  let frame: RandomScreenProgram.Frame
  let root: ScreenPart

  var body: some View {
    switch frame {
    case .plain: ScreenPartView(part: root)
    case .scroll: ScrollView { ScreenPartView(part: root) }
    case .list: List { rows }
    case .form: Form { Section("Section") { rows } }
    case .navigation:
      NavigationStack { ScrollView { ScreenPartView(part: root) }.navigationTitle("Title") }
    case .tabs:
      TabView {
        ScreenPartView(part: root).tabItem { Text("First") }
        Text("Second").tabItem { Text("Second") }
      }
    }
  }

  private var rows: some View { ForEach(root.children) { ScreenPartView(part: $0) } }
}

/// Marsaglia's xorshift.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
