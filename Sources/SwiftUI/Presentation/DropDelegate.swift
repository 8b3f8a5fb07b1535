/// Says what may be dropped.
@MainActor @preconcurrency
public protocol DropDelegate {
  @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
  @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
  @MainActor @preconcurrency func dropEntered(info: DropInfo)
  @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
  @MainActor @preconcurrency func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// The default accepts every drop; nothing is dropped here.
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  /// The default leaves the operation to the system.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}
