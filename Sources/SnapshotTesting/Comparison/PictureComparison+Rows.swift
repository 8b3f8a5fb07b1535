import DarkroomImageComparison
import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore

extension PictureComparison {
  /// Compares both pictures in one pass, band by band, whether or not they are in memory.
  func outcome(on reference: [UInt8], _ reading: PNGStamp.Reading) throws(PNGError)
    -> AssertionOutcome
  {
    let rule = rules.mode(mode, pixels: picture.width * picture.height)
    if let sides = try sidesInBands(reference), let found = outcome(on: sides, by: rule, reading) {
      return found
    }
    let decoded = try decoded(reference)
    let comparison = comparison(rule.mode, decoded.metadata)
    // If hashes have found a difference, the picture is drawn already.
    let isWhole = rules.allowsHashes || comparison.wantsWholePictures
    let actual: (any PictureRows)? = isWhole ? nil : picture.list
    let sides = ComparedSides(
      reference: decoded.pixmap, metadata: decoded.metadata, actual: actual ?? picture.pixmap)
    return outcome(on: sides, by: rule, reading) ?? .unreadable(.picture(Self.brokenOff))
  }

  private static let brokenOff = PNGError.malformed(reason: "its rows end before the picture does")

  /// Compares the sides; nil if a picture ends before its last row, because then the rest is unknown.
  func outcome(
    on sides: ComparedSides, by rule: (mode: ComparisonMode, words: String?),
    _ reading: PNGStamp.Reading
  ) -> AssertionOutcome? {
    let found = find(sides, comparison(rule.mode, sides.metadata), reading)
    return found.map { outcome($0, by: rule, sides, reading) }
  }

  /// The sides of a picture that is too large to keep; nil for other pictures, and if the mode or the reference needs
  /// whole pictures.
  private func sidesInBands(_ reference: [UInt8]) throws(PNGError) -> ComparedSides? {
    guard picture.isDrawnInBands, let old = try PNGRows(reference) else { return nil }
    let mode = rules.mode(mode, pixels: picture.width * picture.height).mode
    guard !comparison(mode, old.metadata).wantsWholePictures else { return nil }
    return ComparedSides(reference: old, metadata: old.metadata, actual: picture.rows)
  }

  /// Decodes the reference.
  ///
  /// If hashes have found a difference, the whole picture is drawn at the same time, because it will be compared.
  private func decoded(_ reference: [UInt8]) throws(PNGError) -> DecodedImage {
    guard rules.allowsHashes else { return try PNGDecoder.decode(reference) }
    let decoding = BackgroundValue {
      Result<DecodedImage, PNGError> { () throws(PNGError) in try PNGDecoder.decode(reference) }
    }
    _ = picture.pixmap
    return try decoding.value.get()
  }

  /// The comparison with the picture's masks, including their positions in the reference's notes; notes that would hide
  /// the rest of the picture are ignored.
  private func comparison(_ mode: ComparisonMode, _ metadata: PNGMetadata) -> ImageComparison {
    guard let masks = picture.masks, !masks.isEmpty else { return ImageComparison(mode: mode) }
    let result = ImageComparison(mode: mode, masks: masks, movedFrom: MaskNote(metadata))
    let size = PixelSize(width: picture.width, height: picture.height)
    return result.excludesEverything(in: size) ? ImageComparison(mode: mode, masks: masks) : result
  }

  private func outcome(
    _ found: Finding, by rule: (mode: ComparisonMode, words: String?), _ sides: ComparedSides,
    _ reading: PNGStamp.Reading
  ) -> AssertionOutcome {
    if let digest = found.digest, let lie = ReferenceInspection.stampProblem(reading, of: digest) {
      return .unreadable(lie)
    }
    if found.isEqual { return matched(staleSince: PictureNotes(sides.metadata), reading) }
    let drawn = ComparedSides(
      reference: sides.reference, metadata: sides.metadata, actual: picture.rows)
    return judged(found.difference, by: rule, drawn, reading)
  }

  /// The result of the pass over two pictures.
  private struct Finding {
    var difference: ImageDifference
    /// The digest for the reference's stamp; nil if no stamp has to be checked.
    var digest: PixelDigest?
    var isEqual: Bool
  }

  /// Compares the sides; nil if one of them cannot be read to its end.
  private func find(
    _ sides: ComparedSides, _ comparison: ImageComparison, _ reading: PNGStamp.Reading
  ) -> Finding? {
    let sizes = (PixelSize(sides.reference), PixelSize(sides.actual))
    var running =
      sizes.0 == sizes.1 ? RunningComparison(comparison, sides.reference, sides.actual) : nil
    var found = Finding(
      difference: ImageDifference(referenceSize: sizes.0, actualSize: sizes.1),
      isEqual: running != nil)
    let isStamped = if case .valid = reading { true } else { false }
    guard isStamped || running != nil else { return found }
    var hashes: [ContentHash] = []
    let old = sides.reference.reader()
    var new = sides.actual.reader()
    for band in 0..<PixelDigest.bandCount(height: sizes.0.height) {
      guard let before = old.next() else { return nil }
      if isStamped { hashes.append(ContentHash(pixels: before)) }
      guard running != nil else { continue }
      guard let after = new.next() else { return nil }
      let isEqual = running?.add(reference: before, actual: after) ?? false
      if found.isEqual, !isEqual, let rest = rest(of: sides.actual, after: band) { new = rest }
      found.isEqual = found.isEqual && isEqual
    }
    if let difference = running?.difference { found.difference = difference }
    if isStamped {
      found.digest = PixelDigest(width: sizes.0.width, height: sizes.0.height, bands: hashes)
    }
    return found
  }

  /// The remaining rows of a picture that differs.
  ///
  /// It will soon be needed as a whole, which all processors draw at once; nil if it is never whole.
  private func rest(
    of actual: any PictureRows, after band: Int
  ) -> AnyIterator<ArraySlice<UInt32>>? {
    guard !picture.isDrawnInBands, !(actual is Pixmap) else { return nil }
    let rows = picture.pixmap.reader()
    for _ in 0...band { _ = rows.next() }
    return rows
  }
}
