/// What is dropped, and where.
public struct DropInfo {
  public let location: CGPoint

  public func hasItemsConforming(to types: [String]) -> Bool { false }
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}
