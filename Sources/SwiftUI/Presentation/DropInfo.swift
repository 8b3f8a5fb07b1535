/// What is dropped, and where.
public struct DropInfo {
  /// The place of the drop, in points of the view; nothing is dropped here.
  public let location: CGPoint

  /// The answer is always false, because nothing is dropped here.
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  /// The list is always empty, because nothing is dropped here.
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}
