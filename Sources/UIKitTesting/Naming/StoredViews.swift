import DarkroomUIKit

/// The views in the stored properties of an object.
@MainActor
enum StoredViews {
  struct Property {
    let name: String
    let view: UIView
  }

  /// The properties of the object's own class, then the ones of its superclasses up to the first of UIKit, each in the
  /// order of declaration.
  ///
  /// The object is not changed: a lazy property without a value is not included.
  static func of(_ object: AnyObject) -> [Property] {
    var found: [Property] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, !isFromUIKit(current.subjectType) {
      for case (let label?, let value) in current.children {
        collect(value, named: propertyName(label), into: &found)
      }
      mirror = current.superclassMirror
    }
    return found
  }

  /// Optionals count as the value in them; elements of a collection get their index.
  private static func collect(_ value: Any, named name: String, into found: inout [Property]) {
    if let view = value as? UIView {
      found.append(Property(name: name, view: view))
      return
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      if let child = mirror.children.first { collect(child.value, named: name, into: &found) }
    case .collection:
      for (index, child) in mirror.children.enumerated() {
        collect(child.value, named: "\(name)[\(index)]", into: &found)
      }
    default: break
    }
  }

  /// The compiler stores `lazy var label` as `$__lazy_storage_$_label` and a wrapped property as `_label`.
  private static func propertyName(_ label: String) -> String {
    let lazy = "$__lazy_storage_$_"
    if label.hasPrefix(lazy) { return String(label.dropFirst(lazy.count)) }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }

  private static func isFromUIKit(_ type: Any.Type) -> Bool {
    String(reflecting: type).hasPrefix("DarkroomUIKit.")
  }
}
