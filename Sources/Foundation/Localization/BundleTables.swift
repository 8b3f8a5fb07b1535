import Foundation
import Glibc

// unsafe: the table of functions of Foundation's class is changed where it is in memory.

/// Reads the tables of bundles as iOS does.
///
/// Foundation's `localizedString(forKey:value:table:)` ends the program where a `.stringsdict` has the key, and reads no
/// `.xcstrings`. A method of the same type in an extension would make each call ambiguous, and libraries that know
/// nothing of Darkroom call Foundation's. So that class gets the method of this one, when the program starts.
@usableFromInline
class BundleTables {
  // The first function of the class; called with a bundle as `self`.
  @usableFromInline
  func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    let bundle = unsafe unsafeBitCast(self as AnyObject, to: Bundle.self)
    return StringTable.table(tableName, in: bundle).format(for: key, else: value)
  }

  /// Foundation's own, as the library exports it.
  private static let symbol =
    "$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF"

  // Swift's stable ABI, `include/swift/ABI/Metadata.h`, in bytes: where a class has its size, what of it lies before
  // its address, and its functions, where its superclasses and itself have no stored properties.
  private static let sizeOffset = 32
  private static let startOffset = 36
  private static let firstFunction = 56

  /// Where the class has Foundation's method it gets the one above; a class of another form is left as it is.
  fileprivate static func replaceFoundationsMethod() {
    guard let old = unsafe dlsym(nil, symbol) else { return }
    let bundle = unsafe unsafeBitCast(Bundle.self, to: UnsafeMutableRawPointer.self)
    let tables = unsafe unsafeBitCast(BundleTables.self, to: UnsafeRawPointer.self)
    let new = unsafe tables.load(fromByteOffset: firstFunction, as: UnsafeRawPointer.self)
    let size = unsafe bundle.load(fromByteOffset: sizeOffset, as: UInt32.self)
    let start = unsafe bundle.load(fromByteOffset: startOffset, as: UInt32.self)
    let word = MemoryLayout<UInt>.size
    for offset in stride(from: firstFunction, to: Int(size - start), by: word)
    where unsafe bundle.load(fromByteOffset: offset, as: UnsafeMutableRawPointer?.self) == old {
      unsafe write(new, to: bundle + offset)
    }
  }

  /// Leaves the memory writable, which it is in the libraries of Swift so far.
  private static func write(_ function: UnsafeRawPointer, to place: UnsafeMutableRawPointer) {
    let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
    let start = unsafe UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: place) & ~(page - 1))
    guard unsafe mprotect(start, Int(page), PROT_READ | PROT_WRITE) == 0 else { return }
    unsafe place.storeBytes(of: function, as: UnsafeRawPointer.self)
  }
}

@section(".init_array") @used
private let tablesOfBundles: @convention(c) () -> Void = readTablesOfBundles

private func readTablesOfBundles() { BundleTables.replaceFoundationsMethod() }
