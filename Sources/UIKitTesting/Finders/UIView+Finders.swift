public import DarkroomUIKit

/// Finders look through `recursiveSubviews`, so they depend neither on depth nor on access levels.
extension UIView {
  /// Views below this one that are of `type` or of a subclass of it, in the order of
  /// `recursiveSubviews`.
  ///
  /// - Parameter type: the class; its subclasses count, too.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findViews<T: UIView>(subclassOf type: T.Type) -> [T] {
    recursiveSubviews.compactMap { $0 as? T }
  }

  /// Views below this one for which `predicate` holds; its first error ends the search.
  ///
  /// - Parameter predicate: whether a view is wanted.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findViews(where predicate: (UIView) throws -> Bool) rethrows -> [UIView] {
    try recursiveSubviews.filter(predicate)
  }

  /// Labels whose text is `text`; a button's title label is one of them.
  ///
  /// - Parameter text: the text, exactly.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findLabels(with text: String) -> [UILabel] {
    findViews(subclassOf: UILabel.self).filter { $0.text == text }
  }

  /// Buttons whose title, as their state shows it, is exactly `title`.
  ///
  /// A configuration's title takes precedence over the titles of the states.
  ///
  /// - Parameter title: the title, exactly.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findButtons(with title: String) -> [UIButton] {
    findViews(subclassOf: UIButton.self).filter { $0.currentTitle == title }
  }

  /// Image views that show a picture equal to `image`: same pixels, same orientation.
  ///
  /// - Parameter image: an image with the same pixels and orientation.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findImageViews(with image: UIImage) -> [UIImageView] {
    findViews(subclassOf: UIImageView.self).filter { $0.image?.isEqual(image) == true }
  }

  /// Views below this one with exactly this identifier; letter case counts.
  ///
  /// - Parameter identifier: the accessibility identifier; letter case counts.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findViews(withAccessibilityIdentifier identifier: String) -> [UIView] {
    recursiveSubviews.filter { $0.accessibilityIdentifier == identifier }
  }

  /// Views below this one that assistive technologies read out by exactly this label.
  ///
  /// What lies inside an accessibility element of the same label, such as the title of a button, is
  /// part of that element and not found.
  ///
  /// - Parameter label: the accessibility label, exactly.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findViews(withAccessibilityLabel label: String) -> [UIView] {
    recursiveSubviews.filter { $0.isLabelled(label) }
  }
}
