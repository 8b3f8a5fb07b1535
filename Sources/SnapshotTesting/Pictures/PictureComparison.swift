import DarkroomImageComparison
import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomUIKit

/// Compares one image with the bytes of its reference.
struct PictureComparison {
  var image: UIImage
  /// The strategy's.
  var mode: ComparisonMode
  var rules = PictureRules()

  private var origin: PictureOrigin? { (image as? SnapshotImage)?.origin }

  /// Without drawing where the display list is the reference's, without decoding where the bands' hashes are.
  func verdict(on reference: [UInt8]) -> Comparison {
    let reading = PNGStamp.read(from: reference)
    if rules.allowsHashes, case .valid(let stamp) = reading, let stale = proof(by: stamp, reference)
    {
      return .matched(stale: stale)
    }
    do throws(PNGError) {
      if let verdict = try verdictInBands(on: reference, reading) {
        return noting(reading, reference, verdict)
      }
      let decoded = try decoded(reference)
      if let lie = ReferenceInspection.stampProblem(reading, of: PixelDigest(decoded.pixmap)) {
        return .unreadable(lie)
      }
      return noting(reading, reference, compare(decoded, reading))
    } catch {
      return .unreadable(.picture(error))
    }
  }

  /// Drawn meanwhile where hashes have found a difference, because the whole picture will be compared.
  private func decoded(_ reference: [UInt8]) throws(PNGError) -> DecodedImage {
    guard rules.allowsHashes, let cgImage = image.cgImage else {
      return try PNGDecoder.decode(reference)
    }
    let decoding = BackgroundValue {
      Result<DecodedImage, PNGError> { () throws(PNGError) in try PNGDecoder.decode(reference) }
    }
    _ = cgImage.pixmap
    return try decoding.value.get()
  }

  /// What is stale in a reference whose hashes prove the pixels equal; nil where they do not.
  private func proof(by stamp: PNGStamp, _ reference: [UInt8]) -> [String]? {
    guard let cgImage = image.cgImage, cgImage.width == stamp.pixels.width,
      cgImage.height == stamp.pixels.height
    else { return nil }
    guard let list = cgImage.displayList else {
      return PixelDigest(cgImage.pixmap) == stamp.pixels ? staleness(of: reference) : nil
    }
    if let known = stamp.displayList, known == ListIdentity.hash(of: list) {
      return staleness(of: reference)
    }
    return hasBands(of: stamp.pixels, list) ? staleness(of: reference) : nil
  }

  /// A difference that the stamp would have hidden says how to find it again.
  private func noting(
    _ reading: PNGStamp.Reading, _ reference: [UInt8], _ verdict: Comparison
  ) -> Comparison {
    guard case .changed(var difference) = verdict, case .valid(let stamp) = reading,
      let words = rules.sampleWords, proof(by: stamp, reference) != nil
    else { return verdict }
    difference.words.append(words)
    return .changed(difference)
  }

  private func hasBands(of digest: PixelDigest, _ list: DisplayList) -> Bool {
    digest.bands.count == PixelDigest.bandCount(height: list.height)
      && BandRasterizer.allBands(list) { firstRow, pixels in
        ContentHash(pixels: pixels) == digest.bands[firstRow / PixelDigest.bandHeight]
      }
  }

  /// Band by band, so that a picture that matches is never drawn as a whole.
  private func hasPixels(of reference: Pixmap) -> Bool {
    guard let cgImage = image.cgImage, cgImage.width == reference.width,
      cgImage.height == reference.height
    else { return false }
    guard let list = cgImage.displayList else { return cgImage.pixmap == reference }
    return BandRasterizer.allBands(list) { firstRow, pixels in
      reference.hasPixels(pixels, fromRow: firstRow)
    }
  }

  private func staleness(of reference: [UInt8]) -> [String] {
    guard let metadata = try? PNGMetadata.read(from: reference) else { return ["stamp"] }
    return changes(since: PictureStamp(metadata))
  }

  private func compare(_ decoded: DecodedImage, _ reading: PNGStamp.Reading) -> Comparison {
    if hasPixels(of: decoded.pixmap) {
      return matched(staleSince: PictureStamp(decoded.metadata), reading)
    }
    let pixmap = image.cgImage?.pixmap ?? Pixmap(width: 0, height: 0)
    let rule = rules.mode(mode, pixels: pixmap.width * pixmap.height)
    let difference = comparison(rule.mode, decoded.metadata).compare(
      reference: decoded.pixmap, actual: pixmap)
    return judged(difference, by: rule, decoded.metadata, decoded.pixmap, pixmap, reading)
  }

  /// With the masks of the picture, and where the reference's notes have the same ones.
  func comparison(_ mode: ComparisonMode, _ metadata: PNGMetadata) -> ImageComparison {
    guard let masks = origin?.masks, !masks.isEmpty else { return ImageComparison(mode: mode) }
    return ImageComparison(mode: mode, masks: masks, movedFrom: MaskNote(metadata))
  }

  func matched(staleSince old: PictureStamp, _ reading: PNGStamp.Reading) -> Comparison {
    guard case .valid = reading else { return .matched(stale: ["stamp"]) }
    return .matched(stale: changes(since: old))
  }

  /// A file that may be shared has the traits and the tree of another cell.
  private func changes(since old: PictureStamp) -> [String] {
    let new = PictureStamp(image: image, origin: origin)
    var old = old
    if rules.equals != nil {
      old.texts[PictureStamp.traitsKeyword] = new.texts[PictureStamp.traitsKeyword]
      old.tree = new.tree
    }
    return new.changes(since: old)
  }

  func judged(
    _ difference: ImageDifference, by rule: (mode: ComparisonMode, words: String?),
    _ metadata: PNGMetadata, _ reference: any PictureRows, _ actual: any PictureRows,
    _ reading: PNGStamp.Reading
  ) -> Comparison {
    var numbers = numbers(of: difference)
    numbers.tolerance = rule.words
    if difference.isMatch { return .tolerated(numbers) }
    let draft = draft
    var result = PictureFailure(
      image: image, actual: actual, reference: reference, metadata: metadata, reading: reading,
      difference: difference, mode: rule.mode, origin: origin, numbers: numbers
    ).result
    result.draft = draft
    return .changed(result)
  }

  private var draft: BackgroundValue<Result<[UInt8], EncodingProblem>>? {
    guard rules.keepsDrafts, let file = try? PictureFile(image) else { return nil }
    return BackgroundValue { file.encoded(.draft) }
  }

  private func numbers(of difference: ImageDifference) -> DifferenceNumbers {
    DifferenceNumbers(
      width: difference.actualSize.width, height: difference.actualSize.height,
      referenceWidth: difference.referenceSize.width,
      referenceHeight: difference.referenceSize.height, differing: difference.differingPixels,
      largestChannel: difference.largestChannelDifference?.amount ?? 0,
      box: difference.boundingBox.map { [$0.minX, $0.minY, $0.maxX - $0.minX, $0.maxY - $0.minY] })
  }
}
