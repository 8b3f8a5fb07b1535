import DarkroomIOSSources
import FoundationEssentials

/// The sources of a module, read from the disk.
struct SourceFolder {
  private(set) var texts: [SourceText] = []
  private(set) var unread: [SourceDiagnostic] = []

  var isEmpty: Bool { texts.isEmpty && unread.isEmpty }

  /// The sources in a folder and those in it, hidden ones and package manifests left out, in an order that is always
  /// the same.
  init(_ folder: URL) {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    let visible = names.filter { name in
      !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    self.init(
      files: visible.map { folder.appending(path: $0).standardizedFileURL }
        .filter { $0.lastPathComponent != "Package.swift" })
  }

  /// - Parameter files: what is neither Swift nor Objective-C among them is left out.
  init(files: [URL]) {
    for file in files.sorted(by: { $0.path < $1.path }) {
      switch file.pathExtension {
      case "swift": read(file.path)
      case "m", "mm":
        unread.append(
          SourceDiagnostic(
            path: file.path, line: 1, column: 1,
            message:
              "Objective-C is not compiled here: write the class in Swift, or leave out what uses it",
            cause: .objectiveC))
      default: break
      }
    }
  }

  private mutating func read(_ path: String) {
    do throws(SourceDiagnostic) {
      texts.append(try SourceText(path: path, bytes: try Self.bytes(of: path)))
    } catch {
      unread.append(error)
    }
  }

  private static func bytes(of path: String) throws(SourceDiagnostic) -> [UInt8] {
    var isFolder = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard !isFolder, let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path, isFolder: isFolder)
    }
    return Array(data)
  }
}
