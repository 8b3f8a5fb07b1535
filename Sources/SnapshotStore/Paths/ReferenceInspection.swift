package import DarkroomPNG
package import DarkroomRaster

/// What a reference's bytes are, without comparing them with anything.
package struct ReferenceInspection: Sendable {
  package private(set) var problem: ReferenceProblem?
  /// A picture without our stamp: drawn by another renderer, or changed by another program.
  package private(set) var isForeign = false
  /// The picture, where it had to be decoded to be judged.
  package private(set) var decoded: DecodedImage?

  package init(_ bytes: [UInt8], path: String) {
    guard FilePath.pathExtension(path)?.lowercased() == "png" else {
      problem = Self.textProblem(bytes)
      return
    }
    switch PNGStamp.read(from: bytes) {
    case .valid: return
    case .absent, .stale: break
    }
    do throws(PNGError) {
      decoded = try PNGDecoder.decode(bytes)
      if case .absent = PNGStamp.read(from: bytes) { isForeign = true }
    } catch {
      problem = .picture(error)
    }
  }

  /// Whether a decoded picture is the one that its stamp vouches for.
  ///
  /// A file that was changed after it was stamped has no say: its stamp is never believed.
  package static func stampProblem(
    _ reading: PNGStamp.Reading, of pixels: @autoclosure () -> PixelDigest
  ) -> ReferenceProblem? {
    guard case .valid(let stamp) = reading, stamp.pixels != pixels() else { return nil }
    return .stamp
  }

  /// A reason why text cannot be a reference.
  package static func textProblem(_ bytes: [UInt8]) -> ReferenceProblem? {
    if bytes.starts(with: Array("version https://git-lfs.github.com/spec/".utf8)) {
      return .largeFilePointer
    }
    let starts: [[UInt8]] = [Array("<<<<<<< ".utf8), Array("=======".utf8), Array(">>>>>>> ".utf8)]
    let lines = bytes.split(separator: 0x0A)
    let hasAll = starts.allSatisfy { start in lines.contains { $0.starts(with: start) } }
    return hasAll ? .conflictMarkers : nil
  }
}
