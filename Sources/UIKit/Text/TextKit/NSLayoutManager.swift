public import Foundation

/// Lays out a text storage in its containers.
///
/// A glyph's index is that of its character in UTF-16: ligatures and clusters do not count as one, so glyph and
/// character ranges are the same.
open class NSLayoutManager: NSObject, @unchecked Sendable {
  final weak var storage: NSTextStorage?
  private final var containers: [NSTextContainer] = []
  private final var fragments: [LaidContainer]?
  /// The closure of a text view that is called when text or layout changes.
  final var didChange: (() -> Void)?

  public override init() { super.init() }

  /// Archives are not supported: the manager is a new one.
  public required init?(coder: NSCoder) { super.init() }

  /// The text; the storage owns the manager, which references it weakly.
  open var textStorage: NSTextStorage? {
    get { storage }
    set {
      storage?.removeLayoutManager(self)
      newValue?.addLayoutManager(self)
    }
  }
  /// Is told when the whole text has been laid out.
  open weak var delegate: (any NSLayoutManagerDelegate)?

  // MARK: Containers

  /// The containers in the order in which they are filled.
  open var textContainers: [NSTextContainer] { containers }
  /// Adds a container at the end and discards the layout.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: containers.count)
  }
  /// Adds a container and discards the layout; an index out of range stops the program.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    containers.insert(container, at: index)
    container.manager = self
    forgetLayout()
  }
  /// Removes a container and discards the layout; an index out of range stops the program.
  open func removeTextContainer(at index: Int) {
    containers.remove(at: index).manager = nil
    forgetLayout()
  }
  /// Discards the layout of all containers.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { forgetLayout() }

  // MARK: Layout

  /// - Important: Inert. Text is laid out whole.
  open var allowsNonContiguousLayout = false
  /// Always false.
  open var hasNonContiguousLayout: Bool { false }
  /// - Important: Inert.
  open var usesFontLeading = true
  /// - Important: Inert.
  open var showsInvisibleCharacters = false
  /// - Important: Inert.
  open var showsControlCharacters = false

  /// The length of the text in UTF-16.
  open var numberOfGlyphs: Int { storage?.length ?? 0 }
  /// Whether the index is from 0 to below the length of the text.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { 0..<numberOfGlyphs ~= glyphIndex }
  /// Lays out the whole text, unless its layout is known.
  open func ensureLayout(for container: NSTextContainer) { _ = laidContainers }
  /// Lays out the whole text, unless its layout is known.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = laidContainers }
  /// Lays out the whole text, unless its layout is known.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = laidContainers }
  /// Lays out the whole text, unless its layout is known.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = laidContainers }
  /// Lays out the whole text, unless its layout is known.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = laidContainers }
  /// The actual range is the whole text, because the whole layout is discarded.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange.store(wholeRange)
    forgetLayout()
  }
  /// Shows changed text in the text view, if there is one; the layout stays.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { didChange?() }
  /// Shows changed text in the text view, if there is one; the layout stays.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { didChange?() }

  final func forgetLayout() {
    fragments = nil
    didChange?()
  }

  final var wholeRange: NSRange { NSRange(location: 0, length: numberOfGlyphs) }

  final var laidContainers: [LaidContainer] {
    if let fragments { return fragments }
    let made = LaidContainer.fill(containers, with: storage)
    fragments = made
    delegate?.layoutManager(self, didCompleteLayoutFor: containers.last, atEnd: true)
    return made
  }

  // MARK: Glyphs and characters

  /// The same range as that of the characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange.store(charRange)
    return charRange
  }
  /// The same range as that of the glyphs.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange.store(glyphRange)
    return glyphRange
  }
  /// The same index, even if it is out of range.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The same index, even if it is out of range.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The range of the text in the container; empty for a container of another manager.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    laid(container)?.range ?? NSRange(location: 0, length: 0)
  }
  /// The container of the character; the last one that begins before it if the text does not fit.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let found = laid(at: glyphIndex) else { return nil }
    effectiveGlyphRange.store(found.range)
    return found.container
  }

  // MARK: Geometry, in the container's coordinates

  /// The box around the lines, in points in the container's coordinates; zero for a container of another manager.
  open func usedRect(for container: NSTextContainer) -> CGRect { laid(container)?.used ?? .zero }

  /// The box around the characters in the container's coordinates; null if none of them is in it.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer)
    -> CGRect
  {
    laid(container)?.rects(of: glyphRange).reduce(CGRect.null) { $0.union($1) } ?? .null
  }

  /// The whole line with the character, in points in the container's coordinates; zero if there is none.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = laid(at: glyphIndex)?.line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange.store(line.range)
    return line.rect
  }

  /// The part of the line that text fills, in the container's coordinates; zero if there is none.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = laid(at: glyphIndex)?.line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange.store(line.range)
    return line.used
  }

  /// The baseline's position at the glyph, relative to the origin of its line fragment.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    laid(at: glyphIndex)?.location(at: glyphIndex) ?? .zero
  }

  /// The empty line after a line feed at the end; zero if there is none.
  open var extraLineFragmentRect: CGRect { laidContainers.last?.extraLine?.rect ?? .zero }
  /// The used part of the empty line after a line feed at the end; zero without such a line.
  open var extraLineFragmentUsedRect: CGRect { laidContainers.last?.extraLine?.used ?? .zero }

  /// Calls the block for each line with characters of the range, before the method returns.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let stop = StopFlag()
    for laid in laidContainers {
      for line in laid.lines where NSIntersectionRange(line.range, glyphRange).length > 0 {
        CallersMemory.call(
          block, line.rect, line.used, laid.container, line.range, stop.pointer)
        if stop.isSet { return }
      }
    }
  }

  /// Calls the block for each rectangle around characters of the range; the selected range is ignored.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let stop = StopFlag()
    for rect in laid(textContainer)?.rects(of: glyphRange) ?? [] {
      CallersMemory.call(block, rect, stop.pointer)
      if stop.isSet { return }
    }
  }

  // MARK: Points

  /// The character nearest to a point in the container's coordinates; 0 for a container of another manager.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    laid(container)?.character(at: point).index ?? 0
  }
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { characterIndex(for: point, in: container, through: partialFraction) }
  /// The fraction is 0 at the character's leading edge and 1 at its trailing edge.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { characterIndex(for: point, in: container, through: partialFraction) }

  @safe private func characterIndex(
    for point: CGPoint, in container: NSTextContainer, through: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    guard let found = laid(container)?.character(at: point) else { return 0 }
    through.store(found.fraction)
    return found.index
  }

  // MARK: Drawing

  /// Draws text and its background with the container's corner at `origin`.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    for laid in laidContainers where NSIntersectionRange(laid.range, glyphsToShow).length > 0 {
      laid.draw(glyphsToShow, at: origin)
    }
  }
  /// Headless: `drawGlyphs` draws backgrounds too.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  private func laid(_ container: NSTextContainer) -> LaidContainer? {
    laidContainers.first { $0.container === container }
  }
  private func laid(at index: Int) -> LaidContainer? {
    laidContainers.first { NSLocationInRange(index, $0.range) }
      ?? laidContainers.last { index >= $0.range.location }
  }
}
