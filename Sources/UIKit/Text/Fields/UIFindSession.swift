import DarkroomCoreGraphics
public import Foundation

/// A search in a text.
///
/// Nobody types a search text here, so nothing is found unless a subclass overrides the methods.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// How many results are told.
  public enum SearchResultDisplayStyle: UInt, Sendable { case currentAndTotal, total, none }

  public override init() { super.init() }

  /// 0, unless a subclass overrides it.
  open var resultCount: Int { 0 }
  /// `NSNotFound`, unless a subclass overrides it.
  open var highlightedResultIndex: Int { NSNotFound }
  /// - Important: Inert. No results are shown.
  open var searchResultDisplayStyle: SearchResultDisplayStyle = .currentAndTotal
  /// False, unless a subclass overrides it.
  open var supportsReplacement: Bool { false }
  /// False, unless a subclass overrides it.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }
  /// - Important: Inert.
  open func invalidateFoundResults() {}
}
