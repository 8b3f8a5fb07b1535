import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore

/// The properties of a single reference.
struct ReferenceCheck: Sendable {
  let path: String
  private let root: String
  private(set) var findings: [ReferenceFinding] = []
  /// The hash of a picture that has more than one color.
  private(set) var pixels: ContentHash?

  /// A reference with more bytes than this slows down repositories.
  static let byteLimit = 1_000_000

  init(_ path: String, in root: String) {
    self.path = path
    self.root = root
    guard let bytes = try? Files.read(path) else { return }
    check(bytes)
  }

  private mutating func note(
    _ code: String, _ words: String, _ advice: String,
    severity: ReferenceFinding.Severity = .note
  ) {
    findings.append(ReferenceFinding(code, path, in: root, words, advice, severity: severity))
  }

  private mutating func check(_ bytes: [UInt8]) {
    let inspection = ReferenceInspection(bytes, path: path)
    if let problem = inspection.problem {
      return note(problem.code, ": \(problem.words)", problem.advice, severity: .error)
    }
    if FilePath.name(path).utf8.count > SnapshotName.portableByteLimit {
      note("long-name", " has a name of more than 200 bytes", "name the snapshot with `named:`")
    }
    if bytes.count > Self.byteLimit {
      note(
        "large", " has \(bytes.count / 1000) kB", "take a smaller picture, or keep it with Git LFS")
    }
    guard FilePath.pathExtension(path)?.lowercased() == "png" else { return }
    if inspection.isForeign {
      note(
        "foreign", " was recorded by another renderer",
        "`snapshot-record accept --replace-foreign` replaces it")
    }
    guard let decoded = inspection.decoded ?? (try? PNGDecoder.decode(bytes)) else { return }
    check(decoded, PNGStamp.read(from: bytes), isForeign: inspection.isForeign)
  }

  private mutating func check(
    _ decoded: DecodedImage, _ reading: PNGStamp.Reading, isForeign: Bool
  ) {
    if let lie = ReferenceInspection.stampProblem(reading, of: PixelDigest(decoded.pixmap)) {
      return note(lie.code, ": \(lie.words)", lie.advice, severity: .error)
    }
    let all = decoded.pixmap.pixels
    guard all.count > 1 else { return }
    // The picture is flat if every pixel equals the next one. This module's own loops are not optimized; the hash is.
    if ContentHash(pixels: all.dropLast()) == ContentHash(pixels: all.dropFirst()) {
      note(
        "flat", " shows only one color",
        "look at it: the view may have had no content when it was drawn")
    } else {
      pixels = ContentHash(pixels: all)
    }
    let renderer = decoded.metadata["Renderer"] ?? ""
    if !isForeign, renderer.hasPrefix("Darkroom "),
      !renderer.hasPrefix("Darkroom \(rendererVersion),")
    {
      note("old-renderer", " was drawn by \(renderer)", "`snapshot-record restamp` refreshes it")
    }
  }
}
