/// What Core Foundation hands out to be taken once; strings are values here.
public struct _Unmanaged<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  public func takeRetainedValue() -> Value { value }
  public func takeUnretainedValue() -> Value { value }
}
