package import DarkroomImageComparison

/// How much pictures may differ although nothing in the test allows it.
///
/// Empty by default; its numbers are always in their ranges.
package struct Tolerance: Encodable, Equatable, Sendable {
  /// How far a color may be away by pixelmatch's rule, 0 to 1; 0.1 is hardly noticeable.
  ///
  /// Nil: not at all.
  package private(set) var threshold: Double?
  package private(set) var maxDiffPixels: Int?
  /// The share of all pixels, 0 to 1, rounded down.
  package private(set) var maxDiffPixelRatio: Double?

  /// Equal pixels.
  package init() {}

  /// `names` are what the numbers are called where they were said.
  package init(
    threshold: Double? = nil, maxDiffPixels: Int? = nil, maxDiffPixelRatio: Double? = nil,
    named names: Names = .settings
  ) throws(IllegalValue) {
    if let threshold { try LegalNumbers.share.check(threshold, of: names.threshold) }
    if let maxDiffPixels { try LegalNumbers.count.check(maxDiffPixels, of: names.maxDiffPixels) }
    if let maxDiffPixelRatio {
      try LegalNumbers.share.check(maxDiffPixelRatio, of: names.maxDiffPixelRatio)
    }
    self.threshold = threshold
    self.maxDiffPixels = maxDiffPixels
    self.maxDiffPixelRatio = maxDiffPixelRatio
  }

  package var isEmpty: Bool { self == Tolerance() }

  /// What this one leaves open is `other`'s.
  package func laid(over other: Tolerance) -> Tolerance {
    var result = self
    result.threshold = threshold ?? other.threshold
    result.maxDiffPixels = maxDiffPixels ?? other.maxDiffPixels
    result.maxDiffPixelRatio = maxDiffPixelRatio ?? other.maxDiffPixelRatio
    return result
  }

  /// The rule for pictures of so many pixels.
  ///
  /// If there are two limits, the stricter one counts.
  package func mode(pixels: Int) -> ComparisonMode {
    let share = maxDiffPixelRatio.map { Int(Double(pixels) * $0) }
    let limit = [maxDiffPixels, share].compactMap { $0 }.min() ?? 0
    if let threshold { return .pixelmatch(threshold: threshold, allowance: .pixels(limit)) }
    return limit == 0 ? .exact : .tolerance(perChannel: 0, allowance: .pixels(limit))
  }

  /// `threshold 0.1, at most 20 pixels`; empty where nothing is allowed.
  package var words: String {
    let parts = [
      threshold.map { "threshold \($0)" },
      maxDiffPixels.map { "at most \($0) pixel\($0 == 1 ? "" : "s")" },
      maxDiffPixelRatio.map { "at most \($0 * 100) % of the pixels" },
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  /// `SNAPSHOT_THRESHOLD=0.1`, one for each number that is said; empty where equal pixels are asked for.
  package func looseness(named names: Names) -> [String] {
    guard mode(pixels: Int(Int32.max)) != .exact else { return [] }
    let parts = [
      threshold.map { "\(names.threshold)=\($0)" },
      maxDiffPixels.map { "\(names.maxDiffPixels)=\($0)" },
      maxDiffPixelRatio.map { "\(names.maxDiffPixelRatio)=\($0)" },
    ]
    return parts.compactMap { $0 }
  }
}

extension Tolerance {
  /// What the numbers of a tolerance are called in one of the places where they can be said.
  package struct Names: Sendable {
    var threshold: String
    var maxDiffPixels: String
    var maxDiffPixelRatio: String

    /// Keys of `.snapshots.json`.
    package static let settings = Self(
      threshold: "threshold", maxDiffPixels: "maxDiffPixels",
      maxDiffPixelRatio: "maxDiffPixelRatio")
    package static let variables = Self(
      threshold: "SNAPSHOT_THRESHOLD", maxDiffPixels: "SNAPSHOT_MAX_DIFF_PIXELS",
      maxDiffPixelRatio: "SNAPSHOT_MAX_DIFF_PIXEL_RATIO")
    package static let flags = Self(
      threshold: "--threshold", maxDiffPixels: "--max-diff-pixels",
      maxDiffPixelRatio: "--max-diff-pixel-ratio")
  }
}

/// A tolerance for some references.
package struct PathTolerance: Encodable, Equatable, Sendable {
  /// With `*` or `?` it must match the reference's path in the package, or what follows one of its slashes; else
  /// it must occur in it.
  package var path: String
  package var tolerance: Tolerance

  package func isMeant(by reference: String) -> Bool {
    guard path.contains(where: { $0 == "*" || $0 == "?" }) else { return reference.contains(path) }
    return Glob.matches(path, reference) || Glob.matches("*/" + path, reference)
  }
}
