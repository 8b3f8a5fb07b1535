/// The kind of container to which a background belongs.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// The page of a navigation stack, below its bars; the only container whose background is drawn.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The whole split view; a picture with such a background fails and names the modifier.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// A page of tabs; a picture with such a background fails and names the modifier.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A view of a store; a picture with such a background fails and names the modifier.
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
}
