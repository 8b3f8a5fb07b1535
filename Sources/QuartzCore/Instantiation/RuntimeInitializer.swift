import DarkroomClassInstantiation
import DarkroomCoreGraphics
import Foundation

// unsafe: an initializer that is not `required` is called through the class's table of functions, by C. What goes in
// and what comes out are objects, by their pointers.

/// Calls initializers of classes that are known only at run time.
///
/// The initializers are not `required`, so that users can write `override init(frame:)`. An index is the position of an
/// initializer among the designated ones in the body of the class that introduces them.
package enum RuntimeInitializer {
  /// Calls `init()`; most layers are created here, so there are no lists of arguments.
  package static func object<T: NSObject>(of type: T.Type) -> T {
    let object = unsafe darkroom_call_plain_initializer(
      entry(0, of: NSObject.self, on: type), metadata(type))
    return unsafe Unmanaged<T>.fromOpaque(object).takeRetainedValue()
  }

  /// Calls the initializer of `type` that stands in the place of the `index`-th one `introducing` declares.
  ///
  /// A call with other arguments than it takes reads and releases what is not there.
  package static func call<T: AnyObject>(
    _ index: UInt32, of introducing: AnyClass, on type: T.Type, _ arguments: [Argument]
  ) -> T {
    guard let object = failableCall(index, of: introducing, on: type, arguments) else {
      UncaughtException.raise("an initializer of \(type) that cannot fail gave nil")
    }
    return object
  }

  /// Calls an initializer that may fail, as `call` does.
  package static func failableCall<T: AnyObject>(
    _ index: UInt32, of introducing: AnyClass, on type: T.Type, _ arguments: [Argument]
  ) -> T? {
    unsafe result(index, of: introducing, on: type, arguments).map {
      unsafe Unmanaged<T>.fromOpaque($0).takeRetainedValue()
    }
  }

  private static func result(
    _ index: UInt32, of introducing: AnyClass, on type: AnyClass, _ arguments: [Argument]
  ) -> UnsafeMutableRawPointer? {
    let words = arguments.flatMap(\.words), numbers = arguments.flatMap(\.numbers)
    let result = unsafe darkroom_call_initializer(
      entry(index, of: introducing, on: type), metadata(type),
      padded(words, to: darkroom_initializer_words),
      padded(numbers, to: darkroom_initializer_numbers))
    for argument in arguments { unsafe argument.memory?.deallocate() }
    return unsafe result
  }

  private static func entry(
    _ index: UInt32, of introducing: AnyClass, on type: AnyClass
  ) -> UnsafeRawPointer {
    let entry = unsafe darkroom_initializer(metadata(introducing), index, metadata(type))
    guard let entry = unsafe entry else {
      UncaughtException.raise("the metadata of \(introducing) has an unknown form")
    }
    return unsafe entry
  }

  private static func padded<T: Numeric>(_ values: [T], to count: Int) -> [T] {
    guard values.count <= count else {
      UncaughtException.raise("an initializer is called with at most \(count) words or numbers")
    }
    return values + repeatElement(0, count: count - values.count)
  }

  private static func metadata(_ type: AnyClass) -> UnsafeRawPointer {
    unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// A parameter as the Swift calling convention passes it, with references that the initializer releases.
  @safe package struct Argument {
    fileprivate var words: [UInt64] = []
    fileprivate var numbers: [Double] = []
    fileprivate var memory: UnsafeMutableRawPointer?

    package static func rect(_ rect: CGRect) -> Argument {
      unsafe Argument(numbers: [rect.minX, rect.minY, rect.width, rect.height].map(Double.init))
    }

    /// A value of up to four words, without numbers with a fraction: an object, a text, an array, a case.
    ///
    /// A closure would be passed as generic code calls it: it goes in a structure of its own.
    package static func value<T>(_ value: T) -> Argument {
      var words = [UInt64](repeating: 0, count: (MemoryLayout<T>.size + 7) / 8)
      unsafe words.withUnsafeMutableBytes { bytes in
        _ = unsafe bytes.baseAddress?.initializeMemory(as: T.self, to: value)
      }
      return unsafe Argument(words: words)
    }

    /// A larger value, or one of any type, which is passed by its address.
    package static func address<T>(of value: T) -> Argument {
      let memory = UnsafeMutablePointer<T>.allocate(capacity: 1)
      unsafe memory.initialize(to: value)
      let word = UInt64(UInt(bitPattern: memory))
      return unsafe Argument(words: [word], memory: UnsafeMutableRawPointer(memory))
    }
  }
}
