import DarkroomImageComparison
import DarkroomPNG
import DarkroomRaster
import DarkroomTrees

/// Looks for differences between the pictures of one snapshot that iOS and Darkroom drew: sizes, boxes outside texts,
/// the boxes of texts, and colors.
///
/// The tree stored in our file says where the texts are. The letters themselves are not compared, because another font
/// has different ones.
struct ComparedPair {
  private(set) var findings: [ComparisonFinding] = []
  /// The difference outside texts; nil if the pictures cannot be overlaid.
  private(set) var difference: ImageDifference?
  /// The area that both pictures share.
  private(set) var pictures: (theirs: Pixmap, ours: Pixmap)

  /// The threshold follows pixelmatch's rule: a step of about four levels of gray.
  private static let threshold = 0.015
  /// A view with fewer differing pixels than this differs only in the slopes of edges.
  private static let fewest = 8
  /// The largest number of differences of one picture that are listed; the others are related to them.
  private static let mostDrawings = 12

  private let scale: Double
  private let views: PlacedViews?
  /// The distance in pixels that the box of a text may deviate.
  private let tolerance: Double

  /// - Parameter tolerance: in points.
  init(theirs: DecodedImage, ours: DecodedImage, tolerance: Double) {
    scale = max(1, ours.scale)
    self.tolerance = tolerance * scale
    views = ours.metadata["View tree"].flatMap(TreeText.parse).map {
      PlacedViews($0, scale: max(1, ours.scale))
    }
    pictures = (theirs.pixmap, ours.pixmap)
    let sizes = (PixelSize(theirs.pixmap), PixelSize(ours.pixmap))
    if sizes.0 != sizes.1 {
      if let words = Self.scales(theirs, ours) {
        note(.scale, words, words)
        return
      }
      noteSizes(sizes.0, sizes.1)
      let (width, height) = (
        min(sizes.0.width, sizes.1.width), min(sizes.0.height, sizes.1.height)
      )
      pictures = (
        theirs.pixmap.corner(width, height), ours.pixmap.corner(width, height)
      )
    }
    guard pictures.theirs != pictures.ours else { return }
    let texts = views?.texts ?? []
    var places: [IntRect] = []
    for text in texts { places.append(compare(text)) }
    compareOutside(of: places)
    findings = findings.enumerated().sorted {
      ($0.element.kind.rank, $0.offset) < ($1.element.kind.rank, $1.offset)
    }.map(\.element)
  }

  /// Whether nothing differs but letters.
  var isAlike: Bool { findings.allSatisfy(\.kind.isExpected) }

  private mutating func note(
    _ kind: ComparisonFinding.Kind, _ cause: String, _ words: String, _ box: IntRect? = nil
  ) {
    findings.append(
      ComparisonFinding(
        kind: kind, cause: cause, words: words,
        box: box.map { [$0.minX, $0.minY, $0.width, $0.height] }))
  }

  // MARK: Sizes

  /// Returns nil if neither picture is an enlargement of the other.
  ///
  /// A view that is sized to fit a text differs in one dimension, because its letters are different.
  private static func scales(_ theirs: DecodedImage, _ ours: DecodedImage) -> String? {
    let (a, b) = (theirs.pixmap, ours.pixmap)
    let known = [1.0, 2, 3].first { scale in
      let sides = [(a.width, b.width), (a.height, b.height)].map {
        (Double($0) / scale, Double($1) / ours.scale)
      }
      return scale != ours.scale && sides.allSatisfy(isNear)
        && sides.contains { abs($0 - $1) < 0.51 }
    }
    return known.map {
      "recorded at @\(TreeNumber.text($0))x on iOS, at @\(TreeNumber.text(ours.scale))x here"
    }
  }

  /// Whether a different font can explain the difference.
  private static func isNear(_ a: Double, _ b: Double) -> Bool {
    abs(a - b) <= 0.06 * max(a, b) + 0.51
  }

  private mutating func noteSizes(_ theirs: PixelSize, _ ours: PixelSize) {
    let steps = [
      (ours.width - theirs.width, "narrower", "wider"),
      (ours.height - theirs.height, "shorter", "taller"),
    ].filter { $0.0 != 0 }
    let words = steps.map { "\(points(abs($0.0))) \($0.0 < 0 ? $0.1 : $0.2)" }
    // The amount depends on the text that the view is sized to fit.
    let cause = steps.map { $0.0 < 0 ? $0.1 : $0.2 }.joined(separator: " and ")
    note(
      .size, "\(cause) than on iOS",
      "\(theirs) pixels on iOS, \(ours) here: \(words.joined(separator: " and "))")
  }

