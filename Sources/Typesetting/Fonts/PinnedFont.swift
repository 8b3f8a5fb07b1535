/// A font file that Darkroom knows by its content.
package struct PinnedFont: Hashable, Sendable {
  package let fileName: String
  /// SHA-256, hexadecimal; the same digests stand in `Scripts/install-fonts`.
  package let digest: String

  /// Inter 4.1 with optical size and weight axes, from PyPI's `fontpkg-inter` 4.1.post1 (OFL).
  package static let inter = PinnedFont(
    fileName: "Inter[opsz,wght].ttf",
    digest: "29160a80ff49ddcab2c97711247e08b1fab27a484a329ce8b813d820dc559031")
  package static let interItalic = PinnedFont(
    fileName: "Inter-Italic[opsz,wght].ttf",
    digest: "acd98e64795781b2058f07b18475e0ecee2a0fe2b42a49e2f9e37d0d6bf66ce6")
}
