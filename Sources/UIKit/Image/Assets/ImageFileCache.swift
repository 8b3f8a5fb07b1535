import Synchronization

/// Decoded files by path, kept while their size and date on disk stay the same.
enum ImageFileCache {
  private struct Entry {
    var file: EncodedImage
    var stamp: [FileAttributeKey: String]
  }

  private static let entries = Mutex<[String: Entry]>([:])

  static func file(at url: URL) -> EncodedImage? {
    let stamp = stamp(of: url.path)
    if let known = entries.withLock({ $0[url.path] }), known.stamp == stamp { return known.file }
    guard let data = FileManager.default.contents(atPath: url.path),
      let file = EncodedImage(data)
    else { return nil }
    entries.withLock { $0[url.path] = Entry(file: file, stamp: stamp) }
    return file
  }

  private static func stamp(of path: String) -> [FileAttributeKey: String] {
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      return [.size, .modificationDate].reduce(into: [:]) { stamp, key in
        stamp[key] = attributes[key].map { "\($0)" }
      }
    } catch {
      return [:]
    }
  }
}
