import FoundationEssentials

/// Where the paths of one file of results may lie, by the name of the field that holds them.
struct PathScope: Sendable {
  /// The file that is read.
  var source: String
  var references: PathContainment
  /// For pending values and the pictures beside them.
  var waiting: PathContainment
  /// The package's root here.
  var package: String
  /// Where the file was made on another machine, what it says of that one.
  var origin: Origin?

  struct Origin: Sendable {
    /// The package's root there.
    var package: String
    /// The results' folder here.
    var results: String
  }

  /// - Parameter source: the file that will be read; the results' folder where it is not known.
  init(_ results: ResultsDirectory, source: String? = nil) {
    self.source = source ?? results.path
    references = PathContainment(results.referenceRoots, holdsReferences: true)
    waiting = PathContainment([results.isElsewhere ? results.path : results.pendingPath])
    package = results.package
  }

  /// A decoder of the file's lines.
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

  /// What a path of the other machine is here.
  private func local(_ text: String, isReference: Bool) -> String {
    guard let origin else { return text }
    if !isReference, let range = text.firstRange(of: "/pending/") {
      return FilePath.joined(origin.results, "pending/" + text[range.upperBound...])
    }
    return FilePath.relative(text, to: origin.package).map { FilePath.joined(package, $0) } ?? text
  }
}
