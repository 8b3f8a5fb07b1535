/// Why results cannot be merged.
package enum ShardMergeError: Error, Equatable, Sendable {
  /// A folder contains no results of a run.
  case noResults(folder: String)
  /// The tool's record of a run cannot be read.
  case unreadable(path: String)
  /// Some of the folders contain shards with another total number than the rest, or complete runs.
  case mixed([String])
  /// Several folders contain the same part of the tests.
  case twice(shard: ShardNumber, folders: [String])
  /// Several folders contain the same run.
  case sameRun(folders: [String])
}

extension ShardMergeError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noResults(let folder):
      "\(folder) contains no results of a run: name the .snapshot-results folder of a run."
    case .unreadable(let path):
      "\(path) is cut short or damaged: run that shard again, or copy its results anew."
    case .mixed(let shards):
      "These are not shards of one run: \(shards.joined(separator: ", ")); name the shards of one run."
    case .twice(let shard, let folders):
      "Shard \(shard) is there twice: \(folders.joined(separator: ", ")); name one folder for each shard."
    case .sameRun(let folders):
      "\(folders.joined(separator: " and ")) contain the same run; name it once."
    }
  }
}
