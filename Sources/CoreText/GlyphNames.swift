// Core Text's names of characters and glyphs.

public typealias UniChar = UInt16
public typealias CGGlyph = UInt16
