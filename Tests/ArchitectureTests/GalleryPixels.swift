import DarkroomPNG
import DarkroomRaster
import Foundation

/// Which renderer drew which pixels: a version, and the digest of each picture of the gallery.
///
/// Its text is a line for the renderer, then one for each picture: `digest path`.
struct GalleryPixels: Equatable {
  var renderer: Int
  /// By path below `__Snapshots__/`.
  var digests: [String: String]

  init(renderer: Int, digests: [String: String]) {
    self.renderer = renderer
    self.digests = digests
  }

  /// The references as they lie in the repository; a stamp that is missing or stale has no digest.
  init(referencesIn folder: URL, module: String) throws {
    let top = folder.appending(path: module)
    let files = FileManager.default.enumerator(at: top, includingPropertiesForKeys: nil)
    var digests: [String: String] = [:]
    for case let file as URL in files ?? .init() where file.pathExtension == "png" {
      let stamp = PNGStamp.read(from: [UInt8](try Data(contentsOf: file)))
      let name = "\(module)\(file.path.dropFirst(top.path.count))"
      if case .valid(let stamp) = stamp {
        digests[name] = stamp.pixels.whole.hex
      } else {
        digests[name] = "unstamped"
      }
    }
    self.init(renderer: rendererVersion, digests: digests)
  }

  init?(text: String) {
    let lines = text.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }
    guard let first = lines.first, first.count == 2, first[0] == "renderer",
      let renderer = Int(first[1])
    else { return nil }
    let pairs = lines.dropFirst().compactMap { line in
      line.count == 2 ? (String(line[1]), String(line[0])) : nil
    }
    self.init(renderer: renderer, digests: Dictionary(pairs) { $1 })
  }

  var text: String {
    digests.sorted { $0.key < $1.key }.reduce("renderer \(renderer)\n") {
      $0 + "\($1.value) \($1.key)\n"
    }
  }

  /// What is wrong with these pixels where `pinned` is what the repository promises; nil when all is well.
  func problem(against pinned: GalleryPixels) -> String? {
    let changed = digests.keys.sorted().filter {
      pinned.digests[$0] != nil && pinned.digests[$0] != digests[$0]
    }
    if !changed.isEmpty, renderer <= pinned.renderer {
      return """
        \(changed.count) pictures of the gallery have other pixels (\(changed.prefix(3).joined(separator: ", "))), \
        but rendererVersion is still \(renderer). Raise it by one in Sources/Raster/RendererVersion.swift, run \
        Scripts/record-gallery, look at the pictures, and commit them with \(Self.path).
        """
    }
    guard self != pinned else { return nil }
    return "\(Self.path) is out of date: run Scripts/record-gallery and commit it."
  }

  static let path = "Tests/ArchitectureTests/GalleryPixels.txt"
}
