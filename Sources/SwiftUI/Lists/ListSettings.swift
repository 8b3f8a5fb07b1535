/// The settings that modifiers make for the lists inside them.
struct ListSettings {
  var look = ListLook.insetGrouped
  var isInList = false
  var sectionSpacing: ListSectionSpacing?
  /// The distance between rows, which makes each a card; nil for none.
  var rowSpacing: CGFloat?
  var background = Visibility.automatic
  /// The margins that `contentMargins` sets instead of the list's own, in points.
  var margins: [Edge: CGFloat] = [:]

  /// The space in place of the missing header of the first section.
  var missingFirstHeader: CGFloat {
    margins[.top] == nil ? ListMetrics.missingFirstHeader : 0
  }

  /// The difference between the distance of sections and the default.
  private func shift(_ missingFooter: CGFloat) -> CGFloat {
    let usual = missingFooter + ListMetrics.missingHeader
    guard let sectionSpacing else { return 0 }
    return
      (sectionSpacing.points ?? (sectionSpacing.isCompact ? ListMetrics.compactSpacing : usual))
      - usual
  }

  /// The gap between a section and a previous one without a footer.
  func gap(
    after hasPrevious: Bool, _ isOpen: Bool, in environment: EnvironmentValues
  ) -> CGFloat {
    guard hasPrevious, look.isGrouped else { return 0 }
    let missingFooter = ListMetrics.missingFooter(in: environment)
    return (isOpen ? missingFooter : 0) + shift(missingFooter)
  }
}

extension EnvironmentValues {
  var list: ListSettings {
    get { value(ListSettings()) }
    set { set(newValue) }
  }
}
