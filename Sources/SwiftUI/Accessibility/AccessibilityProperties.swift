/// The accessibility properties of a view's elements; nil leaves a property unchanged.
struct AccessibilityProperties {
  var label: Text?
  var value: Text?
  var hint: Text?
  var identifier: String?
  var isHidden: Bool?
  var addedTraits = AccessibilityTraits()
  var removedTraits = AccessibilityTraits()
  var inputLabels: [Text] = []
  /// The names of actions, with their handlers.
  var actions: [(name: Text, handler: () -> Void)] = []
  var isAdjustable = false
  var respondsToTouches: Bool?
  /// The sort priority; elements with a higher one are read first.
  var sortPriority: Double?

  /// Applies the properties to the elements that are drawn for a view.
  ///
  /// If no part of the view is an element, for example in a shape, the view becomes one.
  @MainActor
  func apply(to views: [UIView], in environment: EnvironmentValues) {
    var elements = views.flatMap(\.accessibilityElementViews)
    if elements.isEmpty, label != nil || identifier != nil || value != nil {
      elements = views.first.map { [$0] } ?? []
      // The identifier is set on all views, because masks cover every view with an identifier.
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

  /// Adds the actions; those of inner modifiers come first.
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
  /// The outermost accessibility elements in the view.
  fileprivate var accessibilityElementViews: [UIView] {
    isAccessibilityElement ? [self] : subviews.flatMap(\.accessibilityElementViews)
  }
}

extension AccessibilityTraits {
  /// The corresponding UIKit traits, as far as UIKit has them.
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
