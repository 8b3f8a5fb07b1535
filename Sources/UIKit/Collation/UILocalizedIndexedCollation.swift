import DarkroomCoreGraphics
public import Foundation

/// Sorts objects into the sections of an index: A to Z, and # for all others, in every locale.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let collation = UILocalizedIndexedCollation()

  override init() { super.init() }

  /// The only collation; raises an exception if called on a subclass.
  open class func current() -> Self {
    guard let found = collation as? Self else { UncaughtException.raise("not made by subclasses") }
    return found
  }

  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

  /// A to Z and #, in every locale.
  open var sectionTitles: [String] { Self.letters + ["#"] }
  /// The same as `sectionTitles`.
  open var sectionIndexTitles: [String] { sectionTitles }
  /// The same index, because every section has one title.
  open func section(forSectionIndexTitle indexTitle: Int) -> Int { indexTitle }

  /// The section of an object, by the name that the object's method returns.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let first = folded(name(of: object, selector)).prefix(1)
    return Self.letters.firstIndex(of: String(first)) ?? Self.letters.count
  }

  /// The objects by name, without regard to case and accents; objects with equal names stay in order.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.map { (folded(name(of: $0, selector)), $0) }
      .enumerated()
      .sorted { a, b in
        a.element.0 == b.element.0 ? a.offset < b.offset : a.element.0 < b.element.0
      }
      .map(\.element.1)
  }

  private func name(of object: Any, _ selector: Selector) -> String {
    let receiver = object as AnyObject
    let result = ActionDispatch.method(selector, of: receiver)?.call(receiver, [])
    return result as? String ?? ""
  }

  /// The name in capitals and without accents.
  private func folded(_ name: String) -> String {
    name.folding(options: .diacriticInsensitive, locale: nil).uppercased()
  }
}
