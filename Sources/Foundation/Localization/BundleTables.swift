import Foundation
import Glibc

// unsafe: a function of Foundation's library is looked up by its name, and ours is called with a bundle as `self`.

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

  /// Where the class has Foundation's method it gets the one above; a class of another form is left as it is.
  fileprivate static func replaceFoundationsMethod() {
    guard let old = unsafe dlsym(nil, symbol) else { return }
    let (table, own) = (MethodTable(Bundle.self), MethodTable(BundleTables.self))
    guard let first = own.indices.first else { return }
    for index in table.indices where table[index] == UInt(bitPattern: old) {
      table[index] = own[first]
    }
  }
}

@section(".init_array") @used
private let tablesOfBundles: @convention(c) () -> Void = readTablesOfBundles

private func readTablesOfBundles() { BundleTables.replaceFoundationsMethod() }
