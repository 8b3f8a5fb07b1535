extension ViewClass {
  /// The rows of a class and its superclasses, `UIView` first and its own last, if it has one.
  static func lineage(of type: UIView.Type) -> [ViewClass] {
    if let known = lineages[ObjectIdentifier(type)] { return known }
    var lineage: [ViewClass] = []
    var current: AnyClass? = type
    while let candidate = current {
      if let row = rows[ObjectIdentifier(candidate)] { lineage.append(row) }
      current = _getSuperclass(candidate)
    }
    lineage.reverse()
    lineages[ObjectIdentifier(type)] = lineage
    return lineage
  }

  /// The UIKit class with its own element that is the class itself or a superclass.
  static func builtIn(_ type: UIView.Type) -> UIView.Type {
    lineage(of: type).last { !$0.elements.isEmpty }?.type ?? UIView.self
  }

  /// Found once for each class.
  private static var lineages: [ObjectIdentifier: [ViewClass]] = [:]

  private static let rows = Dictionary(
    all.map { (ObjectIdentifier($0.type), $0) }, uniquingKeysWith: { first, _ in first })
}

extension UIView {
  /// The rows of the view's classes, `UIView` first.
  var lineage: [ViewClass] { ViewClass.lineage(of: type(of: self)) }
}
