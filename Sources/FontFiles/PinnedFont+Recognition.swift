extension PinnedFont {
  /// Every font that is pinned.
  package static let all =
    [
      inter, interItalic, jetBrainsMono, jetBrainsMonoItalic, arimo, arimoItalic, lora, loraItalic,
    ] + FallbackFont.all.map(\.file)

  /// The digest of the pinned font whose file has a hash, its halves; nil for all other files.
  static func digest(ofFileWith high: UInt64, _ low: UInt64) -> FontDigest? {
    let pinned = all.first { font in
      guard let fingerprint = font.fingerprint else { return false }
      return UInt64(fingerprint.prefix(16), radix: 16) == high
        && UInt64(fingerprint.dropFirst(16), radix: 16) == low
    }
    return pinned.flatMap { FontDigest(hex: $0.digest) }
  }
}
