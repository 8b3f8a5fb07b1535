import DarkroomCoreGraphics

/// The layout guide of a row's separator, with default constraints.
@MainActor
struct ListSeparatorGuide {
  let guide = UILayoutGuide()
  private let leading: NSLayoutConstraint

  /// - Parameters:
  ///   - start: the points from the leading edge of the cell.
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
    // They have the lowest priority, so that they never affect the content.
    for constraint in constraints { constraint.priority = UILayoutPriority(1) }
    NSLayoutConstraint.activate(constraints)
  }

  /// The points from the leading edge of the cell to the separator, if no other constraint determines them.
  var defaultStart: CGFloat {
    get { leading.constant }
    nonmutating set { if leading.constant != newValue { leading.constant = newValue } }
  }
}
