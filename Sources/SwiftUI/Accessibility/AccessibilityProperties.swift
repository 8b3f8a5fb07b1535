/// Properties of the elements of a view; a property that is nil is left as it is.
struct AccessibilityProperties {
  var label: Text?
  var value: Text?
  var hint: Text?
  var identifier: String?
  var isHidden: Bool?
  var addedTraits = AccessibilityTraits()
  var removedTraits = AccessibilityTraits()
  var inputLabels: [Text] = []
  /// The names of actions and what they do.
  var actions: [(name: Text, handler: () -> Void)] = []
  var isAdjustable = false
  var respondsToTouches: Bool?
  /// Elements of higher ones are read earlier.
  var sortPriority: Double?

  /// Tells the elements that are drawn for a view.
  ///
  /// A view of which nothing is an element, such as a shape, becomes one.
  @MainActor
  func apply(to views: [UIView], in environment: EnvironmentValues) {
    var elements = views.flatMap(\.accessibilityElementViews)
    if elements.isEmpty, label != nil || identifier != nil || value != nil {
      elements = views.first.map { [$0] } ?? []
      // Masks cover all that has an identifier.
      if let identifier { for view in views { view.accessibilityIdentifier = identifier } }
    }
    for element in elements { apply(to: element, in: environment) }
    if let isHidden {
      for view in views { view.accessibilityElementsHidden = isHidden }
    }
    if addedTraits.contains(.isModal) {
      for view in views { view.accessibilityViewIsModal = true }
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
    if isAdjustable { element.accessibilityTraits.insert(.adjustable) }
    if let respondsToTouches {
      element.accessibilityRespondsToUserInteraction = respondsToTouches
    }
    if let sortPriority {
      CanvasView.around(element)?.readingPriorities[ObjectIdentifier(element)] = sortPriority
    }
    let labels = inputLabels.compactMap { $0.plain(in: environment) }
    if !labels.isEmpty { element.accessibilityUserInputLabels = labels }
    addActions(to: element, in: environment)
  }

  /// Actions of modifiers inside come first.
  @MainActor
  private func addActions(to element: UIView, in environment: EnvironmentValues) {
    let added = actions.compactMap { action in
      action.name.plain(in: environment).map { name in
        UIAccessibilityCustomAction(name: name) { _ in
          action.handler()
          return true
        }
      }
    }
    if !added.isEmpty {
      element.accessibilityCustomActions = (element.accessibilityCustomActions ?? []) + added
    }
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
