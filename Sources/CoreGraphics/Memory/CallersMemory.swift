package import Foundation

/// Reads and writes memory that callers of Apple's functions pass by pointer, in one place.
package enum CallersMemory {
  // unsafe: Apple's signatures take pointers, and promise that memory of the type lies there for the call: as many
  // elements as the function's documentation says.

  /// Calls a caller's function with its arguments, which may include the caller's pointers, unread.
  @safe package static func call<each Argument>(
    _ function: (repeat each Argument) -> Void, _ arguments: repeat each Argument
  ) {
    function(repeat each arguments)
  }

  /// A caller's pointer that was stored as a number.
  @safe package static func pointer(at address: UInt) -> UnsafeMutableRawPointer? {
    unsafe UnsafeMutableRawPointer(bitPattern: address)
  }

  /// The address of immutable bytes that exist as long as the object.
  @safe package static func address(of data: NSData) -> UInt {
    unsafe UInt(bitPattern: data.bytes)
  }

  @safe static func bytes(at address: UInt) -> UnsafePointer<UInt8>? {
    unsafe UnsafePointer(bitPattern: address)
  }

  /// A reference for a caller that does not own the object; the provider keeps it alive.
  @safe package static func unretained(_ object: AnyObject) -> Unmanaged<AnyObject> {
    unsafe Unmanaged.passUnretained(object)
  }
}

/// The flag by which Apple's blocks stop an enumeration.
@safe package final class StopFlag {
  /// Given to the block.
  @safe package let pointer: UnsafeMutablePointer<ObjCBool>

  package init() {
    pointer = .allocate(capacity: 1)
    unsafe pointer.initialize(to: false)
  }

  deinit { unsafe pointer.deallocate() }

  package var isSet: Bool { pointer.pointee.boolValue }
}

/// Bytes that the caller knows by their address: the caller's own, or ours, which exist as long as this object.
@safe final class SharedBytes {
  @safe let base: UnsafeMutableRawPointer
  let count: Int
  let areOwned: Bool

  /// Creates zeroed bytes if the caller provides none.
  @safe init(_ callers: UnsafeMutableRawPointer?, count: Int) {
    self.count = count
    areOwned = unsafe callers == nil
    unsafe base = callers ?? .allocate(byteCount: max(1, count), alignment: 16)
    if areOwned { unsafe base.initializeMemory(as: UInt8.self, repeating: 0, count: count) }
  }

  deinit { if areOwned { unsafe base.deallocate() } }

  func read<Result>(_ body: (Span<UInt8>) -> Result) -> Result { body(unsafe buffer.span) }

  func change(_ body: (inout MutableSpan<UInt8>) -> Void) {
    var span = unsafe buffer.mutableSpan
    body(&span)
  }

  private var buffer: UnsafeMutableBufferPointer<UInt8> {
    unsafe UnsafeMutableBufferPointer(
      start: base.assumingMemoryBound(to: UInt8.self), count: count)
  }
}

extension MutableSpan where Element: BitwiseCopyable {
  /// Copies a range of bytes in `source`, of any element type, to the bytes from `offset` on.
  ///
  /// - Precondition: Both contain enough bytes.
  @safe package mutating func copyBytes<Other: BitwiseCopyable>(
    of source: Span<Other>, _ range: Range<Int>, to offset: Int
  ) {
    unsafe withUnsafeMutableBytes { target in
      unsafe source.withUnsafeBytes { bytes in
        precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "source too short")
        precondition(offset >= 0 && offset + range.count <= target.count, "target too short")
        guard let from = bytes.baseAddress, let to = target.baseAddress else { return }
        unsafe (to + offset).copyMemory(from: from + range.lowerBound, byteCount: range.count)
      }
    }
  }
}

extension UnsafePointer<CChar> {
  /// The text of a caller's C string, which ends with a zero.
  @safe package var text: String { unsafe String(cString: self) }
}

extension Data {
  /// The caller's bytes.
  @safe package init(copying pointer: UnsafeRawPointer, count: Int) {
    self = unsafe Data(bytes: pointer, count: count)
  }
}

extension NSIndexPath {
  @safe package convenience init(numbers: [Int]) {
    unsafe self.init(indexes: numbers, length: numbers.count)
  }
}

extension NSValue {
  /// Creates a value from several numbers; equal numbers give equal values.
  @safe package convenience init(numbers: [Double]) {
    unsafe self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
  }

  /// The numbers; zeros if the value is of another kind.
  package func numbers(_ count: Int) -> [Double] {
    var numbers = [Double](repeating: 0, count: count)
    if unsafe objCType.text == "[\(count)d]" { unsafe getValue(&numbers) }
    return numbers
  }
}

extension NSAttributedString {
  /// The attributes of a character, with their range.
  @safe package func stretch(at location: Int) -> (NSRange, [NSAttributedString.Key: Any]) {
    var range = NSRange(location: location, length: 0)
    let values = unsafe attributes(at: location, effectiveRange: &range)
    return (range, values)
  }
}

extension Array {
  /// Copies the caller's elements; empty if the pointer is nil.
  @safe package init(copying pointer: UnsafePointer<Element>?, count: Int) {
    self = unsafe Array(UnsafeBufferPointer(start: pointer, count: pointer == nil ? 0 : count))
  }
}

extension UnsafeMutablePointer {
  /// Stores values in the caller's memory, which has space for as many.
  @safe package func store(_ values: [Pointee]) {
    for (index, value) in values.enumerated() { unsafe self[index] = value }
  }
}

extension Optional {
  /// The caller's value; nil if the pointer is nil.
  @safe package func copied<Value>() -> Value? where Wrapped == UnsafePointer<Value> {
    unsafe map { unsafe $0.pointee }
  }

  /// A caller's pointer, which is returned to the caller unread.
  @safe package func boxed() -> Any? where Wrapped == UnsafeMutableRawPointer {
    unsafe map { unsafe $0 }
  }

  /// Stores a value if the caller passed a pointer.
  @safe package func store<Value>(_ value: Value) where Wrapped == UnsafeMutablePointer<Value> {
    if let pointer = self { unsafe pointer.pointee = value }
  }

  /// Stores several values if the caller passed a pointer to enough memory.
  @safe package func store<Value>(_ values: [Value]) where Wrapped == UnsafeMutablePointer<Value> {
    if let pointer = self { pointer.store(values) }
  }

  /// Passes an error to a caller that passed a pointer, and that releases the error.
  @safe package func storeRetained(_ error: CFError)
  where Wrapped == UnsafeMutablePointer<Unmanaged<CFError>?> {
    if let pointer = self { unsafe pointer.pointee = Unmanaged.passRetained(error) }
  }
}
