import DarkroomCoreGraphics

extension NSLayoutConstraint {
  struct ActivationState {
    /// The view whose `constraints` contain this one.
    @MainActor var holder: UIView? {
      get { holderReference?.view }
      set { holderReference = newValue?.reference }
    }
    private var holderReference: ViewReference?
    /// Later activations have higher numbers.
    var serial = 0
    /// Where it stands among the constraints of a stack; nil for one that no stack made.
    var place: StackArrangement.Place?
    /// What the engine of the tree has made of the constraint.
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

  /// Whether its place in a window was found by the constraint.
  private var hasLaidOutWindow: Bool {
    guard let holder = state.holder, holder.window != nil else { return false }
    return holder.currentEngine?.hasLaidOut(self) ?? false
  }

  /// UIKit throws where a constraint that it has used becomes required or stops being so.
  func checkPriorityChange(to new: UILayoutPriority) {
    UncaughtException.require(
      new.rawValue > 0 && new.rawValue <= 1000, NSLayoutConstraint.illegalPriority(new))
    UncaughtException.require(
      new.isRequired == priority.isRequired || !hasLaidOutWindow,
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported. You passed priority \(new.rawValue) and the existing priority was \(priority.rawValue)."
    )
  }
}
