import DarkroomConstraintSolver
import DarkroomCoreGraphics

/// Computes the positions of baselines, which depend on the solution and also affect it.
extension LayoutEngine {
  func resetBaselines(of item: EngineItem) {
    guard let natural = item.naturalBaseline else { return }
    setBaselines(natural.offsets, natural.height, of: item)
  }

  func updateBaselines(of item: EngineItem) {
    guard let view = item.view, item.baseline != nil else { return }
    let insets = view.alignmentInsets
    let size = CGSize(
      width: CGFloat(solver.value(of: item.width)),
      height: CGFloat(solver.value(of: item.height)))
    let aligned = CGRect(origin: .zero, size: size).inset(by: insets).size
    guard let new = view.baselineOffsets(in: aligned) else { return }
    setBaselines(new, aligned.height, of: item)
  }

  private func setBaselines(_ offsets: BaselineOffsets, _ height: CGFloat, of item: EngineItem) {
    guard offsets != item.baseline, let view = item.view else { return }
    item.baseline = offsets
    item.baselineHeight = height
    for constraint in view.layoutState.references where constraint.usesBaselines {
      refresh(constraint)
    }
  }

  // MARK: Baselines of views inside items

  func noteBorrower(_ constraint: NSLayoutConstraint, _ expression: LinearExpression) {
    guard constraint.borrowsBaselines else { return }
    let serial = constraint.state.serial
    borrowedBaselines[serial] = constraint
    for variable in expression.variables { item(variable)?.borrowers.insert(serial) }
  }

  func forgetBorrower(_ constraint: NSLayoutConstraint, _ expression: LinearExpression) {
    let serial = constraint.state.serial
    guard borrowedBaselines.removeValue(forKey: serial) != nil else { return }
    for variable in expression.variables { item(variable)?.borrowers.remove(serial) }
  }

  /// Marks the constraints that use the baselines of an item that is removed, so that the next update recreates them.
  func postponeBorrowers(of item: EngineItem) {
    for serial in item.borrowers.sorted() {
      guard let constraint = borrowedBaselines[serial] else { continue }
      uninstall(constraint)
      if let holder = constraint.state.holder { pending.holders.append(holder.reference) }
    }
  }

  /// Updates constraints to a stack's baselines, because there is no notification when the stack uses another view for
  /// them.
  func refreshBorrowedBaselines() {
    guard !borrowedBaselines.isEmpty else { return }
    for serial in borrowedBaselines.keys.sorted() { borrowedBaselines[serial].map(refresh) }
  }
}

extension NSLayoutConstraint {
  var usesBaselines: Bool { form.usesBaselines }

  /// Whether the constraint uses a baseline of a view inside the item, or may come to use one.
  fileprivate var borrowsBaselines: Bool {
    guard form.usesBaselines else { return false }
    return form.first.borrowsBaseline || form.second?.borrowsBaseline ?? false
  }
}

extension UIView {
  /// Whether a constraint refers to a baseline of the view.
  var hasConstrainedBaselines: Bool {
    for constraint in layoutState.references where constraint.usesBaselines { return true }
    return false
  }
}

extension NSLayoutConstraint.Attribute {
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension LayoutOperand {
  fileprivate var borrowsBaseline: Bool {
    guard case .attribute(let item, let attribute) = self, attribute.isBaseline,
      item.guide == nil, let view = item.view
    else { return false }
    if view is UIStackView { return true }
    let named =
      attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    return named !== view
  }
}
