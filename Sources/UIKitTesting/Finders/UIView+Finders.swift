public import DarkroomUIKit

/// Finders search `recursiveSubviews`, so they depend neither on depth nor on access levels.
extension UIView {
  /// The views below this one of `type` or a subclass of it, in the order of `recursiveSubviews`.
  ///
  /// - Parameter type: the class, which includes its subclasses.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findViews<T: UIView>(subclassOf type: T.Type) -> [T] {
    recursiveSubviews.compactMap { $0 as? T }
  }

  /// The views below this one for which `predicate` is true; its first error ends the search.
  ///
  /// - Parameter predicate: returns whether a view is wanted.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findViews(where predicate: (UIView) throws -> Bool) rethrows -> [UIView] {
    try recursiveSubviews.filter(predicate)
  }

  /// The labels with exactly this text, including the title labels of buttons.
  ///
  /// - Parameter text: the text, exactly.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findLabels(with text: String) -> [UILabel] {
    findViews(subclassOf: UILabel.self).filter { $0.text == text }
  }

  /// The buttons whose title in their current state is exactly `title`.
  ///
  /// A configuration's title takes precedence over the titles of the states.
  ///
  /// - Parameter title: the title, exactly.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findButtons(with title: String) -> [UIButton] {
    findViews(subclassOf: UIButton.self).filter { $0.currentTitle == title }
  }

  /// The image views that show a picture equal to `image`, with the same pixels and orientation.
  ///
  /// - Parameter image: an image with the same pixels and orientation.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findImageViews(with image: UIImage) -> [UIImageView] {
    findViews(subclassOf: UIImageView.self).filter { $0.image?.isEqual(image) == true }
  }

  /// The views below this one with exactly this identifier, including letter case.
  ///
  /// - Parameter identifier: the accessibility identifier; case matters.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findViews(withAccessibilityIdentifier identifier: String) -> [UIView] {
    recursiveSubviews.filter { $0.accessibilityIdentifier == identifier }
  }

  /// The views below this one that assistive technologies read out with exactly this label.
  ///
  /// Views inside an accessibility element with the same label, such as the title of a button, are part of that element
  /// and are not found.
  ///
  /// - Parameter label: the accessibility label, exactly.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findViews(withAccessibilityLabel label: String) -> [UIView] {
    recursiveSubviews.filter { $0.isLabelled(label) }
  }
}
