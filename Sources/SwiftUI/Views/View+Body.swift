extension View where Body == Never {
  public var body: Never {
    UncaughtException.raise("body() should not be called on \(Self.self).")
  }
}

extension Never: View {
  public typealias Body = Never

  public var body: Never { self }
}

extension Optional: View, UndrawnValue where Wrapped: View {
  public typealias Body = Never
}
