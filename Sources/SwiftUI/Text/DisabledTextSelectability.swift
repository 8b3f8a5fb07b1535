/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}
