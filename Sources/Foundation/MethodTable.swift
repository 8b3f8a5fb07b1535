import Glibc

// unsafe: the table of functions of a class is read and changed where it is in memory.

/// The entries of a class for the methods that a subclass may override, behind the class's description.
///
/// With it a method of Foundation's classes is replaced for every caller. An overload would make each call ambiguous in
/// sources that import Foundation themselves, and Foundation's own calls would not come to it.
///
/// - SeeAlso: Swift's documentation "Type Metadata", class metadata. As there; we differ: classes of Objective-C do
///   not exist here.
@safe struct MethodTable {
  private let words: UnsafeMutablePointer<UInt>

  init(_ type: AnyClass) {
    unsafe words = unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self)
  }

  /// The metadata's size and how much of it lies before its address share a word; two more words come before methods.
  private static let sizes = 4
  private static let header = 7

  /// Without superclasses and stored properties the first entry is the class's first method.
  var indices: Range<Int> {
    let word = unsafe words[Self.sizes]
    let size = Int(truncatingIfNeeded: word & 0xFFFF_FFFF)
    let before = Int(truncatingIfNeeded: word >> 32)
    return Self.header..<max(Self.header, (size - before) / MemoryLayout<UInt>.size)
  }

  /// Writing leaves the memory writable, which it is in the libraries of Swift so far; an entry that cannot be written
  /// stays as it is.
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
