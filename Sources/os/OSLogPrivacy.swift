/// Who may read a part of a message on a device.
///
/// - Important: Inert. A developer's terminal shows all.
public struct OSLogPrivacy: Sendable {
  /// What stands in for a private value.
  public enum Mask: Sendable { case hash, none }

  /// Shows the value, as every privacy does here.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// Shows the value all the same.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// Shows the value all the same.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// Shows the value all the same.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Shows the value all the same; the mask is ignored.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Shows the value all the same; the mask is ignored.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Shows the value all the same; the mask is ignored.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}
