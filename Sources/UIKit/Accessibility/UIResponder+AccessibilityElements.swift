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

  /// The texts of the labels inside, top to bottom as they were added, as a cell reads them out.
  var spokenTexts: String? {
    var texts: [String] = []
    forEachInTree { view in
      if let label = view as? UILabel, !label.isHidden, let text = label.accessibilityLabel {
        texts.append(text)
      }
    }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// A share of a range in whole percent; 0 where the range has no end.
  func percentage(_ value: Float, from low: Float, to high: Float) -> String {
    var share = high > low ? (value - low) / (high - low) : 0
    if !(high - low).isFinite {
      share = Float((Double(value) - Double(low)) / (Double(high) - Double(low)))
    }
    return "\(share.isFinite ? Int((share * 100).rounded()) : 0)%"
  }
}

extension UIButton {
  /// Its title; without one what is said of its image.
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
  /// The placeholder of an empty field; bullets for a secret.
  var spokenValue: String? {
    guard let text, !text.isEmpty else { return placeholder }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }
}
