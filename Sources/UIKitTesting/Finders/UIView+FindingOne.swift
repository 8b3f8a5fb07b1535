public import DarkroomUIKit

/// Finders that answer exactly one view. Where there is none, or more than one, the error tells what was there:
/// the nearest texts and the tree that was searched.
extension UIView {
  /// The only view below this one, at any depth, that is of `type` or of a subclass of it.
  ///
  /// - Parameter type: the class; its subclasses count, too.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findView<T: UIView>(subclassOf type: T.Type) throws(ViewFinderError) -> T {
    try ViewQuery<T>(wanted: "\(type)") { _ in true }.one(below: self)
  }

  /// The only view below this one for which `predicate` holds, which is asked once for each view.
  ///
  /// - Parameter predicate: whether a view is wanted.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findView(where predicate: (UIView) -> Bool) throws(ViewFinderError) -> UIView {
    let found = recursiveSubviews.filter(predicate)
    return try ViewQuery<UIView>(wanted: "view that fits the predicate") { view in
      found.contains { $0 === view }
    }.one(below: self)
  }

  /// The only label whose text is exactly `text`; the error names the texts that resemble it.
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

  /// The only button whose title, as its state shows it, is exactly `title`; the error names those
  /// that resemble it.
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

  /// The only image view that shows a picture equal to `image`: same pixels, same orientation.
  ///
  /// - Parameter image: an image with the same pixels and orientation.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func findImageView(with image: UIImage) throws(ViewFinderError) -> UIImageView {
    try ViewQuery<UIImageView>(wanted: "UIImageView with that image") {
      $0.image?.isEqual(image) == true
    }.one(below: self)
  }

  /// The only view below this one with exactly this identifier; the error names identifiers that resemble
  /// it.
  ///
  /// - Parameter identifier: the accessibility identifier; letter case counts.
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

  /// The only view below this one that assistive technologies read out by exactly this label.
  ///
  /// A title inside a button of the same label is part of the button and does not count as a second
  /// view.
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