  private func points(_ pixels: Int) -> String {
    let value = (Double(pixels) / scale * 100).rounded() / 100
    return "\(TreeNumber.text(value)) point\(value == 1 ? "" : "s")"
  }

  // MARK: Texts

  /// - Returns: the area that the text occupies in both pictures.
  private mutating func compare(_ text: PlacedViews.Place) -> IntRect {
    let reach = views?.reach(of: text) ?? text.frame
    let (theirs, ours) = (
      Ink(in: text.frame, of: pictures.theirs, reaching: reach, unlike: pictures.ours),
      Ink(in: text.frame, of: pictures.ours, reaching: reach, unlike: pictures.theirs)
    )
    let title = text.title
    guard min(theirs.evenness, ours.evenness) >= 0.4 else {
      note(
        .unmeasured, "texts on pictures and gradients", "\(title): its background is uneven",
        text.frame)
      return text.frame
    }
    guard let before = theirs.box, let now = ours.box else {
      if theirs.box != nil || ours.box != nil {
        let words = ours.box == nil ? "shown only on iOS" : "shown only here"
        note(.missingText, "texts \(words)", "\(title) is \(words)", text.frame)
      }
      return text.frame
    }
    let count = findings.count
    compareBoxes(title, (theirs, before), (ours, now))
    if let was = theirs.color, let color = ours.color, Self.distance(was, color) > 16 {
      let colors = "\(Self.hex(was)) on iOS, \(Self.hex(color)) here"
      note(.textColor, "text color \(colors)", "\(title): color \(colors)", now)
    }
    if Self.distance(theirs.ground, ours.ground) > 3 {
      let colors = "\(Self.hex(theirs.ground)) on iOS, \(Self.hex(ours.ground)) here"
      note(.color, "color \(colors)", "behind \(title): \(colors)", text.frame)
    }
    if findings.count == count, before != now || theirs != ours || differs(in: now) {
      note(.letters, "other letters in the same places", "\(title): other letters", now)
    }
    return before.union(now).union(text.frame)
  }

  private func differs(in box: IntRect) -> Bool {
    let area = box.intersection(
      IntRect(minX: 0, minY: 0, maxX: pictures.ours.width, maxY: pictures.ours.height))
    return (area.minY..<max(area.minY, area.maxY)).contains { y in
      let row = y * pictures.ours.width
      return pictures.ours.pixels[row + area.minX..<row + area.maxX]
        != pictures.theirs.pixels[row + area.minX..<row + area.maxX]
    }
  }

  private mutating func compareBoxes(
    _ title: String, _ theirs: (ink: Ink, box: IntRect), _ ours: (ink: Ink, box: IntRect)
  ) {
    let (a, b) = (theirs.box, ours.box)
    guard theirs.ink.lines == ours.ink.lines else {
      note(
        .lines, "texts break into other lines",
        "\(title): \(theirs.ink.lines) lines on iOS, \(ours.ink.lines) here", b)
      return
    }
    // The side to which the text is aligned stays in place.
    let sides = [b.minX - a.minX, b.maxX - a.maxX, (b.minX + b.maxX - a.minX - a.maxX) / 2]
    let across = sides.min { abs($0) < abs($1) } ?? 0
    let down = [b.minY - a.minY, b.maxY - a.maxY].min { abs($0) < abs($1) } ?? 0
    let isAway = (Double(abs(across)) > tolerance, Double(abs(down)) > tolerance)
    if isAway.0 || isAway.1 {
      noteMove(title, isAway.0 ? across : 0, isAway.1 ? down : 0, b)
    }
    let wider = b.width - a.width
    let share = Double(abs(wider)) / Double(max(1, a.width))
    if Double(abs(wider)) > tolerance, share > 0.06 {
      let words = wider > 0 ? "wider" : "narrower"
      note(
        .textSize, "texts more than 6 % \(words) than on iOS",
        "\(title): \(Int((share * 100).rounded())) % \(words), \(points(a.width)) on iOS, "
          + "\(points(b.width)) here", b)
    }
    if Double(abs(b.height - a.height)) > tolerance + 0.1 * Double(a.height) {
      let words = b.height > a.height ? "taller" : "shorter"
      note(
        .textSize, "texts \(words) than on iOS",
        "\(title): \(points(a.height)) tall on iOS, \(points(b.height)) here", b)
    }
  }

