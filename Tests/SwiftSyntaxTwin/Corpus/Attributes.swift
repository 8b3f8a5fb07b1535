@objc(TKView) @IBDesignable @objcMembers
public final class View: UIView, @preconcurrency Proto {
  @IBOutlet private weak var a: UILabel!
  @IBOutlet
  private(set) weak var b: UILabel?
  @IBOutlet var c: [UIButton]!, d: UIButton!
  @IBInspectable @objc dynamic public var e: CGFloat = 3 { didSet { setNeedsLayout() } }
  @objc(isOn) var on: Bool { @objc(getOn) get { true } set {} }
  @objc private dynamic func f(_ sender: Any) {}
  @objc(g:h:) @IBAction func g(_ a: UIButton, _ b: UIEvent) {}
  @IBAction @objc func i() {}
  @IBSegueAction private func j(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? { nil }
  @available(*, deprecated, message: "use @objc(k) instead") @objc func k() {}
  @discardableResult @inlinable @objc public func l() -> Int { 1 }
  @objc(initWithM:) init(m: Int) { super.init(frame: .zero) }
  @objc required init?(coder: NSCoder) { fatalError() }
  @MainActor @objc override func layoutSubviews() { DispatchQueue.main.async { @MainActor in self.f(self) } }
  @objc static func n() {}
  func o(@ViewBuilder _ content: @escaping @Sendable () -> Void, p: @autoclosure () -> Int = { 3 }()) {}
  nonisolated(unsafe) var q: Int = 3
  unowned(unsafe) let r: UIView
  @Published(wrappedValue: 1) private(set) var s
  @objc
  // a comment between
  func t() {}
}
@objc public protocol Listening: NSObjectProtocol {
  @objc optional func a(_ b: Int) -> Bool
  @objc(c:) optional func c(_ d: Any)
  @objc optional var e: String { get }
  optional
  func f()
  func g()
}
@objc enum Kind: Int { case a }
@objc extension View { func inExtension() {} }
@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
