/// The order of the items in a menu.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let index: Int

  public static let automatic = MenuOrder(index: 0)
  public static let priority = MenuOrder(index: 1)
  public static let fixed = MenuOrder(index: 2)
}
