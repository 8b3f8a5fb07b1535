/// A view created from the elements of a collection.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// - Important: Inert.
  nonisolated public func onInsert(
    of supportedContentTypes: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }
  /// Lets the user delete rows in lists; the closure gets the offsets of the elements.
  ///
  /// Rows are deleted by a swipe, or by their sign in edit mode. An action of nil takes deleting away.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent { modifier(_TraitWritingModifier { $0.row.setDelete(action) }) }
  /// Lets the user move rows in lists in edit mode.
  ///
  /// The closure gets the offsets of the elements and the offset before which they are placed, as
  /// `move(fromOffsets:toOffset:)` expects them. An action of nil takes moving away.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent { modifier(_TraitWritingModifier { $0.row.setMove(action) }) }
}
