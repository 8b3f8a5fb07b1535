public import DarkroomUIKit

extension InspectedView {
  /// The only part that shows exactly this text.
  ///
  /// - Parameter text: the text, exactly.
  public func find(text: String) throws(ViewFinderError) -> InspectedView {
    try one("view with text \"\(text)\"", text, \.shownText) { $0.shownText == text }
  }

  /// The only button with this title: its text, or the label that is read out.
  ///
  /// - Parameter title: the title, exactly.
  public func find(button title: String) throws(ViewFinderError) -> InspectedView {
    try one("button \"\(title)\"", title, { $0.isButton ? $0.accessibilityLabel : nil }) { view in
      view.isButton && (view.accessibilityLabel == title || view.shows(title))
    }
  }

  /// The only part with exactly this identifier.
  ///
  /// - Parameter identifier: the accessibility identifier; case matters.
  public func find(
    viewWithAccessibilityIdentifier identifier: String
  ) throws(ViewFinderError) -> InspectedView {
    try one(
      "view with accessibility identifier \"\(identifier)\"", identifier,
      \.accessibilityIdentifier
    ) { $0.accessibilityIdentifier == identifier }
  }

  /// The only part that is read out with exactly this label.
  ///
  /// - Parameter label: the accessibility label, exactly.
  public func find(
    viewWithAccessibilityLabel label: String
  ) throws(ViewFinderError) -> InspectedView {
    try one("view with accessibility label \"\(label)\"", label, \.accessibilityLabel) {
      $0.accessibilityLabel == label
    }
  }

  /// The only part of a type: a view that a team has composed, a SwiftUI view such as `Text`, or a UIKit class.
  ///
  /// The arguments of a generic type are not compared.
  ///
  /// - Parameter type: the type of the view.
  public func find<T>(_ type: T.Type) throws(ViewFinderError) -> InspectedView {
    try part("\(InspectedType(type).name)", nil, { _ in nil }) { InspectedType(type).parts(of: $0) }
  }

  /// The only part for which the predicate is true.
  ///
  /// - Parameter predicate: returns whether a view is wanted.
  public func find(where predicate: @escaping (UIView) -> Bool) throws(ViewFinderError)
    -> InspectedView
  {
    try one("view that fits the predicate", nil, { _ in nil }, predicate)
  }

  /// The parts of a type, from first to last; see `find(_:)`.
  ///
  /// - Parameter type: the type of the view.
  public func findAll<T>(_ type: T.Type) throws(ViewFinderError) -> [InspectedView] {
    settle()
    let type = InspectedType(type)
    return try type.parts(of: all()).indices.map { index in
      InspectedView(root: root) { () throws(ViewFinderError) in
        settle()
        let parts = try type.parts(of: all())
        guard parts.indices.contains(index) else {
          throw ViewFinderError(
            wanted: "\(type.name) number \(index + 1)", reason: .nothingFound, nearest: [],
            tree: ViewOutline(root, marking: []).text)
        }
        return parts[index]
      }
    }
  }

  /// The number of parts that show exactly this text.
  ///
  /// - Parameter text: the text, exactly.
  public func count(ofText text: String) throws(ViewFinderError) -> Int {
    settle()
    return try all().filter { $0.shownText == text }.outermost.count
  }
}

extension InspectedView {
  private func one(
    _ wanted: String, _ text: String?, _ candidate: @escaping (UIView) -> String?,
    _ matches: @escaping (UIView) -> Bool
  ) throws(ViewFinderError) -> InspectedView {
    try part(wanted, text, candidate) { $0.filter(matches).outermost.map { [$0] } }
  }

  /// The only matching part, which is searched for now and again at each use.
  private func part(
    _ wanted: String, _ text: String?, _ candidate: @escaping (UIView) -> String?,
    _ parts: @escaping @MainActor ([UIView]) -> [[UIView]]
  ) throws(ViewFinderError) -> InspectedView {
    let found = InspectedView(root: root) { () throws(ViewFinderError) in
      settle()
      let views = try all()
      let found = parts(views)
      if found.count == 1 { return found[0] }
      var nearest: [String] = []
      if let text, found.isEmpty {
        nearest = NearestTexts.of(text, among: views.compactMap(candidate))
      }
      throw ViewFinderError(
        wanted: wanted, reason: found.isEmpty ? .nothingFound : .tooManyFound(found.count),
        nearest: nearest.map { "\"\($0)\"" },
        tree: ViewOutline(root, marking: found.flatMap(\.self)).text)
    }
    _ = try found.locate()
    return found
  }
}

extension UIView {
  /// Whether the view is read out as a button.
  fileprivate var isButton: Bool { self is UIButton || accessibilityTraits.contains(.button) }

  fileprivate func shows(_ text: String) -> Bool {
    shownText == text || recursiveSubviews.contains { $0.shownText == text }
  }
}

extension [UIView] {
  /// The views that aren't inside another one of them.
  @MainActor
  var outermost: [UIView] {
    let all = Set(map(ObjectIdentifier.init))
    return filter { view in
      !sequence(first: view, next: \.superview).dropFirst().contains {
        all.contains(ObjectIdentifier($0))
      }
    }
  }
}
