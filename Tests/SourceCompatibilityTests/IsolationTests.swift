import Testing
import UIKit

/// Views, controllers and controls belong to the main actor; values that models use do not.
struct IsolationTests {
  @Test func valuesAreMadeOffTheMainActor() async {
    let traits = await Task.detached { UITraitCollection(userInterfaceStyle: .dark) }.value

    #expect(traits.userInterfaceStyle == .dark)
    #expect([UIColor.red, .blue].map(\.cgColor.alpha) == [1, 1])
  }

  @MainActor @Test func subclassesOverrideInitializersAsOnIOS() {
    final class Badge: UIView {
      let count: Int

      init(count: Int) {
        self.count = count
        super.init(frame: .zero)
      }

      required init?(coder: NSCoder) { fatalError("not in an interface file") }
    }
    final class Card: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        tag = 7
      }

      required init?(coder: NSCoder) {
        super.init(coder: coder)
        tag = 8
      }
    }

    #expect(Badge(count: 3).count == 3)
    #expect(Card().tag == 7)
    #expect(Card(coder: NSCoder())?.tag == 8)
  }

  @MainActor @Test func controllersNeedNoInitializer() {
    final class Screen: UIViewController {
      private let label = UIView()
      lazy var badge = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        view.addSubview(badge)
      }
    }

    #expect(Screen().view.subviews.count == 2)
  }
}
