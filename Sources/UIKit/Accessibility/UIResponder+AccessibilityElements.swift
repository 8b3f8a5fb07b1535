extension UIResponder {
  func listedElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  func listedIndex(of element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === object } ?? NSNotFound
  }
}

extension UIView {
  var frameOnScreen: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }

  /// The texts of the labels in this view, in the order in which they were added, as a screen reader reads out a cell.
  var spokenTexts: String? {
    var texts: [String] = []
    forEachInTree { view in
      if let label = view as? UILabel, !label.isHidden, let text = label.accessibilityLabel {
        texts.append(text)
      }
    }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// The position of a value in a range, in whole percent; 0 if the range is empty.
  func percentage(_ value: Float, from low: Float, to high: Float) -> String {
    var share = high > low ? (value - low) / (high - low) : 0
    if !(high - low).isFinite {
      share = Float((Double(value) - Double(low)) / (Double(high) - Double(low)))
    }
    return "\(share.isFinite ? Int((share * 100).rounded()) : 0)%"
  }
}

extension UIButton {
  /// The label of a button: its title, or the accessibility label of its image if it has no title.
  var shownAccessibilityLabel: String? {
    configuration?.title ?? currentAttributedTitle?.string ?? currentTitle
      ?? (configuration?.image ?? currentImage)?.accessibilityLabel
  }
}

extension UISlider {
  func step(by share: Float) {
    value += share * (maximumValue - minimumValue)
    sendActions(for: .valueChanged)
  }
}

extension UITextField {
  /// The text of a field for a screen reader: the placeholder if the field is empty, and bullets if its text is secret.
  var spokenValue: String? {
    guard let text, !text.isEmpty else { return placeholder }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }
}
