import Foundation

/// The contexts that drawing functions use, one stack for each thread.
///
/// Reading the top is frequent, so it lives in thread-specific storage, not in a dictionary.
enum GraphicsContextStack {
  private final class Entries {
    var contexts: [GraphicsContextEntry] = []
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    unsafe pthread_key_create(&key) { value in
      if let value = unsafe value { unsafe Unmanaged<Entries>.fromOpaque(value).release() }
    }
    return key
  }()

  private static var entries: Entries {
    if let stored = unsafe pthread_getspecific(key) {
      return unsafe Unmanaged<Entries>.fromOpaque(stored).takeUnretainedValue()
    }
    let entries = Entries()
    unsafe pthread_setspecific(key, Unmanaged.passRetained(entries).toOpaque())
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
