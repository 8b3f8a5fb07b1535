/// Between which text size categories those of a view and of the views below it lie.
struct ContentSizeCategoryLimits: Hashable {
  var minimum: UIContentSizeCategory? {
    get { category(minimumStep) }
    set { minimumStep = step(newValue) }
  }
  var maximum: UIContentSizeCategory? {
    get { category(maximumStep) }
    set { maximumStep = step(newValue) }
  }
  /// Places in the ladder, a byte each: every view has them.
  private var minimumStep: Int8 = -1
  private var maximumStep: Int8 = -1

  var isEmpty: Bool { minimumStep < 0 && maximumStep < 0 }

  /// What has to be overridden so that the category lies within the limits.
  func overrides(of category: UIContentSizeCategory) -> TraitValues {
    var limited = category
    if let maximum, limited > maximum { limited = maximum }
    if let minimum, limited < minimum { limited = minimum }
    return limited == category ? TraitValues() : TraitValues(preferredContentSizeCategory: limited)
  }

  var descriptions: [String] {
    [minimum.map { "minimum \($0.rawValue)" }, maximum.map { "maximum \($0.rawValue)" }]
      .compactMap(\.self)
  }

  /// Nil for no limit, and for a category that names no size.
  private func step(_ category: UIContentSizeCategory?) -> Int8 {
    guard let category, category != .unspecified else { return -1 }
    return Int8(category.step)
  }

  private func category(_ step: Int8) -> UIContentSizeCategory? {
    step < 0 ? nil : UIContentSizeCategory.ladder[Int(step)]
  }
}
