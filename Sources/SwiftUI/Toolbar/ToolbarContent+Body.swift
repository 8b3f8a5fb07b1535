extension ToolbarContent where Body == Never {
  public var body: Never {
    UncaughtException.raise("body() should not be called on \(Self.self).")
  }
}
