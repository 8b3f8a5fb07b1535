import DarkroomCoreGraphics

/// The contexts that drawing functions use, one stack for each thread.
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

/// A context on the stack, and whether it was made to become an image.
struct GraphicsContextEntry {
  let context: CGContext
  /// Pixels in a point of the image; nil where the context was made by someone else.
  var imageScale: CGFloat?
  /// The image's own choice, or the traits current when drawing began.
  var isOpaque = false
}
