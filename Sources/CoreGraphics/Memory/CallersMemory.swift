// What callers of Apple's functions pass by pointer, read and written in one place.
//
// unsafe: Apple's signatures take pointers, and promise that memory of the type lies there for the call: as many
// elements as the function's documentation says.

extension Array {
  /// The caller's elements; none where there is no pointer.
  @safe package init(copying pointer: UnsafePointer<Element>?, count: Int) {
    self = unsafe Array(UnsafeBufferPointer(start: pointer, count: pointer == nil ? 0 : count))
  }
}

extension UnsafeMutablePointer {
  /// Tells a caller who has room for as many.
  @safe package func store(_ values: [Pointee]) {
    for (index, value) in values.enumerated() { unsafe self[index] = value }
  }
}

extension Optional {
  /// The caller's value, where there is one.
  @safe package func copied<Value>() -> Value? where Wrapped == UnsafePointer<Value> {
    unsafe map { unsafe $0.pointee }
  }

  /// A pointer of the caller's that goes back to the caller, unread.
  @safe package func boxed() -> Any? where Wrapped == UnsafeMutableRawPointer {
    unsafe map { unsafe $0 }
  }

  /// Tells a caller who wants to know.
  @safe package func store<Value>(_ value: Value) where Wrapped == UnsafeMutablePointer<Value> {
    if let pointer = self { unsafe pointer.pointee = value }
  }

  /// Tells a caller who has room for several, and wants to know.
  @safe package func store<Value>(_ values: [Value]) where Wrapped == UnsafeMutablePointer<Value> {
    if let pointer = self { pointer.store(values) }
  }

  /// Hands an error over to a caller who wants to know, and who releases it.
  @safe package func storeRetained(_ error: CFError)
  where Wrapped == UnsafeMutablePointer<Unmanaged<CFError>?> {
    if let pointer = self { unsafe pointer.pointee = Unmanaged.passRetained(error) }
  }
}
