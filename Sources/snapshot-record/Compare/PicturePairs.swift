import DarkroomPNG
import DarkroomSnapshotStore

/// Pairs of pictures of the same snapshot: one that iOS recorded, and ours.
struct PicturePairs {
  /// Two files.
  struct Pair {
    /// The path of the snapshot, relative to the package.
    var name: String
    var theirs: String
    var ours: String
  }

  private(set) var pairs: [Pair] = []
  /// Files from iOS whose names match none of our snapshots, or several of them.
  private(set) var theirsAlone: [String] = []
  /// Names of snapshots that iOS did not record.
  private(set) var oursAlone: [String] = []

  private struct Own {
    /// The paths of the reference and of the picture, which differ if the reference is foreign and ours is pending.
    var reference: String
    var picture: String
  }

  private let package: PackageSnapshots

  /// Pairs the package's references that iOS recorded with our pending values for them.
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

  /// Pairs files by name: a file belongs to the snapshot whose path shares the most trailing folders with it.
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

  /// Pictures whose references are missing or were not drawn by Darkroom.
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

  /// Whether a file says that Darkroom drew its picture.
  private static func isOurs(_ path: String) -> Bool {
    guard let bytes = try? Files.read(path), let notes = try? PNGMetadata.read(from: bytes) else {
      return false
    }
    return notes["Renderer"] != nil
  }

  // MARK: Names

  /// Files in our results folder are not recordings, and neither are pictures of differences.
  private static func isForeignPicture(_ file: String, _ package: PackageSnapshots) -> Bool {
    isPicture(file) && !file.hasSuffix(".diff.png")
      && !file.hasPrefix(package.results.path + "/") && !isOurs(file)
  }

  /// The number of trailing folders that have the same names in two paths, regardless of how their accents are encoded.
  private static func sharedEnd(_ a: String, _ b: String, without variant: String?) -> Int {
    func folders(_ path: String) -> [Substring] {
      let plain = variant.map { path.replacing("/\($0)/", with: "/") } ?? path
      return plain.split(separator: "/").reversed()
    }
    return zip(folders(a), folders(b)).prefix { $0 == $1 }.count
  }
}
