public import DarkroomUIKit

/// Finders for exactly one view.
///
/// If there is none, or more than one, the error shows what was found: the nearest texts and the tree that was
/// searched.
extension UIView {
  /// The only view below this one, at any depth, of `type` or a subclass of it.
  ///
  /// - Parameter type: the class, which includes its subclasses.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findView<T: UIView>(subclassOf type: T.Type) throws(ViewFinderError) -> T {
    try ViewQuery<T>(wanted: "\(type)") { _ in true }.one(below: self)
  }

  /// The only view below this one for which `predicate` is true; it is called once for each view.
  ///
  /// - Parameter predicate: returns whether a view is wanted.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findView(where predicate: (UIView) -> Bool) throws(ViewFinderError) -> UIView {
    let found = recursiveSubviews.filter(predicate)
    return try ViewQuery<UIView>(wanted: "view that fits the predicate") { view in
      found.contains { $0 === view }
    }.one(below: self)
  }

  /// The only label whose text is exactly `text`; the error lists similar texts.
  ///
  /// - Parameter text: the text, exactly.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findLabel(with text: String) throws(ViewFinderError) -> UILabel {
    try ViewQuery<UILabel>(
      wanted: "UILabel with text \"\(text)\"", text: text,
      candidates: { ($0 as? UILabel)?.text }, matches: { $0.text == text }
    ).one(below: self)
  }

  /// The only button whose title in its current state is exactly `title`; the error lists similar titles.
  ///
  /// - Parameter title: the title, exactly.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findButton(with title: String) throws(ViewFinderError) -> UIButton {
    try ViewQuery<UIButton>(
      wanted: "UIButton with title \"\(title)\"", text: title,
      candidates: { ($0 as? UIButton)?.currentTitle }, matches: { $0.currentTitle == title }
    ).one(below: self)
  }

  /// The only image view that shows a picture equal to `image`, with the same pixels and orientation.
  ///
  /// - Parameter image: an image with the same pixels and orientation.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findImageView(with image: UIImage) throws(ViewFinderError) -> UIImageView {
    try ViewQuery<UIImageView>(wanted: "UIImageView with that image") {
      $0.image?.isEqual(image) == true
    }.one(below: self)
  }

  /// The only view below this one with exactly this identifier; the error lists similar identifiers.
  ///
  /// - Parameter identifier: the accessibility identifier; case matters.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findView(
    withAccessibilityIdentifier identifier: String
  ) throws(ViewFinderError) -> UIView {
    try ViewQuery<UIView>(
      wanted: "view with accessibility identifier \"\(identifier)\"", text: identifier,
      candidates: \.accessibilityIdentifier,
      matches: { $0.accessibilityIdentifier == identifier }
    ).one(below: self)
  }

  /// The only view below this one that assistive technologies read out with exactly this label.
  ///
  /// A title inside a button with the same label is part of the button and does not count as a second view.
  ///
  /// - Parameter label: the accessibility label, exactly.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findView(
    withAccessibilityLabel label: String
  ) throws(ViewFinderError) -> UIView {
    try ViewQuery<UIView>(
      wanted: "view with accessibility label \"\(label)\"", text: label,
      candidates: \.accessibilityLabel, matches: { $0.isLabelled(label) }
    ).one(below: self)
  }
}
