// Core Text's names of characters and glyphs.

/// A UTF-16 unit.
public typealias UniChar = UInt16
/// The number of a glyph in its font's file; 0 is the glyph for missing characters.
public typealias CGGlyph = UInt16
