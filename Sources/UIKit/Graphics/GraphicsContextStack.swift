import DarkroomCoreGraphics

/// The contexts for drawing functions; each thread has its own stack.
enum GraphicsContextStack {
  private final class Entries {
    var contexts: [GraphicsContextEntry] = []
  }

  private static let ofThread = ThreadLocal<Entries>()

  private static var entries: Entries {
    if let entries = ofThread.value { return entries }
    let entries = Entries()
    ofThread.value = entries
    return entries
  }

  static var top: GraphicsContextEntry? { entries.contexts.last }

  static func push(_ entry: GraphicsContextEntry) { entries.contexts.append(entry) }

  static func pop() { _ = entries.contexts.popLast() }
}

/// A context on the stack, and whether it was created to produce an image.
struct GraphicsContextEntry {
  let context: CGContext
  /// The number of pixels per point of the image; nil for a context that other code created.
  var imageScale: CGFloat?
  /// Whether the image is opaque.
  var isOpaque = false
}
