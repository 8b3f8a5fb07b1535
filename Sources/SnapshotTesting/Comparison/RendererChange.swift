import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTypesetting

/// A reference whose pixels differ only because another renderer drew the same display list.
struct RendererChange {
  /// A description such as `drawn by renderer 8 instead of 7, from the same tree and list`.
  let words: String

  /// Returns nil if the reference's stamp does not prove that the list is the same, or if nothing has changed.
  init?(_ metadata: PNGMetadata, _ reading: PNGStamp.Reading, list: DisplayList?) {
    guard let list, case .valid(let stamp) = reading, let known = stamp.displayList,
      let old = Self.versions(metadata["Renderer"] ?? ""),
      ListIdentity.hash(of: list, drawnBy: old.renderer, harfBuzz: old.harfBuzz) == known
    else { return nil }
    var parts: [String] = []
    if old.renderer != rendererVersion {
      parts.append("renderer \(rendererVersion) instead of \(old.renderer)")
    }
    if old.harfBuzz != TextLibraries.harfBuzz {
      parts.append("HarfBuzz \(TextLibraries.harfBuzz) instead of \(old.harfBuzz)")
    }
    guard !parts.isEmpty else { return nil }
    words =
      "\(ChangeEvidence.rendererWords)\(parts.joined(separator: " and ")), from the same tree and list"
  }

  /// The versions in `Darkroom 7, HarfBuzz 10.2.0, ICU 76`.
  private static func versions(_ text: String) -> (renderer: Int, harfBuzz: String)? {
    let parts = text.split(separator: ", ").map { $0.split(separator: " ", maxSplits: 1) }
    guard parts.count > 1, parts[0].count == 2, parts[0][0] == "Darkroom", parts[1].count == 2,
      parts[1][0] == "HarfBuzz", let renderer = Int(parts[0][1])
    else { return nil }
    return (renderer, String(parts[1][1]))
  }
}
