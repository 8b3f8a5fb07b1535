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

  open var resultCount: Int { 0 }
  open var highlightedResultIndex: Int { NSNotFound }
  /// - Important: Inert. No results are shown.
  open var searchResultDisplayStyle: SearchResultDisplayStyle = .currentAndTotal
  open var supportsReplacement: Bool { false }
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }
  /// - Important: Inert.
  open func invalidateFoundResults() {}
}
