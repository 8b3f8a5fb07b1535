extension PinnedFont {
  /// All pinned fonts.
  package static let all =
    [
      inter, interItalic, jetBrainsMono, jetBrainsMonoItalic, arimo, arimoItalic, lora, loraItalic,
    ] + FallbackFont.all.map(\.file)

  /// Returns the digest of the pinned font with this hash, given as two halves; nil if no pinned font has it.
  static func digest(ofFileWith high: UInt64, _ low: UInt64) -> FontDigest? {
    let pinned = all.first { font in
      guard let fingerprint = font.fingerprint else { return false }
      return UInt64(fingerprint.prefix(16), radix: 16) == high
        && UInt64(fingerprint.dropFirst(16), radix: 16) == low
    }
    return pinned.flatMap { FontDigest(hex: $0.digest) }
  }
}
