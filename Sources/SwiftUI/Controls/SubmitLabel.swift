/// What the return key says.
public struct SubmitLabel: Sendable {
  let key: UIReturnKeyType

  public static var done: SubmitLabel { SubmitLabel(key: .done) }
  public static var go: SubmitLabel { SubmitLabel(key: .go) }
  public static var send: SubmitLabel { SubmitLabel(key: .send) }
  public static var join: SubmitLabel { SubmitLabel(key: .join) }
  public static var route: SubmitLabel { SubmitLabel(key: .route) }
  public static var search: SubmitLabel { SubmitLabel(key: .search) }
  /// The return key with its usual name.
  public static var `return`: SubmitLabel { SubmitLabel(key: .default) }
  public static var next: SubmitLabel { SubmitLabel(key: .next) }
  public static var `continue`: SubmitLabel { SubmitLabel(key: .continue) }
}
