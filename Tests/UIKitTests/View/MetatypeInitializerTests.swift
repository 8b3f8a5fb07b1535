import DarkroomQuartzCore
import DarkroomUIKit
import Testing

/// Objects made where only the kind of class is known, as generic factories of iOS code make them.
@MainActor
struct MetatypeInitializerTests {
  private class Badge: UIView {
    var made: [String] = []
    override init(frame: CGRect) {
      super.init(frame: frame)
      made.append("frame")
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    func another() -> Self { type(of: self).init(frame: frame) }
  }

  private final class Screen: UIViewController {
    let label = UILabel()
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      label.text = nibName
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Cell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Has the one initializer of text views that is not a convenience.
  private final class Note: UITextView {
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      text = "note"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Header: UITableViewHeaderFooterView {}
  private final class Star: UIButton {}
  private final class Flow: UICollectionViewFlowLayout {}
  private final class Gradient: CAGradientLayer {}

  private func view<T: UIView>(_ type: T.Type) -> T { T() }
  private func view<T: UIView>(_ type: T.Type, frame: CGRect) -> T { type.init(frame: frame) }

  @Test func viewsAreMadeByTheirOwnInitializer() {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let badge = view(Badge.self, frame: frame)

    #expect(badge.made == ["frame"])
    #expect(badge.frame == frame)
    #expect(view(Badge.self).made == ["frame"])
    #expect(badge.another().frame == frame)
    #expect(type(of: badge.another()) == Badge.self)
  }

  @Test func textViewsAreMadeByTheOneThatTakesAContainer() {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)

    #expect(view(Note.self).text == "note")
    #expect(view(Note.self, frame: frame).text == "note")
    #expect(view(Note.self, frame: frame).frame == frame)
    #expect(Note(frame: frame).text == "note")
  }

  @Test func controllersAreMadeWithAndWithoutANib() {
    func controller<T: UIViewController>(_ type: T.Type) -> T { T() }
    func named<T: UIViewController>(_ type: T.Type, _ name: String) -> T {
      T(nibName: name, bundle: .main)
    }
    let long = "a name that does not fit into sixteen bytes"

    #expect(controller(Screen.self).label.text == nil)
    #expect(named(Screen.self, long).nibName == long)
    #expect(named(Screen.self, long).label.text == long)
    #expect(named(Screen.self, long).nibBundle == .main)
  }

  @Test func cellsAndHeadersAreMadeWithTheirIdentifier() {
    func cell<T: UITableViewCell>(_ type: T.Type) -> T {
      T(style: .value1, reuseIdentifier: "row")
    }
    func plain(_ type: UITableViewCell.Type) -> UITableViewCell {
      type.init(style: .subtitle, reuseIdentifier: nil)
    }
    func header<T: UITableViewHeaderFooterView>(_ type: T.Type) -> T { T(reuseIdentifier: "head") }

    #expect(cell(Cell.self).reuseIdentifier == "row")
    #expect(cell(Cell.self).detailTextLabel != nil)
    #expect(plain(UITableViewCell.self).detailTextLabel != nil)
    #expect(header(Header.self).reuseIdentifier == "head")
  }

  @Test func whatClassesMakeForConvenienceIsMade() {
    func button<T: UIButton>(_ type: T.Type) -> T { T(type: .system) }
    func picture<T: UIImageView>(_ type: T.Type, _ image: UIImage) -> T { T(image: image) }
    func stack<T: UIStackView>(_ type: T.Type, _ views: [UIView]) -> T {
      T(arrangedSubviews: views)
    }
    func navigation<T: UINavigationController>(_ type: T.Type, _ root: UIViewController) -> T {
      T(rootViewController: root)
    }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { _ in }
    let views = [UIView(), UIView()]
    let root = UIViewController()

    #expect(button(Star.self).buttonType == .system)
    #expect(picture(UIImageView.self, image).frame.size == CGSize(width: 3, height: 4))
    #expect(stack(UIStackView.self, views).arrangedSubviews == views)
    #expect(navigation(UINavigationController.self, root).topViewController === root)
  }

  @Test func layoutsAndLayersAreMade() {
    func layout<T: UICollectionViewLayout>(_ type: T.Type) -> T { T() }
    func layer<T: CALayer>(_ type: T.Type) -> T { T() }

    #expect(layout(Flow.self).scrollDirection == .vertical)
    #expect(layer(Gradient.self).colors == nil)
  }

  /// An object that nobody holds is gone: what C hands out is owned once.
  @Test func objectsAreOwnedOnce() {
    weak var view: UIView?
    weak var controller: UIViewController?
    do {
      func make<T: UIViewController>(_ type: T.Type) -> T { T(nibName: "name", bundle: nil) }
      let held = (self.view(Badge.self, frame: .zero), make(Screen.self))
      (view, controller) = held
      #expect(view != nil && controller != nil)
    }
    #expect(view == nil && controller == nil)
  }
}
