/// Properties of the elements of a view; a property that is nil is left as it is.
struct AccessibilityProperties {
  var label: Text?
  var value: Text?
  var hint: Text?
  var identifier: String?
  var isHidden: Bool?
  var addedTraits = AccessibilityTraits()
  var removedTraits = AccessibilityTraits()

  /// Tells the elements that are drawn for a view.
  ///
  /// A view of which nothing is an element, such as a shape, becomes one.
  @MainActor
  func apply(to views: [UIView], in environment: EnvironmentValues) {
    var elements = views.flatMap(\.accessibilityElementViews)
    if elements.isEmpty, label != nil || identifier != nil || value != nil {
      elements = views.first.map { [$0] } ?? []
    }
    for element in elements { apply(to: element, in: environment) }
    if let isHidden {
      for view in views { view.accessibilityElementsHidden = isHidden }
    }
  }

  @MainActor
  private func apply(to element: UIView, in environment: EnvironmentValues) {
    element.isAccessibilityElement = true
    if let label { element.accessibilityLabel = label.plain(in: environment) }
    if let value { element.accessibilityValue = value.plain(in: environment) }
    if let hint { element.accessibilityHint = hint.plain(in: environment) }
    if let identifier { element.accessibilityIdentifier = identifier }
    element.accessibilityTraits.formUnion(addedTraits.uiTraits)
    element.accessibilityTraits.subtract(removedTraits.uiTraits)
  }
}

extension Text {
  @MainActor
  fileprivate func plain(in environment: EnvironmentValues) -> String? {
    resolved(in: environment)?.string
  }
}

extension UIView {
  /// The outermost elements in the view.
  fileprivate var accessibilityElementViews: [UIView] {
    isAccessibilityElement ? [self] : subviews.flatMap(\.accessibilityElementViews)
  }
}

extension AccessibilityTraits {
  /// What UIKit calls the traits that it knows.
  fileprivate var uiTraits: UIAccessibilityTraits {
    let pairs: [(AccessibilityTraits, UIAccessibilityTraits)] = [
      (.isButton, .button), (.isHeader, .header), (.isSelected, .selected), (.isLink, .link),
      (.isSearchField, .searchField), (.isImage, .image), (.playsSound, .playsSound),
      (.isKeyboardKey, .keyboardKey), (.isStaticText, .staticText),
      (.isSummaryElement, .summaryElement), (.updatesFrequently, .updatesFrequently),
      (.startsMediaSession, .startsMediaSession),
      (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn),
      (.isToggle, .toggleButton), (.isTabBar, .tabBar),
    ]
    return pairs.reduce(into: []) { traits, pair in
      if contains(pair.0) { traits.formUnion(pair.1) }
    }
  }
}
