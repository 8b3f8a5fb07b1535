import DarkroomCoreGraphics

/// The layout guide of a row's separator, with the constraints that hold where nobody has others.
@MainActor
struct ListSeparatorGuide {
  let guide = UILayoutGuide()
  private let leading: NSLayoutConstraint

  /// - Parameters:
  ///   - start: points from the leading edge of the cell.
  ///   - height: points.
  init(in cell: UICollectionViewListCell, start: CGFloat, height: CGFloat) {
    cell.addLayoutGuide(guide)
    leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: start)
    let constraints = [
      leading,
      guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: height),
    ]
    // The weakest there is, so that no content gives way to them.
    for constraint in constraints { constraint.priority = UILayoutPriority(1) }
    NSLayoutConstraint.activate(constraints)
  }

  /// Points from the leading edge of the cell to the separator, where nobody constrains it.
  var defaultStart: CGFloat {
    get { leading.constant }
    nonmutating set { if leading.constant != newValue { leading.constant = newValue } }
  }
}
