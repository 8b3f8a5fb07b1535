/// The smallest and the largest text size category of a view and its subviews.
struct ContentSizeCategoryLimits: Hashable {
  var minimum: UIContentSizeCategory? {
    get { category(minimumStep) }
    set { minimumStep = step(newValue) }
  }
  var maximum: UIContentSizeCategory? {
    get { category(maximumStep) }
    set { maximumStep = step(newValue) }
  }
  /// The limits as indexes in the list of categories, one byte each, because every view has them.
  private var minimumStep: Int8 = -1
  private var maximumStep: Int8 = -1

  var isEmpty: Bool { minimumStep < 0 && maximumStep < 0 }

  /// The overrides that bring the category within the limits.
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

  /// Returns nil for no limit, and for a category without a size.
  private func step(_ category: UIContentSizeCategory?) -> Int8 {
    guard let category, category != .unspecified else { return -1 }
    return Int8(category.step)
  }

  private func category(_ step: Int8) -> UIContentSizeCategory? {
    step < 0 ? nil : UIContentSizeCategory.ladder[Int(step)]
  }
}
