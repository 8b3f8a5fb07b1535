/// The operation of a drop.
public struct DropProposal: Sendable {
  public let operation: DropOperation

  /// Creates a proposal for `dropUpdated(info:)`, which nothing calls here.
  public init(operation: DropOperation) { self.operation = operation }
}
