import Synchronization

/// Remembers layouts of short texts by what was laid out: the rows of a list say the same, and a screen is built again for
/// each test, each appearance and each size.
///
/// Two generations of at most `capacity` layouts each: when the younger is full it becomes the older, whose layouts are
/// dropped unless they were used meanwhile.
final class LayoutCache: Sendable {
  static let shared = LayoutCache(capacity: 1024)

  /// Styles seldom differ; equality looks at them.
  private struct Request: Hashable {
    let text: StyledText
    let room: TextConstraints

    func hash(into hasher: inout Hasher) {
      unsafe text.characters.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
      hasher.combine(text.emptyStyle.font.size)
      hasher.combine(room.width)
    }
  }

  private struct Generations {
    var young: [Request: TextLayout] = [:]
    var old: [Request: TextLayout] = [:]
  }

  /// The characters of the longest text that is remembered.
  private static var longest: Int { 200 }

  /// Attachments hold pictures.
  private static func isRemembered(_ text: StyledText) -> Bool {
    text.count <= longest && text.runs.allSatisfy { $0.style.attachment == nil }
  }

  private let capacity: Int
  private let generations = Mutex(Generations())

  init(capacity: Int) {
    self.capacity = capacity
  }

  func layout(of text: StyledText, in room: TextConstraints) -> TextLayout {
    guard Self.isRemembered(text) else { return TextLayout(text, constraints: room) }
    let request = Request(text: text, room: room)
    if let known = generations.withLock({ Self.find(request, in: &$0, capacity) }) { return known }
    let layout = TextLayout(text, constraints: room)
    generations.withLock { Self.insert(layout, request, in: &$0, capacity) }
    return layout
  }

  /// How many layouts are held.
  var count: Int { generations.withLock { $0.young.count + $0.old.count } }

  private static func find(
    _ request: Request, in all: inout Generations, _ capacity: Int
  ) -> TextLayout? {
    if let layout = all.young[request] { return layout }
    guard let layout = all.old[request] else { return nil }
    insert(layout, request, in: &all, capacity)
    return layout
  }

  private static func insert(
    _ layout: TextLayout, _ request: Request, in all: inout Generations, _ capacity: Int
  ) {
    if all.young.count >= capacity {
      all.old = all.young
      all.young = [:]
    }
    all.young[request] = layout
  }
}

extension TextLayout {
  /// As `init`; what was laid out before is remembered.
  package static func remembered(_ text: StyledText, constraints: TextConstraints) -> TextLayout {
    LayoutCache.shared.layout(of: text, in: constraints)
  }
}
