package import DarkroomImageComparison

/// How much pictures may differ although nothing in the test allows it.
///
/// Empty by default.
package struct Tolerance: Codable, Equatable, Sendable {
  /// How far a colour may be away by pixelmatch's rule, 0 to 1; 0.1 is hardly noticeable.
  ///
  /// Nil: not at all.
  package var threshold: Double?
  package var maxDiffPixels: Int?
  /// Of all pixels, 0 to 1, rounded down.
  package var maxDiffPixelRatio: Double?

  package init(
    threshold: Double? = nil, maxDiffPixels: Int? = nil, maxDiffPixelRatio: Double? = nil
  ) {
    self.threshold = threshold
    self.maxDiffPixels = maxDiffPixels
    self.maxDiffPixelRatio = maxDiffPixelRatio
  }

  package var isEmpty: Bool { self == Tolerance() }

  /// What is outside its range, in words.
  package var problem: String? {
    if let threshold, !(0...1).contains(threshold) { return "the threshold is not from 0 to 1" }
    if let maxDiffPixels, maxDiffPixels < 0 { return "the number of pixels is negative" }
    if let ratio = maxDiffPixelRatio, !(0...1).contains(ratio) {
      return "the ratio is not from 0 to 1"
    }
    return nil
  }

  /// What this one leaves open is `other`'s.
  package func laid(over other: Tolerance) -> Tolerance {
    Tolerance(
      threshold: threshold ?? other.threshold,
      maxDiffPixels: maxDiffPixels ?? other.maxDiffPixels,
      maxDiffPixelRatio: maxDiffPixelRatio ?? other.maxDiffPixelRatio)
  }

  /// The rule for pictures of so many pixels.
  ///
  /// Of two limits the stricter one counts.
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
}

/// A tolerance for some references.
package struct PathTolerance: Codable, Equatable, Sendable {
  /// With `*` or `?` it must match the reference's path in the package, or what follows one of its slashes; else
  /// it must occur in it.
  package var path: String
  package var tolerance: Tolerance

  package func isMeant(by reference: String) -> Bool {
    guard path.contains(where: { $0 == "*" || $0 == "?" }) else { return reference.contains(path) }
    return Glob.matches(path, reference) || Glob.matches("*/" + path, reference)
  }
}
