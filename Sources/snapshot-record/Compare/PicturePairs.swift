import DarkroomPNG
import DarkroomSnapshotStore

/// Pictures that iOS recorded, each beside ours of the same snapshot.
struct PicturePairs {
  /// Two files.
  struct Pair {
    /// The path of the snapshot, relative to the package.
    var name: String
    var theirs: String
    var ours: String
  }

  private(set) var pairs: [Pair] = []
  /// Files that iOS recorded, of which no snapshot of ours has the name, or several have.
  private(set) var theirsAlone: [String] = []
  /// Names of snapshots that iOS did not record.
  private(set) var oursAlone: [String] = []

  private struct Own {
    /// The paths of the reference and of the picture, which differ if the reference is foreign and ours is pending.
    var reference: String
    var picture: String
  }

  private let package: PackageSnapshots

  /// Pairs the references of the package that iOS recorded with our pending values for them.
  init(waitingIn package: PackageSnapshots) {
    self.package = package
    for own in Self.waiting(package) {
      if Files.exists(own.reference) {
        pairs.append(Pair(name: name(own), theirs: own.reference, ours: own.picture))
      } else {
        oursAlone.append(name(own))
      }
    }
    sort()
  }

  /// Pairs by name: a file belongs to the snapshot whose path ends with the most of the same folders.
  init(below folder: String, _ package: PackageSnapshots) {
    self.package = package
    let own = Self.waiting(package) + Self.recorded(package)
    let byName = Dictionary(grouping: own.indices) { FilePath.name(own[$0].reference) }
    let variant = package.settings.variant?.relative
    var isPaired = [Bool](repeating: false, count: own.count)
    for file in Files.below(folder) where Self.isForeignPicture(file, package) {
      let candidates = byName[FilePath.name(file)] ?? []
      let scores = candidates.map { Self.sharedEnd(file, own[$0].reference, without: variant) }
      let best = scores.max() ?? 0
      let found = zip(candidates, scores).filter { $0.1 == best }.map(\.0)
      guard found.count == 1, !isPaired[found[0]] else {
        theirsAlone.append(file)
        continue
      }
      isPaired[found[0]] = true
      let own = own[found[0]]
      pairs.append(Pair(name: name(own), theirs: file, ours: own.picture))
    }
    oursAlone = own.indices.filter { !isPaired[$0] }.map { name(own[$0]) }
    sort()
  }

  private mutating func sort() {
    pairs.sort { NaturalOrder($0.name) < NaturalOrder($1.name) }
    theirsAlone.sort { NaturalOrder($0) < NaturalOrder($1) }
    oursAlone.sort { NaturalOrder($0) < NaturalOrder($1) }
  }

  private func name(_ own: Own) -> String {
    FilePath.relative(own.reference, to: package.root) ?? own.reference
  }

  // MARK: Our pictures

  /// Values of pictures whose references are not ours, or are not there.
  private static func waiting(_ package: PackageSnapshots) -> [Own] {
    package.pending.all().compactMap { snapshot in
      let reference = snapshot.line.reference.path
      guard snapshot.line.edit == nil, isPicture(reference), !isOurs(reference) else { return nil }
      return Own(reference: reference, picture: snapshot.path.path)
    }
  }

  private static func recorded(_ package: PackageSnapshots) -> [Own] {
    package.references.paths.filter { isPicture($0) && isOurs($0) }.map {
      Own(reference: $0, picture: $0)
    }
  }

  private static func isPicture(_ path: String) -> Bool {
    FilePath.pathExtension(path)?.lowercased() == "png"
  }

  /// Whether a file says that Darkroom has drawn its picture.
  private static func isOurs(_ path: String) -> Bool {
    guard let bytes = try? Files.read(path), let notes = try? PNGMetadata.read(from: bytes) else {
      return false
    }
    return notes["Renderer"] != nil
  }

  // MARK: Names

  /// Files among our results aren't recordings, and pictures of differences aren't either.
  private static func isForeignPicture(_ file: String, _ package: PackageSnapshots) -> Bool {
    isPicture(file) && !file.hasSuffix(".diff.png")
      && !file.hasPrefix(package.results.path + "/") && !isOurs(file)
  }

  /// How many folders at the ends of two paths have the same names, whichever way their accents are written.
  private static func sharedEnd(_ a: String, _ b: String, without variant: String?) -> Int {
    func folders(_ path: String) -> [Substring] {
      let plain = variant.map { path.replacing("/\($0)/", with: "/") } ?? path
      return plain.split(separator: "/").reversed()
    }
    return zip(folders(a), folders(b)).prefix { $0 == $1 }.count
  }
}
