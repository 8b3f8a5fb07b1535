/// The accessibility values from the rows of a view's classes.
extension UIView {
  var classIsAccessibilityElement: Bool { lineage.contains(where: \.isAccessibilityElement) }

  var classAccessibilityLabel: String? {
    lineage.last { $0.accessibilityLabel != nil }?.accessibilityLabel?(self)
  }

  var classAccessibilityValue: String? {
    lineage.last { $0.accessibilityValue != nil }?.accessibilityValue?(self)
  }

  var classAccessibilityTraits: UIAccessibilityTraits {
    lineage.reduce(into: .none) { traits, row in
      if let own = row.accessibilityTraits?(self) { traits.formUnion(own) }
    }
  }
}
