import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore

/// The findings about one snapshot that both iOS and Darkroom have drawn.
struct ComparedSnapshot: Encodable {
  /// How alike the pictures are.
  enum State: String, Encodable, CaseIterable {
    case equal
    /// Only letters differ, in the same places.
    case letters
    case different
    /// One of the files cannot be read.
    case unreadable
  }

  var name: String
  var state: State
  /// The file that iOS recorded.
  var theirs: String
  var ours: String
  var findings: [ComparisonFinding]
}

/// A kind of difference, together with all snapshots that show it.
struct ComparisonCause: Encodable {
  /// From 1, in this comparison.
  var number: Int
  var kind: ComparisonFinding.Kind
  var words: String
  /// Names.
  var snapshots: [String]
}

/// The result of a comparison with pictures from iOS.
struct SimulatorComparison: Encodable {
  var snapshots: [ComparedSnapshot]
  /// Files from iOS that belong to no snapshot here.
  var theirsAlone: [String]
  /// Snapshots that iOS did not record.
  var oursAlone: [String]
  var causes: [ComparisonCause]

  init(_ snapshots: [ComparedSnapshot], _ pairs: PicturePairs) {
    self.snapshots = snapshots
    theirsAlone = pairs.theirsAlone
    oursAlone = pairs.oursAlone
    causes = Self.causes(of: snapshots)
  }

  /// Sorts the most important entries first: by kind, then by the number of snapshots.
  private static func causes(of snapshots: [ComparedSnapshot]) -> [ComparisonCause] {
    struct Key: Hashable {
      var kind: ComparisonFinding.Kind
      var words: String
    }
    var names: [Key: [String]] = [:]
    for snapshot in snapshots {
      for key in Set(snapshot.findings.map { Key(kind: $0.kind, words: $0.cause) }) {
        names[key, default: []].append(snapshot.name)
      }
    }
    let sorted = names.sorted {
      ($0.key.kind.rank, -$0.value.count, $0.key.words)
        < ($1.key.kind.rank, -$1.value.count, $1.key.words)
    }
    return sorted.enumerated().map { index, entry in
      ComparisonCause(
        number: index + 1, kind: entry.key.kind, words: entry.key.words, snapshots: entry.value)
    }
  }

  func count(_ state: ComparedSnapshot.State) -> Int { snapshots.count { $0.state == state } }

  /// Whether nothing differs but letters.
  var isAlike: Bool { count(.different) == 0 && count(.unreadable) == 0 }

  /// The result in words: `48 pictures compared: 3 equal, 31 with only other letters, 14 different`.
  var words: String {
    let parts = ComparedSnapshot.State.allCases.compactMap { state -> String? in
      let count = count(state)
      guard count > 0 else { return nil }
      switch state {
      case .equal: return "\(count) equal"
      case .letters: return "\(count) with only other letters"
      case .different: return "\(count) different"
      case .unreadable: return "\(count) not compared"
      }
    }
    return "\(Console.plural(snapshots.count, "picture")) compared with iOS: "
      + parts.joined(separator: ", ")
  }

  /// Describes the files without a counterpart; nil if all files have one.
  var unpairedWords: String? {
    let parts = [
      theirsAlone.isEmpty
        ? nil : "\(Console.plural(theirsAlone.count, "picture")) of iOS without a snapshot here",
      oursAlone.isEmpty
        ? nil : "\(Console.plural(oursAlone.count, "snapshot")) without a picture of iOS",
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
