package import DarkroomPNG

/// A reason why a file cannot be used as a reference.
package enum ReferenceProblem: Equatable, Sendable {
  /// The decoder stopped.
  case picture(PNGError)
  /// Git LFS has not fetched the file.
  case largeFilePointer
  /// A merge was not finished.
  case conflictMarkers
  /// The picture carries a valid stamp for different pixels.
  case stamp

  /// A word for programs.
  package var code: String {
    switch self {
    case .picture(.lfsPointer), .largeFilePointer: "lfs-pointer"
    case .picture(.conflictMarkers), .conflictMarkers: "conflict"
    case .picture(.notPNG): "not-a-picture"
    case .picture(.empty): "empty"
    case .picture: "damaged"
    case .stamp: "stamp"
    }
  }

  /// All words of `code`.
  static let codes: Set = [
    "lfs-pointer", "conflict", "not-a-picture", "empty", "damaged", "stamp",
  ]

  /// Advice on what to do about it: one sentence without a period.
  package var advice: String {
    switch code {
    case "lfs-pointer": "run `git lfs pull` or `snapshot-record doctor --fix`"
    case "conflict": "finish the merge: take one side, or accept the new value"
    default: "restore it from Git, or accept the new value"
    }
  }

  /// Whether a new value may replace it; a pointer stands for a picture that exists, but not here.
  package var isReplaceable: Bool { code != "lfs-pointer" }

  /// One sentence without a period.
  package var words: String {
    switch self {
    // The advice explains how to fetch it.
    case .picture(.lfsPointer), .largeFilePointer: "the file is a Git LFS pointer"
    case .picture(let error): error.description
    case .conflictMarkers: PNGError.conflictMarkers.description
    case .stamp: "its stamp is that of another picture, so the file was assembled by hand"
    }
  }
}
