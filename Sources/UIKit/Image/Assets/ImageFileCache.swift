import DarkroomImageFiles
import Synchronization

/// Image files that have been read, by path; they are reused while size and date of the file stay the same.
enum ImageFileCache {
  private struct Entry {
    var file: Result<ReadImageFile, ImageFileError>
    var stamp: [FileAttributeKey: String]
  }

  private static let entries = Mutex<[String: Entry]>([:])

  /// Reads a file; if it cannot be read, this is reported once on standard error.
  static func file(at url: URL, mayBeVector: Bool) -> Result<ReadImageFile, ImageFileError> {
    let stamp = stamp(of: url.path)
    let key = mayBeVector ? url.path : "\(url.path)?"
    if let known = entries.withLock({ $0[key] }), known.stamp == stamp { return known.file }
    let file = Result { () throws(ImageFileError) in
      guard let data = FileManager.default.contents(atPath: url.path) else {
        throw ImageFileError.missing
      }
      return try ReadImageFile(data, mayBeVector: mayBeVector)
    }
    entries.withLock { $0[key] = Entry(file: file, stamp: stamp) }
    if case .failure(let error) = file {
      FileHandle.standardError.write(Data("warning: \(url.path): \(error)\n".utf8))
    }
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
