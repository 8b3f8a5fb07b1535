import DarkroomPNG
import DarkroomRaster
import Synchronization

/// The files of a matrix by their pictures, so that cells with equal pictures have identical files.
///
/// Git stores such files once. They contain the notes of the first cell.
final class EqualPictures: Sendable {
  private struct Picture: Hashable {
    var pixels: PixelDigest
    /// Pixels per point.
    var scale: Double

    /// Returns nil if the file does not have a valid stamp.
    init?(_ file: [UInt8]) {
      guard case .valid(let stamp) = PNGStamp.read(from: file) else { return nil }
      (pixels, scale) = (stamp.pixels, stamp.scale)
    }
  }

  private struct Files {
    /// As references have them.
    var final: [Picture: [UInt8]] = [:]
    /// The pending files, which are encoded with faster options.
    var drafts: [Picture: [UInt8]] = [:]
  }

  private let files = Mutex(Files())

  /// Adds the reference of a cell that matches.
  func note(reference: [UInt8]) {
    guard let picture = Picture(reference) else { return }
    files.withLock { if $0.final[picture] == nil { $0.final[picture] = reference } }
  }

  /// The file of the first cell with the same picture, which may be this one.
  func file(equalTo file: [UInt8], isDraft: Bool) -> (file: [UInt8], isDraft: Bool) {
    guard let picture = Picture(file) else { return (file, isDraft) }
    return files.withLock { files in
      if let known = files.final[picture] { return (known, false) }
      if isDraft, let known = files.drafts[picture] { return (known, true) }
      if isDraft { files.drafts[picture] = file } else { files.final[picture] = file }
      return (file, isDraft)
    }
  }
}
