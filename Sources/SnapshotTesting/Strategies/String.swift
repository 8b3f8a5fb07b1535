import Foundation

extension Snapshotting where Value == String, Format == String {
  /// Text, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
  /// Compares texts line by line, and shows the differences as hunks with four lines of context.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) },
      fromData: { String(decoding: $0, as: UTF8.self) }
    ) { old, new in
      guard let patch = UnifiedPatch(old, new) else { return nil }
      let attachment = XCTAttachment(
        data: Data(patch.text.utf8), uniformTypeIdentifier: "public.patch-file")
      return (patch.text, [attachment])
    }
  }
}