  private mutating func noteMove(_ title: String, _ x: Int, _ y: Int, _ box: IntRect) {
    let parts = [
      x == 0 ? nil : "\(points(abs(x))) further \(x < 0 ? "left" : "right")",
      y == 0 ? nil : "\(points(abs(y))) \(y < 0 ? "higher" : "lower")",
    ].compactMap(\.self).joined(separator: " and ")
    note(.moved, "\(parts) than on iOS", "\(title) is \(parts)", box)
  }

  // MARK: Everything else

  private mutating func compareOutside(of texts: [IntRect]) {
    let comparison = ImageComparison(
      mode: .pixelmatch(threshold: Self.threshold), ignoring: texts)
    let found = comparison.compare(reference: pictures.theirs, actual: pictures.ours)
    difference = found
    for group in groups(found.regions).prefix(Self.mostDrawings) { judge(group, found) }
  }

  /// The regions that one view drew.
  private struct Group {
    var title: String
    var kind: String
    var box: IntRect
    var pixels: Int
  }

  /// Those with most pixels first.
  private func groups(_ regions: [DifferenceRegion]) -> [Group] {
    var groups: [Group] = []
    var places: [String: Int] = [:]
    for region in regions {
      let owner = views?.owner(of: region.bounds)
      let key = owner.map { "\($0.title)\u{1}\($0.frame)" } ?? "\(region.bounds)"
      // The drawing of a whole screen is not a single finding.
      let isWhole =
        owner.map { 2 * $0.frame.width * $0.frame.height > pictures.ours.pixels.count } ?? true
      if !isWhole, let index = places[key] {
        groups[index].box = groups[index].box.union(region.bounds)
        groups[index].pixels += region.pixels
        continue
      }
      places[key] = groups.count
      groups.append(
        Group(
          title: owner?.title ?? "the picture", kind: owner?.kind ?? "the picture",
          box: region.bounds, pixels: region.pixels))
    }
    return groups.enumerated().sorted {
      ($1.element.pixels, $0.offset) < ($0.element.pixels, $1.offset)
    }.map(\.element)
  }

  private mutating func judge(_ group: Group, _ difference: ImageDifference) {
    let place = "at \(group.box.minX), \(group.box.minY), \(group.box.width)×\(group.box.height)"
    guard group.pixels >= Self.fewest else {
      note(
        .edges, "some pixels at edges", "\(group.title): \(group.pixels) pixels \(place)", group.box
      )
      return
    }
    let colors = difference.commonColors(
      in: group.box, reference: pictures.theirs, actual: pictures.ours)
    let common = colors.flatMap { $0.share >= 0.6 ? $0 : nil }
    // If only one side shows anything, the drawing differs, not the color.
    let isOneSided = common.map { $0.old >> 24 == 0 || $0.new >> 24 == 0 } ?? false
    if let colors = common, !isOneSided {
      let words = "\(Self.hex(colors.old)) on iOS, \(Self.hex(colors.new)) here"
      note(.color, "color \(words)", "\(group.title): \(words), \(place)", group.box)
      return
    }
    let shift =
      isOneSided
      ? nil
      : PictureShift(
        of: group.box, in: pictures.ours, from: pictures.theirs, reach: Int(40 * scale))
    if let shift {
      noteMove(group.title, shift.x, shift.y, group.box)
      return
    }
    note(
      .drawing, "\(group.kind) is drawn differently",
      "\(group.title) is drawn differently, \(place)",
      group.box)
  }

  // MARK: Colors

  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int(a >> UInt32($0) & 255) - Int(b >> UInt32($0) & 255)) }.max() ?? 0
  }

  /// Returns `#RRGGBB`, followed by the alpha value if the color is not opaque.
  private static func hex(_ pixel: UInt32) -> String {
    let alpha = pixel >> 24
    let straight = [0, 8, 16].map { shift -> UInt32 in
      let channel = pixel >> UInt32(shift) & 255
      return alpha == 0 ? 0 : min(255, (channel * 255 + alpha / 2) / alpha)
    }
    return "#"
      + (straight + (alpha == 255 ? [] : [alpha])).map { value in
        let digits = String(value, radix: 16, uppercase: true)
        return digits.count == 1 ? "0\(digits)" : digits
      }.joined()
  }
}

extension Pixmap {
  /// Returns the part that starts at the top-left corner.
  fileprivate func corner(_ width: Int, _ height: Int) -> Pixmap {
    if width == self.width {
      return Pixmap(width: width, height: height, pixels: Array(pixels[..<(width * height)]))
    }
    var part: [UInt32] = []
    part.reserveCapacity(width * height)
    for y in 0..<height { part += pixels[y * self.width..<y * self.width + width] }
    return Pixmap(width: width, height: height, pixels: part)
  }
}
