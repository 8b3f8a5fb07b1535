import DarkroomRaster

/// Judges rows of two pictures, from the top.
protocol RowJudge {
  mutating func add(_ rows: RowPair)
  func finished() -> ImageDifference
}

/// Judges pictures by one rule, a band at a time.
struct RuleJudge<Rule: PixelRule>: RowJudge {
  private var rule: Rule
  private let requested: RequestedAllowance
  private let area: ComparedArea
  private var verdicts: VerdictMap
  private var meter = ChannelMeter()
  /// The ranges with unequal pixels; none crosses a row's end.
  private var changed: [Range<Int>] = []

  init(_ rule: Rule, allowing requested: RequestedAllowance, in area: ComparedArea) {
    self.rule = rule
    self.requested = requested
    self.area = area
    verdicts = VerdictMap(area)
  }

  mutating func add(_ rows: RowPair) {
    guard !rows.isEqual, area.size.width > 0 else { return }
    let bandPixels = PixelDigest.bandHeight * area.size.width
    var start = rows.range.lowerBound
    while start < rows.range.upperBound {
      let band = start / bandPixels
      let end = min(rows.range.upperBound, (band + 1) * bandPixels)
      add(rows.part(start..<end), ofBand: band)
      start = end
    }
  }

  private mutating func add(_ part: RowPair, ofBand band: Int) {
    let width = area.size.width
    let rows = part.range.lowerBound / width..<part.range.upperBound / width
    guard !part.isEqual else { return }
    let spans = area.spans(inRows: rows)
    guard spans.contains(where: { !part.part($0).isEqual }) else { return }
    var found = area.initialVerdicts(ofRows: rows)
    changed += part.judge(spans, by: &rule, &meter, into: &found)
    verdicts.set(found, ofBand: band)
  }

  func finished() -> ImageDifference {
    var difference = ImageDifference(
      size: area.size, comparedPixels: area.pixelCount, isMatch: changed.isEmpty)
    guard !changed.isEmpty else { return difference }
    difference.verdicts = verdicts
    meter.report(to: &difference)
    rule.finish(&difference)
    difference.findRegions(in: changed)
    difference.isMatch =
      rule.admits(difference)
      && requested.resolved(of: difference.comparedPixels).admits(difference)
    return difference
  }
}

/// The allowance of a mode, before the number of pixels is known.
enum RequestedAllowance {
  case allowance(DifferenceAllowance)
  case bytes(precision: Double)

  static func pixels(_ count: Int) -> Self { .allowance(.pixels(count)) }
  static func precision(_ precision: Double) -> Self { .allowance(.share(1 - precision)) }

  func resolved(of pixelCount: Int) -> Allowance {
    switch self {
    case .allowance(let allowance): return Allowance(allowance, of: pixelCount)
    case .bytes(let precision):
      let share = 1 - max(0, min(1, Float(precision.isNaN ? 1 : precision)))
      return .bytes(Int(share * Float(pixelCount * 4)))
    }
  }
}
