/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}
