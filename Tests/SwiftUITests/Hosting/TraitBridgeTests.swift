import SwiftUI
import Testing

private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = "plain"
}

private struct ThemeKey: UITraitBridgedEnvironmentKey {
  static let defaultValue = "plain"
  static func read(from traits: UITraitCollection) -> String { traits[ThemeTrait.self] }
  static func write(to traits: inout any UIMutableTraits, value: String) {
    traits[ThemeTrait.self] = value
  }
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

@MainActor
struct TraitBridgeTests {
  private struct Reading<Value>: View {
    @Environment private var value: Value
    let log: (Value) -> Void

    init(_ path: KeyPath<EnvironmentValues, Value>, _ log: @escaping (Value) -> Void) {
      _value = Environment(path)
      self.log = log
    }

    var body: some View {
      let _ = log(value)
      Color.red
    }
  }

  private func read<Value>(
    _ path: KeyPath<EnvironmentValues, Value>, _ traits: UITraitCollection
  ) -> Value? {
    var last: Value?
    let hosting = UIHostingController(rootView: Reading(path) { last = $0 })
    let parent = UIViewController()
    parent.addChild(hosting)
    parent.setOverrideTraitCollection(traits, forChild: hosting)
    parent.view.addSubview(hosting.view)
    hosting.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    hosting.view.layoutIfNeeded()
    return last
  }

  @Test func traitsOfUIKitAreTheEnvironmentOfTheRoot() {
    #expect(read(\.colorScheme, UITraitCollection(userInterfaceStyle: .dark)) == .dark)
    #expect(
      read(\.layoutDirection, UITraitCollection(layoutDirection: .rightToLeft)) == .rightToLeft)
    #expect(read(\.displayScale, UITraitCollection(displayScale: 1)) == 1)
    #expect(
      read(\.sizeCategory, UITraitCollection(preferredContentSizeCategory: .extraLarge))
        == .extraLarge)
    #expect(
      read(\.horizontalSizeClass, UITraitCollection(horizontalSizeClass: .regular)) == .regular)
    #expect(read(\.legibilityWeight, UITraitCollection(legibilityWeight: .bold)) == .bold)
    #expect(
      read(\.colorSchemeContrast, UITraitCollection(accessibilityContrast: .high)) == .increased)
  }

  @Test func aBridgedKeyReadsItsTraitAndWritesIt() {
    let traits = UITraitCollection { $0[ThemeTrait.self] = "fancy" }
    #expect(read(\.theme, traits) == "fancy")

    let view = UIView()
    let hosting = UIHostingController(
      rootView: Fixed(view: view).environment(\.theme, "loud"))
    hosting.view.layoutIfNeeded()
    #expect(view.traitCollection[ThemeTrait.self] == "loud")
  }

  private struct Fixed: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }
}
