extension SnapshotEnvironment {
  /// The text of a variable; nil if it is unset or empty.
  private func text(_ name: String) -> String? {
    values[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func number(_ name: String, _ legal: LegalNumbers) throws(IllegalValue) -> Double? {
    guard let text = text(name) else { return nil }
    return try legal.number(text, of: name)
  }

  private func integer(_ name: String, _ legal: LegalNumbers) throws(IllegalValue) -> Int? {
    guard let text = text(name) else { return nil }
    return try legal.integer(text, of: name)
  }

  /// The tolerance from `SNAPSHOT_THRESHOLD`, `SNAPSHOT_MAX_DIFF_PIXELS` and `SNAPSHOT_MAX_DIFF_PIXEL_RATIO`, which
  /// override the tests' own.
  package func tolerance() throws(IllegalValue) -> Tolerance {
    try Tolerance(
      threshold: number("SNAPSHOT_THRESHOLD", .share),
      maxDiffPixels: integer("SNAPSHOT_MAX_DIFF_PIXELS", .count),
      maxDiffPixelRatio: number("SNAPSHOT_MAX_DIFF_PIXEL_RATIO", .share), named: .variables)
  }

  /// The value of `SNAPSHOT_SAMPLE`: which references `sampled` decodes; nil for those whose turn it is.
  package func sample() throws(IllegalValue) -> Int? { try integer("SNAPSHOT_SAMPLE", .count) }

  /// How far passing assertions may rely on hashes.
  ///
  /// If `CI` is set, `hashes` has no effect.
  package func verification() throws(IllegalValue) -> Verification {
    guard let word = text("SNAPSHOT_VERIFY") else {
      return isContinuousIntegration ? .full : .sampled
    }
    guard let asked = Verification(rawValue: word) else {
      let words = Verification.allCases.map(\.rawValue).joined(separator: ", ")
      throw IllegalValue(name: "SNAPSHOT_VERIFY", value: word, legal: "one of \(words)")
    }
    return asked == .hashes && isContinuousIntegration ? .full : asked
  }

  /// The value of `SNAPSHOT_COMPATIBILITY`, which overrides traits and settings unless `CI` is set.
  package func compatibility() throws(IllegalValue) -> SnapshotCompatibility? {
    guard let word = text("SNAPSHOT_COMPATIBILITY") else { return nil }
    guard let asked = SnapshotCompatibility(rawValue: word) else {
      throw IllegalValue(
        name: "SNAPSHOT_COMPATIBILITY", value: word, legal: SnapshotCompatibility.words)
    }
    return asked
  }

  /// The value of `SNAPSHOT_AUDIT`: how faults in pictures of views are reported; nil if they are not searched.
  package func audit() throws(IllegalValue) -> AuditSeverity? {
    guard let word = text("SNAPSHOT_AUDIT"), word != "off" else { return nil }
    guard let severity = AuditSeverity(rawValue: word) else {
      throw IllegalValue(name: "SNAPSHOT_AUDIT", value: word, legal: "one of warn, fail, off")
    }
    return severity
  }

  /// Checks the variables that UIKit and the rasterizer read themselves, because these cannot report failures.
  package func checkDrawing() throws(IllegalValue) {
    _ = try number("SNAPSHOT_SCALE", .scale)
    if let size = text("SNAPSHOT_SCREEN_SIZE") { try ScreenSettings.checkSize(size) }
    _ = try integer("DARKROOM_THREADS", .threads)
    let eras = ["2019", "2024"]
    if let era = text("SNAPSHOT_DESCRIPTIONS"), !eras.contains(era) {
      throw IllegalValue(
        name: "SNAPSHOT_DESCRIPTIONS", value: era,
        legal: "one of \(eras.joined(separator: ", "))")
    }
  }

  /// A request to this process that is not granted, as one sentence without a period; nil if there is none.
  package var refusal: String? {
    guard isContinuousIntegration, text("SNAPSHOT_VERIFY") == Verification.hashes.rawValue else {
      return nil
    }
    return
      "SNAPSHOT_VERIFY=hashes has no effect if CI is set: every reference is verified in full"
  }
}
