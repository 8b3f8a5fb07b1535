import DarkroomRaster

extension PinnedFont {
  /// Every font that is pinned.
  package static let all =
    [
      inter, interItalic, jetBrainsMono, jetBrainsMonoItalic, arimo, arimoItalic, lora, loraItalic,
    ] + FallbackFont.all.map(\.file)

  /// The digest of the pinned font whose file has a hash; nil for all other files.
  static func digest(ofFileWith hash: ContentHash) -> FontDigest? {
    let fingerprint = hash.hex
    return all.first { $0.fingerprint == fingerprint }.flatMap { FontDigest(hex: $0.digest) }
  }
}
