/// A font file that Darkroom identifies by its content, so that text always has the same pixels.
package struct PinnedFont: Hashable, Sendable {
  package let fileName: String
  /// The SHA-256 digest in hexadecimal; `Scripts/install-fonts` repeats the digests of fonts without a package.
  package let digest: String
  /// The Debian 12 package that has the file; nil if `Scripts/install-fonts` fetches it.
  package let package: String?
  /// The XXH3-128 hash in hexadecimal, which recognizes the file in a hundredth of the time of SHA-256.
  ///
  /// It only protects against accidents; the SHA-256 is compared when the file is fetched. Nil for rarely used fonts.
  package let fingerprint: String?

  package init(
    fileName: String, digest: String, package: String? = nil, fingerprint: String? = nil
  ) {
    self.fileName = fileName
    self.digest = digest
    self.package = package
    self.fingerprint = fingerprint
  }

  /// Inter 4.1 with optical size and weight axes, from PyPI's `fontpkg-inter` 4.1.post1 (OFL).
  package static let inter = PinnedFont(
    fileName: "Inter[opsz,wght].ttf",
    digest: "29160a80ff49ddcab2c97711247e08b1fab27a484a329ce8b813d820dc559031",
    fingerprint: "9e43db4617608c65f782f2474f641715")
  package static let interItalic = PinnedFont(
    fileName: "Inter-Italic[opsz,wght].ttf",
    digest: "acd98e64795781b2058f07b18475e0ecee2a0fe2b42a49e2f9e37d0d6bf66ce6",
    fingerprint: "de54076b05b198e49765fcacc02e048d")

  /// JetBrains Mono 2.211 with a weight axis, from PyPI's `fontpkg-jetbrains-mono` (OFL).
  package static let jetBrainsMono = PinnedFont(
    fileName: "JetBrainsMono[wght].ttf",
    digest: "48715a42ec242c21e9f02692891e147d022299a52e48d5e413e1a942193ffeda",
    fingerprint: "b5626ad8c163e1cea0a2751f09a4543e")
  package static let jetBrainsMonoItalic = PinnedFont(
    fileName: "JetBrainsMono-Italic[wght].ttf",
    digest: "85ae2a5cd3f56baf1ce1c21a851322c58e3d8fbe8e8ad4a4d090a820dd7fe558",
    fingerprint: "7de9880d183cc883961e2b6c31d35b19")

  /// Arimo 1.341 with a weight axis, from PyPI's `fontpkg-arimo` (OFL): advances are Helvetica's and Arial's.
  package static let arimo = PinnedFont(
    fileName: "Arimo[wght].ttf",
    digest: "e43898b143ec826ac8cb4034816458a7047fbe0836558de2a1f8c6223ae3e0ca",
    fingerprint: "47505464c4607366d1b685bf226b6f31")
  package static let arimoItalic = PinnedFont(
    fileName: "Arimo-Italic[wght].ttf",
    digest: "a80fc54fd0233c1dfe298577c4d00f5ae81d5bb83510975e473c47e699b7f4ed",
    fingerprint: "c707c1b506dd196497dcba43a6b52835")

  /// Lora 3.8 with a weight axis, from PyPI's `fontpkg-lora` (OFL).
  package static let lora = PinnedFont(
    fileName: "Lora[wght].ttf",
    digest: "822a6621ccbe8d97d20ac88c1c41f5615c9c2c202eaa75f272cd452aac6475a7",
    fingerprint: "c059d60a161455b23cd3f56a644b07b5")
  package static let loraItalic = PinnedFont(
    fileName: "Lora-Italic[wght].ttf",
    digest: "22d8d8854b53807aa664ca34f2031a9ed57a1d0dea296b8b96cdd3aad937a2b3",
    fingerprint: "8926f66aba084142f8c8a01ee9be1acc")
}
