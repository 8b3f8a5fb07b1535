package import DarkroomPNG
package import DarkroomRaster

/// The classification of a reference's bytes, without comparing them with anything.
package struct ReferenceInspection: Sendable {
  package private(set) var problem: ReferenceProblem?
  /// Whether it is a picture without our stamp: drawn by another renderer, or changed by another program.
  package private(set) var isForeign = false
  /// The picture, if it had to be decoded for the classification.
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

  /// Checks whether a decoded picture matches its stamp.
  ///
  /// A stamp is ignored if the file was changed afterwards.
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
