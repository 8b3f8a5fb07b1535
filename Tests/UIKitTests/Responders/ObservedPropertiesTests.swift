import DarkroomObjectiveC
import DarkroomUIKit
import Testing

/// Key-value observation of UIKit's own properties, by key path and by name.
@MainActor
struct ObservedPropertiesTests {
  private final class Table: UITableView {}

  /// Hears what it observes by name.
  private final class Listener: UIViewController {
    var told: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      told.append("\(keyPath ?? "") \(change?[.oldKey] as Any) \(change?[.newKey] as Any)")
    }
  }

  @Test func aTableTellsOfTheSizeOfItsContent() {
    let table = Table()
    var sizes: [CGSize?] = []
    let observation = table.observe(\.contentSize, options: [.old, .new]) { table, change in
      sizes += [change.oldValue, change.newValue, table.contentSize]
    }

    table.contentSize = CGSize(width: 1, height: 2)

    let new = CGSize(width: 1, height: 2)
    #expect(sizes == [.zero, new, new])
    withExtendedLifetime(observation) {}
  }

  @Test func scrollingTellsOfTheOffsetHoweverItWasDone() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scroll.contentSize = CGSize(width: 10, height: 100)
    var offsets: [CGFloat] = []
    let observation = scroll.observe(\.contentOffset, options: .new) { _, change in
      offsets.append(change.newValue?.y ?? -1)
    }

    scroll.contentOffset.y = 5
    scroll.setContentOffset(CGPoint(x: 0, y: 6), animated: false)
    scroll.bounds.origin.y = 7
    scroll.frame.size.height = 20

    #expect(offsets == [5, 6, 7])
    withExtendedLifetime(observation) {}
  }

  @Test(arguments: ["frame", "bounds", "center", "alpha", "hidden", "backgroundColor"])
  func viewsAreObservedByName(name: String) {
    let view = UIView()
    let listener = Listener()
    unsafe view.addObserver(listener, forKeyPath: name, options: [.old, .new], context: nil)

    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.bounds = CGRect(x: 0, y: 0, width: 5, height: 6)
    view.center = CGPoint(x: 7, y: 8)
    view.alpha = 0.5
    view.isHidden = true
    view.backgroundColor = .red
    view.removeObserver(listener, forKeyPath: name)
    view.frame = .zero
    view.bounds = .zero
    view.center = .zero
    view.alpha = 1
    view.isHidden = false
    view.backgroundColor = nil

    #expect(listener.told.count == 1)
    #expect(listener.told.first?.hasPrefix(name) == true)
  }

  /// Observes a property of itself for as long as it lives.
  private final class SelfObserver: UIView {
    nonisolated(unsafe) var gone: () -> Void = {}

    override init(frame: CGRect) {
      super.init(frame: frame)
      unsafe addObserver(self, forKeyPath: "hidden", context: nil)
    }

    required init?(coder: NSCoder) { nil }

    deinit {
      removeObserver(self, forKeyPath: "hidden")
      unsafe gone()
    }
  }

  @Test func anObserverMayBeRemovedInItsDeinit() {
    var isGone = false
    do { unsafe SelfObserver().gone = { isGone = true } }

    #expect(isGone)
  }

  @Test func aChangeByNameHasOldAndNewValues() {
    let label = UILabel()
    let listener = Listener()
    unsafe label.addObserver(
      listener, forKeyPath: "text", options: [.old, .new, .initial], context: nil)

    label.text = "a"

    #expect(
      listener.told == [
        "text nil Optional(<null>)", "text Optional(<null>) Optional(\"a\")",
      ])
    label.removeObserver(listener, forKeyPath: "text")
  }

  @Test func controlsRecognizersItemsAndControllersTell() {
    var told: [String] = []
    let button = UIButton()
    let tap = UITapGestureRecognizer()
    let item = UITabBarItem()
    let controller = UIViewController()
    let progress = UIProgressView()
    let field = UITextField()
    let observations = [
      button.observe(\.isEnabled) { _, _ in told.append("enabled") },
      tap.observe(\.state) { _, _ in told.append("state") },
      item.observe(\.badgeValue) { _, _ in told.append("badge") },
      controller.observe(\.title) { _, _ in told.append("title") },
      progress.observe(\.progress) { _, _ in told.append("progress") },
      field.observe(\.text) { _, _ in told.append("text") },
    ]

    button.isEnabled = false
    tap.state = .ended
    item.badgeValue = "1"
    controller.title = "a"
    progress.progress = 0.5
    field.text = "b"

    #expect(told == ["enabled", "state", "badge", "title", "progress", "text"])
    withExtendedLifetime(observations) {}
  }

  @Test func propertiesAreReadAndSetByName() {
    let label = UILabel()
    label.setValue("a", forKey: "text")
    label.setValue(true, forKey: "isHidden")

    #expect(label.text == "a" && label.isHidden)
    #expect(label.value(forKey: "text") as? String == "a")
    #expect(label.value(forKey: "hidden") as? Bool == true)
    #expect(label.value(forKeyPath: "superview.frame") == nil)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 0))
    view.addSubview(label)
    #expect((label.value(forKeyPath: "superview.frame") as? CGRect)?.width == 3)
  }

  @Test func aViewTakesItsAssociatedValuesWithIt() {
    weak var gone: NSObject?
    do {
      let view = UIView()
      let value = NSObject()
      gone = value
      unsafe withUnsafePointer(to: 0 as UInt8) {
        unsafe objc_setAssociatedObject(view, $0, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(unsafe objc_getAssociatedObject(view, $0) as? NSObject === value)
      }
    }

    #expect(gone == nil)
  }
}
