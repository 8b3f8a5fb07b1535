/// A pinned font for text that the system font cannot show.
package struct FallbackFont: Hashable, Sendable {
  package let file: PinnedFont
  /// The Unicode ranges of the scripts for which this font is the first choice.
  let blocks: [ClosedRange<UInt32>]

  init(
    _ fileName: String, _ digest: String, package: String? = nil, fingerprint: String? = nil,
    _ blocks: ClosedRange<UInt32>...
  ) {
    file = PinnedFont(
      fileName: fileName, digest: digest, package: package, fingerprint: fingerprint)
    self.blocks = blocks
  }

  func isMade(for scalar: Unicode.Scalar) -> Bool {
    blocks.contains { $0.contains(scalar.value) }
  }

  package static let emoji = FallbackFont(
    "NotoColorEmoji.ttf", "e5899ed38b8ed83e08bd3ac5de09791e9d19d288333a796de1d35ad17396f1ec",
    package: "fonts-noto-color-emoji", fingerprint: "b4e0cf280fcc88c7f8301c2b3367de12")
  /// The font for Chinese and Korean, and for Japanese unless the text's language is Japanese.
  static let ideographs = FallbackFont(
    "wqy-microhei.ttc", "2420e8078af796b19a3f6ef13de527a1a91c1e7171eea115926c614ced1009b3",
    package: "fonts-wqy-microhei", fingerprint: "a2a7669e152ceedc6c1475456b03d0cf", 0x1100...0x11ff,
    0x2e80...0x9fff, 0xac00...0xd7ff,
    0xf900...0xfaff, 0xff00...0xffef)
  /// The font with Japanese forms of kana and kanji, for text whose language is Japanese: Noto Sans JP 2.004, from
  /// PyPI's `pylopdf-fonts-jp` 0.1.1 (OFL).
  package static let japanese = FallbackFont(
    "NotoSansJP-Regular.otf", "dff723ba59d57d136764a04b9b2d03205544f7cd785a711442d6d2d085ac5073",
    fingerprint: "be3602c668b46c0d884dd35040c0cfeb")
  /// The font for symbols, arrows, mathematics, Armenian and Georgian.
  static let symbols = FallbackFont(
    "DejaVuSans.ttf", "abdc775b21b1bc470d50c97e790d276f2054b7504e56e5bd3e64f48d68582322",
    package: "fonts-dejavu-core", fingerprint: "b52fa19988f1289b916988f36c01da7a", 0x530...0x58f,
    0x10a0...0x10ff, 0x1c90...0x1cbf)

  /// The fonts that `Scripts/install-fonts` fetches, for the scripts into which iOS itself is localized.
  package static let installed = [
    FallbackFont(
      "NotoSansArabic[wdth,wght].ttf",
      "63111b5b2e074dd48cc67692e0a2726d86ee94c1c37fe8598257b7b4e87e869e",
      fingerprint: "a4547cd18515fc69e897ac5e4543926d",
      0x600...0x6ff, 0x750...0x77f, 0x870...0x8ff, 0xfb50...0xfdff, 0xfe70...0xfefe),
    FallbackFont(
      "Heebo[wght].ttf", "18f930b583fa8fe6b40b2f8263b7ac6afbac07adc91a12467874e7467d3ace30",
      fingerprint: "7924d784443b3d23f09561cab6207775",
      0x590...0x5ff, 0xfb1d...0xfb4f),
    FallbackFont(
      "NotoSansThai[wdth,wght].ttf",
      "5a1c559bb539583c8a1fd99d1c5b9491e5e14478c9cd2bd0970d5c3096cc9ef8",
      fingerprint: "5c668b760317779c67642483722a2966", 0xe00...0xe7f),
    FallbackFont(
      "NotoSansDevanagari[wdth,wght].ttf",
      "14ec4af41f27482216d1c2229f417ff9b1425e1babb014e57d1d40d03229853e",
      fingerprint: "ae6a0ea91922489736eedc7ac15a4963",
      0x900...0x97f, 0xa8e0...0xa8ff),
    japanese,
  ]

  /// The fonts that only users of these scripts need.
  private static let optional = [
    noto(
      "Bengali", "9bb35b3547829ecc42041b6017e87fd4c5f1da1edcd00f59171777050f346018", 0x980...0x9ff),
    noto(
      "Gurmukhi", "1db960ff6f506a98f5b3ece78f54618388c6187e7edf8ceee5ab63389c0db3ab",
      0xa00...0xa7f),
    noto(
      "Gujarati", "4468a3a24516831874fb4a867b760a22257944584e478d32a97e3c4d4bfc6400",
      0xa80...0xaff),
    noto(
      "Oriya", "20751837a8cac9d0e610ffdf91c43d3391e2b267ca2cad07f6e3866798436369", 0xb00...0xb7f),
    noto(
      "Tamil", "a7bb7f92f165479af2f0556c4fd669b74c5959f464f603e18389b532f4d07a71", 0xb80...0xbff),
    noto(
      "Telugu", "cb3165071121b1e80c55a041d0c1f79b3bbc68e4b0eab37b0d881958dfc3ed7a", 0xc00...0xc7f),
    noto(
      "Kannada", "892b841b0b87ca3c2702bdc78d3031c8220f53e8f5f496ec5e37ccf0ca03ddf7", 0xc80...0xcff),
    noto(
      "Malayalam", "5433f4a642b4325aa169a55c4c6b8d1c4a45c4e08bcd9cbe72888229709a8f2d",
      0xd00...0xd7f),
    noto(
      "Sinhala", "31f83eec724a27779d1434afc84beabee239c0ff77dc8d04bee9f49c60b23fdd", 0xd80...0xdff),
    noto("Lao", "6c3de7db369e85cba20255d161eeeb3d934ea3c4c51e2574c2ddcce79a25025c", 0xe80...0xeff),
    noto(
      "Myanmar", "3fe9a4babc12081adc979e0313433e6ec85bb3ad069681c23ee8d8ea8b91332b",
      0x1000...0x109f),
    noto(
      "Ethiopic", "58bc43b062961b38ee45757d2e74e6a991a12011aa0399fb03004ac432e5c852",
      0x1200...0x139f),
    noto(
      "Khmer", "bc9a5e2afcee249849e409aabe6e22330c479b878ea3e59bf5e7c84482d7ee53", 0x1780...0x17ff),
    noto(
      "Mongolian", "601afb9f08fbbc39f0cf72cb7e11079ada6fa3feed1fadca8e6e5095e7957687",
      0x1800...0x18af),
  ]

  private static func noto(
    _ script: String, _ digest: String, _ block: ClosedRange<UInt32>
  ) -> FallbackFont {
    FallbackFont("NotoSans\(script)-Regular.ttf", digest, package: "fonts-noto-core", block)
  }

  private static let scripts = [ideographs, symbols] + installed + optional

  package static let all = [emoji] + scripts

  /// Returns the fonts to try, in order, for a cluster of characters that begins with `scalar`.
  ///
  /// Characters with text presentation use the emoji font only if no other font has them.
  package static func candidates(
    for scalar: Unicode.Scalar, isEmoji: Bool, prefersJapanese: Bool
  ) -> [FallbackFont] {
    let own = scripts.filter { $0.isMade(for: scalar) }
    let others = (prefersJapanese ? [japanese] : []) + own + [ideographs, symbols]
    return isEmoji ? [emoji] + others : others + [emoji]
  }
}
