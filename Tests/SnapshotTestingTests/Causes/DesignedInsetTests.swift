import Testing
import UIKit

@testable import SnapshotTesting

/// One inset of a design in UIKit changes, thirty snapshots differ, and that is one decision.
@MainActor
struct DesignedInsetTests {
  /// Compares thirty screens, each with one view that fits its own text.
  private func day(
    _ old: CGFloat, _ new: CGFloat, _ view: (String, CGFloat) -> UIView
  ) throws -> ComparedScreens {
    var compared = ComparedScreens()
    for number in 0..<30 {
      let text = String(repeating: "w", count: 1 + number % 3) + " \(number)"
      try compared.compare("s\(number)", screen(view(text, old)), screen(view(text, new)))
    }
    #expect(compared.lines.count == 30)
    return compared
  }

  private func screen(_ view: UIView) -> UIView {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 120))
    screen.backgroundColor = .white
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
      view.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
    ])
    screen.layoutIfNeeded()
    return screen
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  private func card(_ name: String, _ text: String) -> (card: UIView, label: UILabel) {
    let (card, label) = (UIView(), self.label(text))
    card.accessibilityIdentifier = name
    card.backgroundColor = .yellow
    card.addSubview(label)
    return (card, label)
  }

  private func pin(_ label: UILabel, to card: UIView, _ inset: CGFloat) {
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: inset),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: inset),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -inset),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -inset),
    ])
  }

  @Test func theEdgeInsetsOfThirtyButtonsAreOneDecision() throws {
    let found = try day(12, 18) { text, inset in
      let button = UIButton(type: .system)
      button.setTitle(text, for: .normal)
      button.backgroundColor = .yellow
      button.contentEdgeInsets = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
      return button
    }

    #expect(found.words == ["30: content insets 12 → 18 (UIButton)"])
  }

  @Test func theInsetsOfThirtyConfigurationsAreOneDecision() throws {
    let found = try day(12, 18) { text, inset in
      var configuration = UIButton.Configuration.filled()
      configuration.title = text
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: 8, leading: inset, bottom: 8, trailing: inset)
      return UIButton(configuration: configuration)
    }

    #expect(found.words == ["30: content insets 12 → 18 (left and right of UIButton)"])
  }

  @Test func theMarginsOfThirtyViewsAreOneDecision() throws {
    let found = try day(8, 16) { [self] text, inset in
      let (card, label) = self.card("card", text)
      card.layoutMargins = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
      let guide = card.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: guide.topAnchor),
        label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
      return card
    }

    #expect(found.words == ["30: layout margins 8 → 16 (UIView #card)"])
  }

  @Test func theMarginsOfThirtyStacksAreOneDecision() throws {
    let found = try day(8, 16) { [self] text, inset in
      let stack = UIStackView(arrangedSubviews: [label(text), label("below")])
      stack.axis = .vertical
      stack.backgroundColor = .yellow
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
      return stack
    }

    #expect(found.words == ["30: margins 8 → 16 (UIStackView)"])
  }

  @Test func theSpacingOfThirtyStacksIsOneDecision() throws {
    let found = try day(8, 16) { [self] text, spacing in
      let stack = UIStackView(arrangedSubviews: [label(text), label("beside"), label(text)])
      stack.backgroundColor = .yellow
      stack.spacing = spacing
      return stack
    }

    #expect(found.words == ["30: spacing 8 → 16 (UIStackView)"])
  }

  /// No attribute names the constants of constraints, so the places show that all of them have changed alike.
  @Test func theConstantsOfThirtyViewsThatFitTheirTextsAreOneDecision() throws {
    let found = try day(12, 18) { [self] text, inset in
      let (card, label) = self.card("chip", text)
      pin(label, to: card, inset)
      return card
    }

    #expect(found.words == ["30: distance 12 → 18 (inside UIView #chip)"])
  }

  /// The texts in the middle of the views move, too, but each of them by a distance from another one.
  @Test func aWidthOfThirtyViewsIsNotAnInset() throws {
    let found = try day(150, 162) { [self] text, width in
      let (card, label) = self.card("chip", text)
      NSLayoutConstraint.activate([
        card.widthAnchor.constraint(equalToConstant: width),
        card.heightAnchor.constraint(equalToConstant: 40),
        label.centerXAnchor.constraint(equalTo: card.centerXAnchor),
        label.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      ])
      return card
    }

    #expect(found.words.count == 1, "\(found.words)")
    #expect(found.words.first?.contains("inside") == false, "\(found.words)")
  }

  /// The texts fill the width, and break into more lines in a smaller one.
  @Test func aDistanceAtBothSidesOfTextsIsNotHidden() throws {
    func screen(_ margin: CGFloat) -> UIView {
      let screen = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let labels = [label("One text of a few words"), label("Another text of some more words")]
      for label in labels {
        label.numberOfLines = 0
        screen.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: margin),
          label.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -margin),
        ])
      }
      NSLayoutConstraint.activate([
        labels[0].topAnchor.constraint(equalTo: screen.topAnchor, constant: 10),
        labels[1].topAnchor.constraint(equalTo: labels[0].bottomAnchor, constant: 10),
      ])
      screen.layoutIfNeeded()
      return screen
    }
    var compared = ComparedScreens()
    try compared.compare("s", screen(4), screen(64))

    #expect(compared.words.first?.contains("from (4, 10) to (64, 10)") == true, "\(compared.words)")
  }

  @Test func twoInsetsOfTwoViewsAreTwoDecisions() throws {
    func chip(_ name: String, _ inset: CGFloat) -> UIView {
      let (card, label) = self.card(name, "Text of \(name)")
      pin(label, to: card, inset)
      return screen(card)
    }
    var compared = ComparedScreens()
    try compared.compare("a", chip("a", 12), chip("a", 18))
    try compared.compare("b", chip("b", 4), chip("b", 10))

    #expect(compared.changes.all.count == 2, "\(compared.words)")
  }

  @Test func aViewThatMovedForAnotherReasonIsNotHidden() throws {
    func screen(_ inset: CGFloat, label y: CGFloat) -> UIView {
      let button = UIButton(type: .system)
      button.setTitle("Buy", for: .normal)
      button.contentEdgeInsets = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
      let screen = self.screen(button)
      let label = UILabel(frame: CGRect(x: 130, y: y, width: 90, height: 20))
      label.text = "Moved"
      screen.addSubview(label)
      return screen
    }
    var compared = ComparedScreens()
    try compared.compare("inset", screen(12, label: 70), screen(18, label: 70))
    try compared.compare("both", screen(12, label: 70), screen(18, label: 79))

    #expect(compared.changes.all.count == 2, "\(compared.words)")
    #expect(
      compared.words.contains { $0.contains("content insets 12 → 18") && $0.contains("distance") },
      "\(compared.words)")
  }

  /// A margin that nothing follows does not make a change a different one.
  @Test func aMarginWithoutEffectIsNotMentioned() throws {
    func screen(_ text: String, margin: CGFloat, _ color: UIColor) -> UIView {
      let (card, label) = self.card("card", text)
      pin(label, to: card, 12)
      card.layoutMargins.left = margin
      card.backgroundColor = color
      return self.screen(card)
    }
    var compared = ComparedScreens()
    try compared.compare("a", screen("a", margin: 8, .yellow), screen("a", margin: 16, .cyan))
    try compared.compare("b", screen("b", margin: 8, .yellow), screen("b", margin: 8, .cyan))

    #expect(compared.changes.all.count == 1, "\(compared.words)")
  }
}
