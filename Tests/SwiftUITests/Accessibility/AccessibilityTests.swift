import SwiftUI
import Testing

@MainActor
struct AccessibilityTests {
  fileprivate func elements(_ view: some View) -> [UIView] {
    let controller = UIHostingController(rootView: view)
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.layoutIfNeeded()
    func all(_ view: UIView) -> [UIView] {
      view.accessibilityElementsHidden
        ? [] : view.isAccessibilityElement ? [view] : view.subviews.flatMap(all)
    }
    return all(controller.view)
  }

  @Test func propertiesReachTheDrawnView() {
    let element = elements(
      Text("a").padding().opacity(0.5).accessibilityLabel("label").accessibilityValue("value")
        .accessibilityHint(Text("hint")).accessibilityIdentifier("id")
        .accessibilityAddTraits([.isHeader, .isSelected])
        .accessibilityRemoveTraits(.isStaticText)
    ).first

    #expect(element?.accessibilityLabel == "label")
    #expect(element?.accessibilityValue == "value")
    #expect(element?.accessibilityHint == "hint")
    #expect(element?.accessibilityIdentifier == "id")
    #expect(element?.accessibilityTraits == [.header, .selected])
  }

  /// As on iOS, where the identifier of a container takes the place of those inside of it.
  @Test func theOutermostPropertyCounts() {
    let found = elements(
      VStack {
        Text("a").accessibilityIdentifier("inner")
        Text("b")
      }.accessibilityIdentifier("outer"))

    #expect(found.map(\.accessibilityIdentifier) == ["outer", "outer"])
  }

  @Test func shapesBecomeElements() {
    #expect(elements(Circle()).isEmpty)
    #expect(elements(Circle().accessibilityLabel("dot")).map(\.accessibilityLabel) == ["dot"])
  }

  @Test func hiddenElementsAreNone() {
    #expect(elements(Text("a").accessibilityHidden(true)).isEmpty)
    #expect(elements(Text("a").hidden()).isEmpty)
  }

  @Test func elementsAreCombined() {
    let stack = HStack {
      Text("a")
      Text("b")
    }

    #expect(
      elements(stack.accessibilityElement(children: .combine)).map(\.accessibilityLabel)
        == ["a, b"])
    #expect(
      elements(stack.accessibilityElement().accessibilityLabel("both")).map(\.accessibilityLabel)
        == ["both"])
    #expect(elements(stack.accessibilityElement(children: .contain)).count == 2)
  }
}

extension AccessibilityTests {
  @Test func actionsAndLabelsForVoiceControlReachTheElement() {
    var log: [String] = []
    let element = elements(
      Text("a").accessibilityAction(named: "Open") { log.append("open") }
        .accessibilityAction(named: Text("Close")) { log.append("close") }
        .accessibilityInputLabels(["b", "c"]).accessibilityAdjustableAction { _ in }
        .accessibilityRespondsToUserInteraction(false)
    ).first
    let actions = element?.accessibilityCustomActions ?? []
    for action in actions { _ = action.actionHandler?(action) }

    #expect(actions.map(\.name) == ["Open", "Close"])
    #expect(log == ["open", "close"])
    #expect(element?.accessibilityUserInputLabels == ["b", "c"])
    #expect(element?.accessibilityTraits.contains(.adjustable) == true)
    #expect(element?.accessibilityRespondsToUserInteraction == false)
  }

  @Test func higherPrioritiesAreReadEarlier() throws {
    let controller = UIHostingController(
      rootView: VStack {
        Text("a")
        Text("b").accessibilitySortPriority(2)
        HStack {
          Text("c").accessibilitySortPriority(-1)
          Text("d").accessibilityHidden(true)
          Text("e")
        }
      })
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.layoutIfNeeded()
    let listed = try #require(controller.view.subviews[0].accessibilityElements as? [UIView])

    #expect(listed.map(\.accessibilityLabel) == ["b", "a", "e", "c"])
  }

  @Test func aCombinedElementCanDoWhatItsPartsCan() throws {
    let element = try #require(
      elements(
        HStack {
          Text("a").accessibilityAddTraits(.isHeader)
          Button("b") {}.accessibilityAction(named: "Open") {}
        }.accessibilityElement(children: .combine)
      ).first)

    #expect(element.accessibilityLabel == "a, b")
    #expect(element.accessibilityTraits == [.header, .button])
    #expect(element.accessibilityCustomActions?.map(\.name) == ["Open"])
  }

  /// All of a view that masks cover has its identifier, though one element of it is read.
  @Test func shapesShareTheIdentifierOfTheirContainer() {
    let controller = UIHostingController(
      rootView: HStack {
        Circle()
        Circle()
      }.accessibilityIdentifier("dots"))
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.layoutIfNeeded()

    #expect(
      controller.view.subviews[0].subviews.map(\.accessibilityIdentifier) == ["dots", "dots"])
  }
}

extension AccessibilityTests {
  /// The modifier of texts, which makes a text again.
  @Test func aTextIsReadByItsOwnLabel() {
    let text: Text = Text("3").accessibilityLabel("three").bold()

    #expect(elements(text).map(\.accessibilityLabel) == ["three"])
  }
}

/// A control is one element with its label, so an identifier names one view.
extension AccessibilityTests {
  struct Control: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let view: @MainActor () -> AnyView

    init(_ name: String, _ view: @escaping @MainActor () -> some View) {
      testDescription = name
      self.view = { AnyView(view()) }
    }
  }

  nonisolated static let controls = [
    Control("button") { Button("Label") {} },
    Control("link") { Link("Label", destination: URL(fileURLWithPath: "/")) },
    Control("toggle") { Toggle("Label", isOn: .constant(true)) },
    Control("toggle with a picture") {
      Toggle(isOn: .constant(true)) { Label("Label", systemImage: "star") }
    },
    Control("stepper") { Stepper("Label", value: .constant(1)) },
    Control("slider") { Slider(value: .constant(1)) { Text("Label") } },
    Control("field") { TextField("Label", text: .constant("")) },
    Control("secure field") { SecureField("Label", text: .constant("")) },
    Control("date picker") {
      DatePicker("Label", selection: .constant(Date(timeIntervalSince1970: 0)))
    },
    Control("color picker") { ColorPicker("Label", selection: .constant(.red)) },
    Control("menu") { Menu("Label") { Button("Act") {} } },
    Control("picker in a row") {
      List { Picker("Label", selection: .constant(1)) { Text("One").tag(1) } }
    },
    Control("toggle in a row") { Form { Toggle("Label", isOn: .constant(true)) } },
  ]

  @Test(arguments: controls) func aControlIsOneElementWithItsLabel(_ control: Control) {
    let hosted = Hosted(control.view().accessibilityIdentifier("id"))
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    // What is in an element is not read.
    func read(_ view: UIView) -> [UIView] {
      view.isAccessibilityElement ? [view] : view.subviews.flatMap(read)
    }
    let named = all(hosted.view).filter { $0.accessibilityIdentifier == "id" }

    #expect(read(hosted.view).filter { $0.accessibilityLabel == "Label" } == named)
    #expect(named.count == 1)
  }
}
