/// An OpenType feature that is on, off, or set to one of its alternates.
package struct FontFeature: Hashable, Sendable {
  /// The packed tag, with the first letter in the highest byte.
  let packedTag: UInt32
  /// The value: 0 is off; 1 is on, or the first alternate.
  package let value: UInt32

  /// The four letters of the tag, as in `tnum`.
  package var tag: String { OpenTypeTag.text(packedTag) }

  package init(_ tag: String, _ value: UInt32 = 1) {
    packedTag = OpenTypeTag.value(tag)
    self.value = value
  }

  /// Digits of one width.
  package static let monospacedDigits = FontFeature("tnum")
  package static let smallCapitals = FontFeature("smcp")
  package static let smallCapitalsFromCapitals = FontFeature("c2sc")

  static let withoutLigatures = [
    FontFeature("liga", 0), FontFeature("clig", 0), FontFeature("dlig", 0), FontFeature("calt", 0),
  ]
}
