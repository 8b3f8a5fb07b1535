package import DarkroomImageComparison

/// How much pictures may differ if the test itself does not allow any difference.
///
/// It is empty by default; its numbers are always in their ranges.
package struct Tolerance: Encodable, Equatable, Sendable {
  /// The largest color distance by pixelmatch's rule, 0 to 1; 0.1 is hardly noticeable.
  ///
  /// Nil: not at all.
  package private(set) var threshold: Double?
  package private(set) var maxDiffPixels: Int?
  /// The largest fraction of all pixels, 0 to 1; the resulting count is rounded down.
  package private(set) var maxDiffPixelRatio: Double?

  /// Equal pixels.
  package init() {}

  /// `names` are the names of the numbers in their source.
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

  /// Values that this tolerance does not set come from `other`.
  package func laid(over other: Tolerance) -> Tolerance {
    var result = self
    result.threshold = threshold ?? other.threshold
    result.maxDiffPixels = maxDiffPixels ?? other.maxDiffPixels
    result.maxDiffPixelRatio = maxDiffPixelRatio ?? other.maxDiffPixelRatio
    return result
  }

  /// The comparison mode for pictures with this number of pixels.
  ///
  /// If there are two limits, the stricter one counts.
  package func mode(pixels: Int) -> ComparisonMode {
    let share = maxDiffPixelRatio.map { Int(Double(pixels) * $0) }
    let limit = [maxDiffPixels, share].compactMap { $0 }.min() ?? 0
    if let threshold { return .pixelmatch(threshold: threshold, allowance: .pixels(limit)) }
    return limit == 0 ? .exact : .tolerance(perChannel: 0, allowance: .pixels(limit))
  }

  /// The limits in words: `threshold 0.1, at most 20 pixels`; empty if nothing is allowed.
  package var words: String {
    let parts = [
      threshold.map { "threshold \($0)" },
      maxDiffPixels.map { "at most \($0) pixel\($0 == 1 ? "" : "s")" },
      maxDiffPixelRatio.map { "at most \($0 * 100) % of the pixels" },
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  /// One text such as `SNAPSHOT_THRESHOLD=0.1` for each number that is set; empty if equal pixels are required.
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
  /// The names of a tolerance's numbers in one of the sources that can set them.
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
  /// A pattern with `*` or `?` must match the reference's path in the package, or the part after one of its slashes;
  /// any other pattern must occur in the path.
  package var path: String
  package var tolerance: Tolerance

  package func isMeant(by reference: String) -> Bool {
    guard path.contains(where: { $0 == "*" || $0 == "?" }) else { return reference.contains(path) }
    return Glob.matches(path, reference) || Glob.matches("*/" + path, reference)
  }
}
