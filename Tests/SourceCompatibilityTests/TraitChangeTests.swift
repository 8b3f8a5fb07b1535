import Testing
import UIKit

private enum Theme: UITraitDefinition {
  static let defaultValue = "plain"
}

extension UITraitCollection {
  fileprivate var theme: String { self[Theme.self] }
}

extension UIMutableTraits {
  fileprivate var theme: String {
    get { self[Theme.self] }
    set { self[Theme.self] = newValue }
  }
}

private final class ThemedView: UIView {
  var seen: [UIUserInterfaceStyle] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (self: Self, previous: UITraitCollection) in
      self.seen.append(previous.userInterfaceStyle)
    }
  }

  required init?(coder: NSCoder) { fatalError("not in an interface file") }
}

@MainActor
struct TraitChangeTests {
  @Test func registeredHandlersGetTheirOwnType() {
    let view = ThemedView()

    view.overrideUserInterfaceStyle = .dark
    view.traitOverrides.verticalSizeClass = .compact

    #expect(view.seen == [.light])
  }

  @Test func customTraitsReachSubviews() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)

    #expect(child.traitCollection.theme == "plain")
    parent.traitOverrides.theme = "neon"

    #expect(child.traitCollection.theme == "neon")
  }
}
