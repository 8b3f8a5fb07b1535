/// A font file that Darkroom knows by its content: the digest pins the pixels.
package struct PinnedFont: Hashable, Sendable {
  package let fileName: String
  /// SHA-256, hexadecimal; those without a package stand in `Scripts/install-fonts` too.
  package let digest: String
  /// The Debian 12 package that has the file; nil for what `Scripts/install-fonts` fetches.
  package let package: String?

  package init(fileName: String, digest: String, package: String? = nil) {
    self.fileName = fileName
    self.digest = digest
    self.package = package
  }

  /// Inter 4.1 with optical size and weight axes, from PyPI's `fontpkg-inter` 4.1.post1 (OFL).
  package static let inter = PinnedFont(
    fileName: "Inter[opsz,wght].ttf",
    digest: "29160a80ff49ddcab2c97711247e08b1fab27a484a329ce8b813d820dc559031")
  package static let interItalic = PinnedFont(
    fileName: "Inter-Italic[opsz,wght].ttf",
    digest: "acd98e64795781b2058f07b18475e0ecee2a0fe2b42a49e2f9e37d0d6bf66ce6")

  /// JetBrains Mono 2.211 with a weight axis, from PyPI's `fontpkg-jetbrains-mono` (OFL).
  package static let jetBrainsMono = PinnedFont(
    fileName: "JetBrainsMono[wght].ttf",
    digest: "48715a42ec242c21e9f02692891e147d022299a52e48d5e413e1a942193ffeda")
  package static let jetBrainsMonoItalic = PinnedFont(
    fileName: "JetBrainsMono-Italic[wght].ttf",
    digest: "85ae2a5cd3f56baf1ce1c21a851322c58e3d8fbe8e8ad4a4d090a820dd7fe558")
}
