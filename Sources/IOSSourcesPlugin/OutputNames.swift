import Foundation

/// Names for translated files, which all lie in one folder.
enum OutputNames {
  /// Unlike those of the sources, so that `#fileID` stays unique in the module.
  ///
  /// The name of each source; of several with one name, which two folders may have, the later get
  /// numbers.
  static func unique(for sources: [URL]) -> [String] {
    var counts: [String: Int] = [:]
    return sources.map { source in
      let name = source.deletingPathExtension().lastPathComponent
      let count = counts[name, default: 0]
      counts[name] = count + 1
      return count == 0 ? "\(name).linux.swift" : "\(name)-\(count + 1).linux.swift"
    }
  }
}
