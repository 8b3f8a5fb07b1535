import DarkroomCoreGraphics
import DarkroomQuartzCore
import DarkroomUIKit
import Testing

/// Objects made from metatypes that were declared as those of a superclass: on iOS, UIKit's initializers are
/// Objective-C's, which the class itself answers.
@MainActor
struct MetatypeValueTests {
  private class Badge: UILabel {
    var made: [String] = []
    override init(frame: CGRect) {
      super.init(frame: frame)
      made.append("frame")
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Ribbon<Model>: Badge {
    override init(frame: CGRect) {
      super.init(frame: frame)
      made.append("\(Model.self)")
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private typealias Kind = UIView.Type
  @MainActor
  private struct Factory<V: UIView> {
    let type: V.Type
    func make() -> V { type.init(frame: CGRect(x: 0, y: 0, width: 5, height: 6)) }
    func plain() -> V { type.init() }
  }
  private func returned() -> UIView.Type { Ribbon<Int>.self }
  private let frame = CGRect(x: 1, y: 2, width: 30, height: 40)

  @Test func aViewIsOfTheClassThatTheMetatypeHolds() {
    let kind: UIView.Type = UILabel.self
    let alias: Kind = Badge.self
    let copied = type(of: Badge() as UIView)

    #expect(type(of: kind.init()) == UILabel.self)
    #expect(type(of: kind.init(frame: frame)) == UILabel.self)
    #expect(kind.init(frame: frame).frame == frame)
    #expect((alias.init() as? Badge)?.made == ["frame"])
    #expect((copied.init(frame: frame) as? Badge)?.made == ["frame"])
    #expect((returned().init(frame: frame) as? Badge)?.made == ["frame", "Int"])
  }

  @Test func genericsAndFunctionsHoldIt() {
    func make<T: UIView>(_ type: T.Type) -> T { type.init(frame: .zero) }
    let kinds: [UIView.Type] = [UIView.self, UISwitch.self, Badge.self, Ribbon<String>.self]
    let initializer: @MainActor (CGRect) -> UIView = returned().init(frame:)

    #expect(type(of: Factory<UIView>(type: Badge.self).make()) == Badge.self)
    #expect(type(of: Factory<UIView>(type: Badge.self).plain()) == Badge.self)
    #expect(type(of: Factory(type: UISlider.self).make()) == UISlider.self)
    #expect(kinds.allSatisfy { type(of: make($0)) == $0 })
    #expect(kinds.allSatisfy { type(of: $0.init()) == $0 })
    #expect(type(of: initializer(frame)) == Ribbon<Int>.self)
  }

  /// As on iOS, each class has its own `init()`, whatever the metatype was declared as.
  @Test(arguments: eachView)
  func eachViewIsMadePlain(_ kind: UIView.Type) {
    #expect(type(of: kind.init()) == kind)
    #expect(type(of: kind.init(frame: frame)) == kind)
    #expect(kind.init(frame: frame).frame.origin == frame.origin)
  }

  private nonisolated static let eachView: [UIView.Type] = [
    UIButton.self, UILabel.self, UIImageView.self, UIStackView.self, UITextField.self,
    UITextView.self, UITableView.self, UICollectionView.self, UITableViewCell.self,
    UICollectionViewCell.self, UITableViewHeaderFooterView.self, UIActivityIndicatorView.self,
    UIWindow.self, UIVisualEffectView.self, UISearchBar.self, UIDatePicker.self, UIScrollView.self,
    UIProgressView.self, UIPageControl.self, UISegmentedControl.self, UINavigationBar.self,
    UIToolbar.self, UITabBar.self, UIPickerView.self, UIStepper.self,
  ]

  @Test func plainObjectsAreWhatTheirClassMakes() {
    func view(_ kind: UIView.Type) -> UIView { kind.init() }

    #expect(view(UITableViewCell.self).bounds.size == UITableViewCell().bounds.size)
    #expect(view(UIActivityIndicatorView.self).bounds.size == UIActivityIndicatorView().bounds.size)
    #expect(view(UIWindow.self).bounds == UIWindow().bounds)
  }

  // MARK: Cells

  private final class Cell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style == .default ? .subtitle : style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Header: UITableViewHeaderFooterView {
    var isOwn = false
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      isOwn = true
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func cellsAreMadeByTheirStyle() {
    let kind: UITableViewCell.Type = Cell.self
    let long = "an identifier that does not fit into sixteen bytes"

    #expect(kind.init(style: .default, reuseIdentifier: long) is Cell)
    #expect(kind.init(style: .default, reuseIdentifier: long).reuseIdentifier == long)
    #expect(kind.init(style: .default, reuseIdentifier: nil).detailTextLabel != nil)
  }

  /// UIKit's other initializers of cells are conveniences, which go through the one that the class overrides.
  @Test func cellsThatOverrideOneInitializerHaveTheOthers() {
    let kind: UIView.Type = Cell.self
    let header: UIView.Type = Header.self

    #expect((kind.init() as? Cell)?.detailTextLabel != nil)
    #expect((kind.init(frame: frame) as? Cell)?.detailTextLabel != nil)
    #expect(kind.init(frame: frame).frame == frame)
    #expect(Cell().detailTextLabel != nil)
    #expect((header.init() as? Header)?.isOwn == true)
    #expect((header.init(frame: frame) as? Header)?.isOwn == true)
  }

  @Test func headersAreMadeByTheirIdentifier() {
    let kind: UITableViewHeaderFooterView.Type = Header.self

    #expect((kind.init(reuseIdentifier: "head") as? Header)?.isOwn == true)
    #expect(kind.init(reuseIdentifier: "head").reuseIdentifier == "head")
  }

  // MARK: Views of several parameters

  private final class Table: UITableView {}
  private final class Grid: UICollectionView {}
  private final class Note: UITextView {
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      text = "note"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  private final class Veil: UIVisualEffectView {}
  private final class Wheel: UIActivityIndicatorView {}

  @Test func listsAndTextsAreMadeWithWhatTheyShow() {
    let table: UITableView.Type = Table.self
    let grid: UICollectionView.Type = Grid.self
    let note: UITextView.Type = Note.self
    let layout = UICollectionViewFlowLayout()
    let container = NSTextContainer()

    #expect(table.init(frame: frame, style: .insetGrouped) is Table)
    #expect(table.init(frame: frame, style: .insetGrouped).style == .insetGrouped)
    #expect(grid.init(frame: frame, collectionViewLayout: layout) is Grid)
    #expect(grid.init(frame: frame, collectionViewLayout: layout).collectionViewLayout === layout)
    #expect(note.init(frame: frame, textContainer: container).text == "note")
    #expect(note.init(frame: frame, textContainer: container).textContainer === container)
    #expect(note.init(frame: frame, textContainer: nil).frame == frame)
  }

  @Test func effectsAndIndicatorsAreMadeByTheirKind() {
    let veil: UIVisualEffectView.Type = Veil.self
    let wheel: UIActivityIndicatorView.Type = Wheel.self
    let effect = UIBlurEffect(style: .dark)

    #expect(veil.init(effect: effect) is Veil)
    #expect(veil.init(effect: effect).effect === effect)
    #expect(veil.init(effect: nil).effect == nil)
    #expect(wheel.init(style: .large) is Wheel)
    #expect(wheel.init(style: .large).bounds == UIActivityIndicatorView(style: .large).bounds)
  }

  private final class Star: UIButton {}
  private final class Knob: UIControl {}
  private final class Tabs: UISegmentedControl {}
  private final class Bar: UIProgressView {}
  private final class Picture: UIImageView {}
  private final class Pile: UIStackView {}
  private final class Pane: UIWindow {}

  @Test func controlsAreMadeByTheirConveniences() {
    let button: UIButton.Type = Star.self
    let control: UIControl.Type = Knob.self
    let segments: UISegmentedControl.Type = Tabs.self
    let bar: UIProgressView.Type = Bar.self
    let action = UIAction(title: "Go") { _ in }

    #expect(button.init(type: .system) is Star)
    #expect(button.init(type: .system).buttonType == .system)
    #expect(button.init(type: .custom, primaryAction: action).title(for: .normal) == "Go")
    #expect(button.init(frame: frame, primaryAction: action).frame == frame)
    #expect(button.init(configuration: .filled(), primaryAction: action) is Star)
    #expect(button.init(configuration: .filled(), primaryAction: nil).configuration != nil)
    #expect(control.init(frame: frame, primaryAction: action) is Knob)
    #expect(segments.init(items: ["a", "b"]) is Tabs)
    #expect(segments.init(items: ["a", "b"]).titleForSegment(at: 1) == "b")
    #expect(segments.init(frame: frame, actions: [action]).numberOfSegments == 1)
    #expect(bar.init(progressViewStyle: .bar) is Bar)
    #expect(bar.init(progressViewStyle: .bar).frame.height == 2.5)
  }

  @Test func picturesStacksAndWindowsAreMadeWithTheirContent() {
    let picture: UIImageView.Type = Picture.self
    let stack: UIStackView.Type = Pile.self
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { _ in }
    let views = [UIView(), UIView()]

    #expect(picture.init(image: image) is Picture)
    #expect(picture.init(image: image).bounds.size == CGSize(width: 3, height: 4))
    #expect(picture.init(image: nil, highlightedImage: image).highlightedImage === image)
    #expect(stack.init(arrangedSubviews: views) is Pile)
    #expect(stack.init(arrangedSubviews: views).arrangedSubviews == views)
  }

  @Test func windowsAreMadeInTheirScene() throws {
    let window: UIWindow.Type = Pane.self
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)

    #expect(window.init(windowScene: scene) is Pane)
    #expect(window.init(windowScene: scene).windowScene === scene)
  }

  // MARK: Layers, layouts, recognizers

  private final class Ring: CAShapeLayer {
    var made = "plain"
    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      made = "copy"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Flow: UICollectionViewFlowLayout {
    override init() {
      super.init()
      minimumLineSpacing = 77
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  private final class Sections: UICollectionViewCompositionalLayout {}
  private final class Between: UICollectionViewTransitionLayout {}
  private final class Place: UICollectionViewLayoutAttributes {}
  private final class Refresh: UICollectionViewLayoutInvalidationContext {}

  @Test func layersAndAnimationsAreMade() {
    let layer: CALayer.Type = Ring.self
    let animation: CAPropertyAnimation.Type = CABasicAnimation.self
    let kind: CAAnimation.Type = CAAnimationGroup.self
    let original = CAShapeLayer()
    original.lineWidth = 9

    #expect((layer.init() as? Ring)?.made == "plain")
    #expect((layer.init(layer: original) as? Ring)?.made == "copy")
    #expect((layer.init(layer: original) as? Ring)?.lineWidth == 9)
    #expect((animation.init(keyPath: "opacity") as? CABasicAnimation)?.keyPath == "opacity")
    #expect(kind.init() is CAAnimationGroup)
  }

  @Test func layoutsAreMade() {
    let layout: UICollectionViewLayout.Type = Flow.self
    let sections: UICollectionViewCompositionalLayout.Type = Sections.self
    let between: UICollectionViewTransitionLayout.Type = Between.self
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 33
    let next = UICollectionViewFlowLayout()

    #expect((layout.init() as? Flow)?.minimumLineSpacing == 77)
    #expect(sections.init(section: section) is Sections)
    #expect(
      sections.init(section: section, configuration: configuration).configuration
        .interSectionSpacing == 33)
    #expect(sections.init { _, _ in section } is Sections)
    #expect(
      sections.init(sectionProvider: { _, _ in section }, configuration: configuration)
        .configuration.interSectionSpacing == 33)
    #expect(between.init(currentLayout: Flow(), nextLayout: next) is Between)
    #expect(between.init(currentLayout: Flow(), nextLayout: next).nextLayout === next)
  }

  @Test func theProviderOfALayoutIsCalledAsItWasGiven() {
    let kind: UICollectionViewCompositionalLayout.Type = Sections.self
    var asked: [Int] = []
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
    let layout = kind.init { section, _ in
      asked.append(section)
      return NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    let source = OneItem()
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.dataSource = source
    view.layoutIfNeeded()

    #expect(asked.contains(0))
  }

  private final class OneItem: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  @Test func attributesOfLayoutsAreMade() {
    let kind: UICollectionViewLayoutAttributes.Type = Place.self
    let context: UICollectionViewLayoutInvalidationContext.Type = Refresh.self
    let path = IndexPath(item: 2, section: 1)
    let header = kind.init(forSupplementaryViewOfKind: "head", with: path)
    let backdrop = kind.init(forDecorationViewOfKind: "back", with: path)

    #expect(kind.init() is Place)
    #expect(kind.init(forCellWith: path) is Place)
    #expect(kind.init(forCellWith: path).indexPath == path)
    #expect(header is Place && header.representedElementCategory == .supplementaryView)
    #expect(backdrop is Place && backdrop.representedElementKind == "back")
    #expect(context.init() is Refresh)
  }

  private final class Touch: UITapGestureRecognizer {
    var target: Any?
    override init(target: Any?, action: Selector?) {
      super.init(target: target, action: action)
      self.target = target
    }
  }

  private final class Counter: NSObject {
    var count = 0
    func add() { count += 1 }
  }

  @Test func recognizersAreMadeWithTheirTarget() throws {
    let kind: UIGestureRecognizer.Type = Touch.self
    let counter = Counter()
    let touch = kind.init(target: counter, action: Selector("add", Counter.add))
    let view = UIView()
    view.addGestureRecognizer(touch)
    touch.state = .ended

    #expect(kind.init() is Touch)
    #expect((touch as? Touch)?.target as? Counter === counter)
    #expect(counter.count == 1)
    #expect(kind.init(target: nil, action: nil) is Touch)
  }

  // MARK: Bars

  private final class Item: UIBarButtonItem {}
  private final class Tab: UITabBarItem {}
  private final class Title: UINavigationItem {}
  private final class Look: UINavigationBarAppearance {}

  @Test func barItemsAreMade() {
    let item: UIBarButtonItem.Type = Item.self
    let counter = Counter()
    let action = Selector("add", Counter.add)
    let image = UIImage()
    let view = UIView()
    let titled = item.init(title: "Save", style: .done, target: counter, action: action)
    let pictured = item.init(
      image: image, landscapeImagePhone: image, style: .plain, target: counter, action: action)

    #expect(item.init() is Item)
    #expect(titled is Item && titled.title == "Save" && titled.style == .done)
    #expect(titled.target === counter && titled.action == action)
    #expect(item.init(image: image, style: .plain, target: nil, action: nil).image === image)
    #expect(pictured is Item && pictured.landscapeImagePhone === image)
    #expect(item.init(barButtonSystemItem: .done, target: counter, action: action) is Item)
    #expect(item.init(barButtonSystemItem: .done, target: counter, action: action).style == .done)
    #expect(item.init(customView: view).customView === view)
  }

  @Test func tabsAndTitlesAreMade() {
    let tab: UITabBarItem.Type = Tab.self
    let title: UINavigationItem.Type = Title.self
    let look: UIBarAppearance.Type = Look.self
    let item: UIBarItem.Type = Tab.self
    let image = UIImage()
    let colored = UIBarAppearance()
    colored.backgroundColor = .red

    #expect(item.init() is Tab)
    #expect(tab.init(title: "Home", image: image, tag: 3).tag == 3)
    #expect(tab.init(title: "Home", image: nil, selectedImage: image).selectedImage === image)
    #expect(tab.init(tabBarSystemItem: .favorites, tag: 2) is Tab)
    #expect(title.init(title: "Trails") is Title)
    #expect(title.init(title: "Trails").title == "Trails")
    #expect(look.init() is Look)
    #expect((look.init(barAppearance: colored) as? Look)?.backgroundColor == .red)
  }

  // MARK: Ownership

  /// What goes through C is released as often as it is held, and what comes out is owned once.
  @Test func objectsAndParametersAreOwnedOnce() {
    weak var view: UIView?
    weak var layout: UICollectionViewLayout?
    weak var counter: Counter?
    weak var touch: UIGestureRecognizer?
    weak var original: CALayer?
    weak var container: NSTextContainer?
    do {
      let flow = Flow()
      let grid = (Grid.self as UICollectionView.Type).init(frame: .zero, collectionViewLayout: flow)
      let target = Counter()
      let recognizer = (Touch.self as UIGestureRecognizer.Type)
        .init(target: target, action: Selector("add", Counter.add))
      (recognizer as? Touch)?.target = nil
      let layer = CAShapeLayer()
      _ = (Ring.self as CALayer.Type).init(layer: layer)
      let space = NSTextContainer()
      _ = (Note.self as UITextView.Type).init(frame: .zero, textContainer: space)
      (view, layout, counter, touch, original, container) =
        (grid, flow, target, recognizer, layer, space)
      #expect(view != nil && layout != nil && counter != nil && touch != nil)
    }
    #expect(view == nil && layout == nil && counter == nil && touch == nil)
    #expect(original == nil && container == nil)
  }

  /// Making an object again and again neither leaks nor releases what others hold.
  @Test func sharedParametersOutliveManyObjects() {
    let effect = UIBlurEffect(style: .light)
    let title = String(repeating: "a title too long for a word ", count: 4)
    let veil: UIVisualEffectView.Type = Veil.self
    let item: UIBarButtonItem.Type = Item.self
    let cell: UITableViewCell.Type = Cell.self
    for _ in 0..<1_000 {
      #expect(veil.init(effect: effect).effect === effect)
      #expect(item.init(title: title, style: .plain, target: effect, action: nil).title == title)
      #expect(cell.init(style: .value1, reuseIdentifier: title).reuseIdentifier == title)
    }
    #expect(title.hasPrefix("a title too long"))
  }
}
