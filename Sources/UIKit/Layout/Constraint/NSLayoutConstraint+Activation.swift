import DarkroomCoreGraphics

extension NSLayoutConstraint {
  struct ActivationState {
    /// The view whose `constraints` contain this one.
    @MainActor var holder: UIView? {
      get { holderReference?.view }
      set { holderReference = newValue?.reference }
    }
    private var holderReference: ViewReference?
    /// A number that grows with each activation.
    var serial = 0
    /// Whether it keeps a root view at the size of its window, so that it is given up after all other constraints.
    var isOfWindow = false
    /// Its position among the constraints of a stack; nil for other constraints.
    var place: StackArrangement.Place?
    /// The constraint as it is installed in the engine of the tree.
    var installed: InstalledConstraint?
  }

  func activate() {
    guard state.holder == nil else { return }
    guard let ancestor = form.commonAncestor else {
      UncaughtException.raise(
        "Unable to activate constraint with anchors \(firstAnchor) and "
          + "\(secondAnchor?.description ?? "(null)") because they have no common ancestor.  "
          + "Does the constraint or its anchors reference items in different view hierarchies?  "
          + "That's illegal.", name: .generic)
    }
    ancestor.addConstraint(self)
  }

  func deactivate() { state.holder?.removeConstraint(self) }

  /// The view in whose coordinates the attributes are compared.
  var space: UIView? { form.commonAncestor }

  func constantDidChange() {
    guard let holder = state.holder else { return }
    holder.currentEngine?.constantDidChange(self)
    holder.setNeedsLayout()
  }

  func priorityDidChange(from old: UILayoutPriority) {
    guard let holder = state.holder else { return }
    holder.currentEngine?.priorityDidChange(self, from: old)
    holder.setNeedsLayout()
  }

  static func illegalPriority(_ priority: UILayoutPriority) -> String {
    "It's illegal to set priority:\(priority.rawValue). Priorities must be greater than 0 and less or equal to "
      + "NSLayoutPriorityRequired, which is 1000.000000."
  }

  /// Whether the constraint has taken part in the layout of a window.
  private var hasLaidOutWindow: Bool {
    guard let holder = state.holder, holder.window != nil else { return false }
    return holder.currentEngine?.hasLaidOut(self) ?? false
  }

  /// Checks a new priority.
  ///
  /// UIKit raises an exception if a constraint that is in use becomes required or stops being so.
  func checkPriorityChange(to new: UILayoutPriority) {
    UncaughtException.require(
      new.rawValue > 0 && new.rawValue <= 1000, NSLayoutConstraint.illegalPriority(new))
    UncaughtException.require(
      new.isRequired == priority.isRequired || !hasLaidOutWindow,
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported. You passed priority \(new.rawValue) and the existing priority was \(priority.rawValue)."
    )
  }
}
