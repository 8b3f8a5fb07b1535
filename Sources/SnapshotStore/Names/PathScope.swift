import FoundationEssentials

/// The folders in which the paths of a results file may be, by the name of their field.
struct PathScope: Sendable {
  /// The file that is read.
  var source: String
  var references: PathContainment
  /// The folders for pending values and the pictures beside them.
  var waiting: PathContainment
  /// The package's root here.
  var package: String
  /// If the file was made on another machine, that machine's paths.
  var origin: Origin?

  struct Origin: Sendable {
    /// The package's root there.
    var package: String
    /// The results' folder here.
    var results: String
  }

  /// - Parameter source: the file to be read; the results folder if it is unknown.
  init(_ results: ResultsDirectory, source: String? = nil) {
    self.source = source ?? results.path
    references = PathContainment(results.referenceRoots, holdsReferences: true)
    waiting = PathContainment([results.isElsewhere ? results.path : results.pendingPath])
    package = results.package
  }

  /// A decoder for the lines of the file.
  var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    if let key = CodingUserInfoKey.pathScope { decoder.userInfo[key] = self }
    return decoder
  }

  func path(_ text: String, for field: String) throws(ContainedPathError) -> ContainedPath {
    let isReference = ["reference", "renamedFrom", "source"].contains(field)
    do throws(ContainedPathError) {
      return try ContainedPath(
        local(text, isReference: isReference), in: isReference ? references : waiting,
        named: source)
    } catch {
      throw ContainedPathError(source: source, text: text, reason: error.reason)
    }
  }

  /// Converts a path on the other machine to a path on this one.
  private func local(_ text: String, isReference: Bool) -> String {
    guard let origin else { return text }
    if !isReference, let range = text.firstRange(of: "/pending/") {
      return FilePath.joined(origin.results, "pending/" + text[range.upperBound...])
    }
    return FilePath.relative(text, to: origin.package).map { FilePath.joined(package, $0) } ?? text
  }
}
