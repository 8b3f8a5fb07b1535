import Glibc

// unsafe: the table of functions of a class is read and changed where it is in memory.

/// The entries of a class for overridable methods, which follow the class's description in memory.
///
/// It replaces a method of one of Foundation's classes for all callers. An overload would make each call ambiguous in
/// sources that import Foundation themselves, and Foundation's own calls would not use it.
///
/// - SeeAlso: Swift's documentation "Type Metadata", class metadata. As there; we differ: classes of Objective-C do
///   not exist here.
@safe struct MethodTable {
  private let words: UnsafeMutablePointer<UInt>

  init(_ type: AnyClass) {
    unsafe words = unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self)
  }

  /// The index of the word that contains the size of the metadata and its part before the address; two more words
  /// precede the methods.
  private static let sizes = 4
  private static let header = 7

  /// The indices of the methods; in a class without superclasses and stored properties, the first entry is its first
  /// method.
  var indices: Range<Int> {
    let word = unsafe words[Self.sizes]
    let size = Int(truncatingIfNeeded: word & 0xFFFF_FFFF)
    let before = Int(truncatingIfNeeded: word >> 32)
    return Self.header..<max(Self.header, (size - before) / MemoryLayout<UInt>.size)
  }

  /// Writing makes the memory writable, which it already is in Swift's libraries so far.
  ///
  /// An entry that cannot be written is left unchanged.
  subscript(index: Int) -> UInt {
    get { unsafe words[index] }
    nonmutating set {
      let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
      let place = unsafe UInt(bitPattern: words + index)
      let start = unsafe UnsafeMutableRawPointer(bitPattern: place & ~(page - 1))
      guard unsafe mprotect(start, Int(page), PROT_READ | PROT_WRITE) == 0 else { return }
      unsafe words[index] = newValue
    }
  }
}
