/// The segments of a JPEG file up to its first scan.
///
/// - SeeAlso: ITU-T T.81, annex B; ICC.1:2010, annex B, for the pieces of a profile. We differ: segments that don't
///   affect colors or orientation are skipped, and libjpeg checks them.
struct JPEGSegments {
  let frame: JPEGFrame
  /// The file's ICC profile, assembled from its pieces; nil if there is none or a piece is missing.
  let profile: [UInt8]?
  /// The EXIF orientation from 1 to 8; 1 if none is stored.
  let orientation: Int
  /// Whether the file has a segment of Adobe's programs, which store CMYK inverted.
  let isAdobe: Bool

  init(_ file: [UInt8]) throws(JPEGError) {
    guard file.starts(with: [0xFF, 0xD8, 0xFF]) else { throw .notJPEG }
    var frame: JPEGFrame?
    var pieces: [Int: ArraySlice<UInt8>] = [:]
    var pieceCount = 0
    var orientation: Int?
    var isAdobe = false
    var offset = 2
    while true {
      let (marker, data) = try Self.segment(at: offset, in: file)
      switch marker {
      case 0xDA:
        guard let frame else {
          throw .malformed(reason: "a scan without a frame", offset: offset)
        }
        self.frame = frame
        profile = Self.joined(pieces, count: pieceCount)
        self.orientation = orientation ?? 1
        self.isAdobe = isAdobe
        return
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
        frame = try JPEGFrame(process: Int(marker) & 15, data, offset: offset)
      case 0xE1 where orientation == nil: orientation = EXIFOrientation.read(data)
      case 0xE2:
        guard data.starts(with: Self.profileName), data.count >= Self.profileName.count + 2 else {
          break
        }
        let rest = data.dropFirst(Self.profileName.count)
        pieces[Int(rest[rest.startIndex])] = rest.dropFirst(2)
        pieceCount = Int(rest[rest.startIndex + 1])
      case 0xEE: if data.starts(with: Array("Adobe".utf8)) { isAdobe = true }
      default: break
      }
      offset = data.endIndex
    }
  }

  private static let profileName = Array("ICC_PROFILE\0".utf8)

  /// Returns the marker at `offset`, after any fill bytes, and the data after its length.
  private static func segment(
    at offset: Int, in file: [UInt8]
  ) throws(JPEGError) -> (marker: UInt8, data: ArraySlice<UInt8>) {
    var place = offset
    guard place < file.count else { throw .truncated(count: file.count) }
    guard file[place] == 0xFF else { throw .malformed(reason: "no marker", offset: place) }
    while place < file.count, file[place] == 0xFF { place += 1 }
    guard place < file.count else { throw .truncated(count: file.count) }
    let marker = file[place]
    // Restart markers and TEM have no length and no data.
    if (0xD0...0xD7).contains(marker) || marker == 1 {
      return (marker, file[place + 1..<place + 1])
    }
    guard marker > 1, marker != 0xD8, marker != 0xD9 else {
      throw .malformed(reason: "marker \(marker) before the picture", offset: place)
    }
    guard place + 3 <= file.count else { throw .truncated(count: file.count) }
    let length = Int(file[place + 1]) << 8 | Int(file[place + 2])
    guard length >= 2 else { throw .malformed(reason: "a segment without room", offset: place) }
    let end = place + 1 + length
    guard end <= file.count else { throw .truncated(count: file.count) }
    return (marker, file[place + 3..<end])
  }

  private static func joined(_ pieces: [Int: ArraySlice<UInt8>], count: Int) -> [UInt8]? {
    guard count > 0 else { return nil }
    var profile: [UInt8] = []
    for number in 1...count {
      guard let piece = pieces[number] else { return nil }
      profile += piece
    }
    return profile
  }
}
