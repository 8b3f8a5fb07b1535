import DarkroomImageComparison
import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore

/// Compares one picture with the bytes of its reference.
struct PictureComparison {
  var picture: Picture
  /// The strategy's.
  var mode: ComparisonMode
  var rules = PictureRules()

  /// Compares without drawing if the reference has the same display list, and without decoding if the bands have the
  /// same hashes.
  func outcome(on reference: [UInt8]) -> AssertionOutcome {
    let reading = PNGStamp.read(from: reference)
    if rules.allowsHashes, case .valid(let stamp) = reading, let stale = proof(by: stamp, reference)
    {
      return .matched(stale: stale)
    }
    do throws(PNGError) {
      return noting(reading, reference, try outcome(on: reference, reading))
    } catch {
      return .unreadable(.picture(error))
    }
  }

  /// Adds to a difference that the stamp would have hidden how to reproduce it.
  private func noting(
    _ reading: PNGStamp.Reading, _ reference: [UInt8], _ verdict: AssertionOutcome
  ) -> AssertionOutcome {
    guard case .changed(var difference) = verdict, case .valid(let stamp) = reading,
      let words = rules.sampleWords, proof(by: stamp, reference) != nil
    else { return verdict }
    difference.words.append(words)
    return .changed(difference)
  }

  func matched(staleSince old: PictureNotes, _ reading: PNGStamp.Reading) -> AssertionOutcome {
    guard case .valid = reading else { return .matched(stale: ["stamp"]) }
    return .matched(stale: changes(since: old))
  }

  /// The changes since the reference's notes; a file that may be shared has the traits and tree of another cell.
  private func changes(since old: PictureNotes) -> [String] {
    let new = PictureNotes(picture)
    var old = old
    if rules.equals != nil {
      old.traits = new.traits
      old.tree = new.tree
      old.hasDrawing = new.hasDrawing
    }
    return new.changes(since: old)
  }

  func judged(
    _ difference: ImageDifference, by rule: (mode: ComparisonMode, words: String?),
    _ sides: ComparedSides, _ reading: PNGStamp.Reading
  ) -> AssertionOutcome {
    var numbers = DifferenceNumbers(difference)
    numbers.tolerance = rule.words
    if difference.isMatch { return .tolerated(numbers) }
    let draft = draft
    let picture = file(of: difference, sides)
    var result = PictureFailure(
      picture: self.picture, sides: sides, reading: reading, difference: difference,
      mode: rule.mode, numbers: numbers
    ).result
    result.draft = draft
    result.picture = picture
    return .changed(result)
  }

  private var draft: BackgroundValue<Result<[UInt8], PNGError>>? {
    guard rules.keepsDrafts else { return nil }
    let file = PictureFile(picture)
    return BackgroundValue { file.encoded(.draft) }
  }

  /// A file that shows the difference; it is created in the background if the picture stays pending.
  private func file(
    of difference: ImageDifference, _ sides: ComparedSides
  ) -> () -> [UInt8]? {
    let make = { @Sendable [reference = sides.reference, actual = sides.actual] () -> [UInt8]? in
      var picture = DifferencePicture(of: difference, reference: reference, actual: actual)
      return try? PNGEncoder.encode(
        width: picture.width, height: picture.height, palette: DifferencePicture.palette
      ) { picture.next() }
    }
    guard rules.keepsDrafts else { return make }
    let made = BackgroundValue(make)
    return { made.value }
  }
}

// MARK: Proofs

extension PictureComparison {
  /// The notes that are out of date in a reference whose hashes prove the pixels equal; nil if they do not.
  private func proof(by stamp: PNGStamp, _ reference: [UInt8]) -> [String]? {
    guard picture.width == stamp.pixels.width, picture.height == stamp.pixels.height else {
      return nil
    }
    guard let list = picture.list else {
      return PixelDigest(picture.pixmap) == stamp.pixels ? staleness(of: reference) : nil
    }
    if let known = stamp.displayList, known == ListIdentity.hash(of: list) {
      return staleness(of: reference)
    }
    return hasBands(of: stamp.pixels, list) ? staleness(of: reference) : nil
  }

  private func hasBands(of digest: PixelDigest, _ list: DisplayList) -> Bool {
    digest.bands.count == PixelDigest.bandCount(height: list.height)
      && BandRasterizer.allBands(list) { firstRow, pixels in
        ContentHash(pixels: pixels) == digest.bands[firstRow / PixelDigest.bandHeight]
      }
  }

  private func staleness(of reference: [UInt8]) -> [String] {
    let unread: Set<String> = [DrawingNotes.keyword]
    guard let metadata = try? PNGMetadata.read(from: reference, unread: unread) else {
      return ["stamp"]
    }
    return changes(since: PictureNotes(metadata))
  }
}
