import DarkroomCoreGraphics
import Foundation

extension UIView {
  /// The size that constraints inside the view determine; nil if there are none.
  ///
  /// A length of `greatestFiniteMagnitude` is unconstrained, any other length is kept.
  func sizeByConstraints(_ size: CGSize) -> CGSize? {
    makeListConstraints()
    guard !constraints.isEmpty else { return nil }
    let hasWidth = size.width < .greatestFiniteMagnitude
    let hasHeight = size.height < .greatestFiniteMagnitude
    return systemLayoutSizeFitting(
      CGSize(width: hasWidth ? size.width : 0, height: hasHeight ? size.height : 0),
      withHorizontalFittingPriority: hasWidth ? .required : .fittingSizeLevel,
      verticalFittingPriority: hasHeight ? .required : .fittingSizeLevel)
  }

  /// Creates the list constraints before a view is asked whether it has constraints; views without any in their tree
  /// are skipped.
  func makeListConstraints() {
    guard layoutState.treeWantsAutoLayout || layoutState.treeNeedsUpdateConstraints else { return }
    makeLateConstraints()
  }
}
