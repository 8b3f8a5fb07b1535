/// Cuts a paragraph into items by style, direction, script, and the font that has the characters.
///
/// - SeeAlso: Unicode Standard Annex #24, 5, for characters without a script of their own. We differ: a closing bracket
///   has the script before it, not that of its opening one.
struct Itemizer {
  let text: [UInt16]
  let library: FontLibrary
  private let levels: BidiLevels
  private var items: [TextItem] = []
  /// The script of the text before, which punctuation and spaces take on.
  private var script: UInt32
  /// The index of the first item that can be extended; earlier items are of another style run, or long enough.
  private var firstOpen = 0

  init(text: [UInt16], levels: BidiLevels, library: FontLibrary) {
    self.text = text
    self.levels = levels
    self.library = library
    script = HarfBuzz.latin
    script = firstScript
  }

  /// Returns the items; `styles` are the paragraph's style runs, with offsets from its start.
  static func items(
    of text: [UInt16], styles: [(range: Range<Int>, style: TextStyle)], levels: BidiLevels,
    library: FontLibrary
  ) -> [TextItem] {
    var itemizer = Itemizer(text: text, levels: levels, library: library)
    for run in styles { itemizer.add(run.range, run.style) }
    return itemizer.shaped()
  }

  private mutating func add(_ range: Range<Int>, _ style: TextStyle) {
    firstOpen = range.lowerBound
    if levels.levels == nil, text[range].allSatisfy(Self.isPlain), style.attachment == nil,
      style.font.instance.coversPlainText
    {
      script = HarfBuzz.latin
      append(range, style, style.font, level: 0)
      return
    }
    var index = range.lowerBound
    while index < range.upperBound {
      var cluster = CharacterCluster(in: text, at: index)
      cluster.range = cluster.range.clamped(to: range)
      add(cluster, style)
      index = cluster.range.upperBound
      // HarfBuzz's time grows with the square of a cluster's length, so the rest of a cut cluster is shaped separately.
      if cluster.isCut { firstOpen = index }
    }
  }

  /// Returns whether a character is ASCII and not a control character.
  private static func isPlain(_ unit: UInt16) -> Bool { unit >= 0x20 && unit < 0x7f }

  private mutating func add(_ cluster: CharacterCluster, _ style: TextStyle) {
    let level = levels.levels?[cluster.range.lowerBound] ?? levels.base
    if let attachment = style.attachment, cluster.scalars[0].value == 0xfffc {
      append(cluster.range, style, style.font, level: level, content: .attachment(attachment))
    } else if cluster.scalars[0].value == 9 {
      append(cluster.range, style, style.font, level: level, content: .tab)
    } else {
      let own = HarfBuzz.script(of: cluster.scalars[0])
      if own != HarfBuzz.common, own != HarfBuzz.inherited { script = own }
      append(cluster.range, style, font(for: cluster, style), level: level)
    }
  }

  /// Extends the last item if nothing differs, or else begins a new one.
  private mutating func append(
    _ range: Range<Int>, _ style: TextStyle, _ font: Font, level: UInt8,
    content: TextItem.Content? = nil
  ) {
    if content == nil, let last = items.last, case .glyphs = last.content,
      last.range.upperBound == range.lowerBound, last.level == level, last.script == script,
      last.range.lowerBound >= firstOpen, last.font.instance === font.instance
    {
      items[items.count - 1].range = last.range.lowerBound..<range.upperBound
      return
    }
    items.append(
      TextItem(
        range: range, style: style, font: font, level: level, script: script,
        content: content ?? .glyphs(.empty)))
  }

  private func font(for cluster: CharacterCluster, _ style: TextStyle) -> Font {
    // The placeholder shows boxes for all text.
    if style.font.instance.face === FontFace.placeholder { return style.font }
    let visible = cluster.visibleScalars
    let isEmoji = cluster.isEmoji
    if !isEmoji, style.font.instance.covers(visible) { return style.font }
    let face = library.fallbackFace(for: visible, isEmoji: isEmoji, language: style.language)
    guard let face else { return style.font }
    return library.fallbackFont(face, like: style.font)
  }

  /// The script of the first character that has one of its own, or Latin if there is none.
  private var firstScript: UInt32 {
    var index = 0
    while index < text.count {
      let (scalar, next) = text.scalar(at: index)
      let own = HarfBuzz.script(of: scalar)
      if own != HarfBuzz.common, own != HarfBuzz.inherited { return own }
      index = next
    }
    return HarfBuzz.latin
  }

  private consuming func shaped() -> [TextItem] {
    for i in items.indices {
      guard case .glyphs = items[i].content else { continue }
      items[i].content = .glyphs(items[i].shaped(items[i].range, of: text))
    }
    return items
  }
}

extension ShapedRun {
  static let empty = ShapedRun(
    glyphs: [], clusters: [], advances: [], offsets: [], unsafeToBreak: [])
}

extension TextItem {
  /// Returns a part of the item, shaped again.
  func shaped(_ range: Range<Int>, of text: [UInt16]) -> ShapedRun {
    let joins = HarfBuzz.joiningScripts.contains(script)
    let isShown = range.count == text.count && (joins || !text.contains(where: Self.isControl))
    let known = joins ? Self.context(of: range, in: text) : range
    let visible =
      isShown ? text : joins ? Array(text[known]) : text[known].map(Self.drawable)
    return Shaper.shape(
      ShapeRequest(
        instance: font.instance, text: visible,
        range: range.lowerBound - known.lowerBound..<range.upperBound - known.lowerBound,
        features: features, script: script, isRightToLeft: isRightToLeft,
        language: style.language))
  }

  /// Returns the range with HarfBuzz's context on both sides: five characters, of at most two units each.
  private static func context(of range: Range<Int>, in text: [UInt16]) -> Range<Int> {
    max(0, range.lowerBound - 12)..<min(text.count, range.upperBound + 12)
  }

  /// Whether letters touch their neighbors, so that their ink overlaps.
  var isJoined: Bool {
    HarfBuzz.joiningScripts.contains(script) || HarfBuzz.scriptsUnderALine.contains(script)
  }

  /// Returns the character to draw: control characters become a zero-width space, which draws nothing.
  private static func drawable(_ unit: UInt16) -> UInt16 { isControl(unit) ? 0x200b : unit }

  private static func isControl(_ unit: UInt16) -> Bool {
    unit < 0x20 || (0x7f..<0xa0).contains(unit)
  }
}
