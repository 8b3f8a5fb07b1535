/// What modifiers ask of the lists inside of them.
struct ListSettings {
  var look = ListLook.insetGrouped
  var isInList = false
  var sectionSpacing: ListSectionSpacing?
  /// Between rows, which are cards of their own then; nil lets them touch.
  var rowSpacing: CGFloat?
  var background = Visibility.automatic
  /// Margins that `contentMargins` puts in place of the list's own, in points.
  var margins: [Edge: CGFloat] = [:]

  /// What stands for a header that the first section has not.
  var missingFirstHeader: CGFloat {
    margins[.top] == nil ? ListMetrics.missingFirstHeader : 0
  }

  /// What a section is further from the one before than by default.
  private var shift: CGFloat {
    let usual = ListMetrics.missingFooter + ListMetrics.missingHeader
    guard let sectionSpacing else { return 0 }
    return
      (sectionSpacing.points ?? (sectionSpacing.isCompact ? ListMetrics.compactSpacing : usual))
      - usual
  }

  /// What is between a section and one that has no footer.
  func gap(after hasPrevious: Bool, _ isOpen: Bool) -> CGFloat {
    guard hasPrevious, look.isGrouped else { return 0 }
    return (isOpen ? ListMetrics.missingFooter : 0) + shift
  }
}

extension EnvironmentValues {
  var list: ListSettings {
    get { value(ListSettings()) }
    set { set(newValue) }
  }
}
