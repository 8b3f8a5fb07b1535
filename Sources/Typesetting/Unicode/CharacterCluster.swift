/// A base character with all characters that must be drawn with it from one font: marks, selectors, joined emoji.
///
/// - SeeAlso: Unicode Standard Annex #29, 3; Unicode Technical Standard #51. We differ: it is what one font must have,
///   so syllables of jamo and prefixes are not joined, and what is endless is cut.
struct CharacterCluster {
  /// The range in UTF-16 offsets.
  var range: Range<Int>
  var scalars: [Unicode.Scalar]

  /// Unicode's stream-safe text (UAX #15, section 13) has at most 30 marks in a row.
  static let maximumScalars = 256

  /// Whether the cluster ends only because of its length.
  var isCut: Bool { scalars.count == Self.maximumScalars }

  /// Creates the cluster that begins at `start`, cut after `maximumScalars`.
  init(in text: [UInt16], at start: Int) {
    var (scalar, next) = text.scalar(at: start)
    scalars = [scalar]
    var joins = false
    while next < text.count, scalars.count < Self.maximumScalars {
      let (following, after) = text.scalar(at: next)
      let isSecondFlagLetter =
        scalars.count == 1 && scalar.isRegionalIndicator && following.isRegionalIndicator
      guard joins || following.extendsCluster || isSecondFlagLetter else { break }
      joins = following.value == 0x200d && (scalars[0].properties.isEmoji)
      scalars.append(following)
      (scalar, next) = (following, after)
    }
    range = start..<next
  }

  /// Whether it is to be shown as a picture: by its default presentation (the property
  /// Emoji_Presentation of UTS #51), a selector U+FE0F, or as a sequence.
  ///
  /// U+FE0E asks for text.
  var isEmoji: Bool {
    guard scalars[0].properties.isEmoji, !scalars.contains(where: { $0.value == 0xfe0e }) else {
      return false
    }
    return scalars[0].properties.isEmojiPresentation
      || scalars.dropFirst().contains {
        $0.value == 0xfe0f || $0.properties.isEmojiModifier || $0.properties.isEmojiPresentation
      }
  }

  /// The scalars for which a font must have glyphs.
  var visibleScalars: [Unicode.Scalar] {
    scalars.filter { scalar in
      !scalar.properties.isDefaultIgnorableCodePoint
        && scalar.properties.generalCategory != .control
    }
  }
}

extension [UInt16] {
  /// Returns the scalar at `index` and the offset after it, or U+FFFD for half a surrogate pair.
  func scalar(at index: Int) -> (Unicode.Scalar, Int) {
    let unit = self[index]
    if let scalar = Unicode.Scalar(unit) { return (scalar, index + 1) }
    if UTF16.isLeadSurrogate(unit), index + 1 < count, UTF16.isTrailSurrogate(self[index + 1]) {
      let value = 0x10000 + (UInt32(unit) - 0xd800) << 10 + (UInt32(self[index + 1]) - 0xdc00)
      if let scalar = Unicode.Scalar(value) { return (scalar, index + 2) }
    }
    return ("\u{fffd}", index + 1)
  }
}

extension Unicode.Scalar {
  var isRegionalIndicator: Bool { (0x1f1e6...0x1f1ff).contains(value) }

  /// Whether the scalar belongs to the character before it.
  var extendsCluster: Bool {
    if value < 0x300 { return false }
    switch value {
    case 0x200c, 0x200d, 0xfe00...0xfe0f, 0xe0020...0xe007f, 0xe0100...0xe01ef: return true
    default: break
    }
    if properties.isEmojiModifier { return true }
    return switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }
}
