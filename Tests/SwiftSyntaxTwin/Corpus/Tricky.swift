// Every construct that IOSSources knows, in forms that trip a careless reader.
import UIKit
import Foundation
#if canImport(UIKit)
import class UIKit.UIView
#endif
#if os(iOS) && !targetEnvironment(macCatalyst)
let platform = "iOS"
#elseif os(macOS)
let platform = "macOS"
#else
let platform = "other"
#endif
#if targetEnvironment(simulator)
let isSimulator = true
#else
let isSimulator = false
#endif

/* @objc func notHere() /* #selector(nor) */ */
let text = "@objc #selector(no) \(#selector(Tricky.plain).description) \"}\" {"
let raw = #"@IBOutlet " \(no) \#(1 + 1) {"#
let multi = """
  @objc { "quoted" \(["a": 1]["a"] ?? 0) #if os(iOS)
  """
@MainActor let pattern = #/{"@objc/#

@objc(TKNamed) public protocol NamedDelegate: NSObjectProtocol {
    @objc(namedDidFinish:) optional func named(_ sender: Any)
    @objc optional func named(_ sender: Any, view: UIView, done: @escaping (Bool) -> Void) -> UIView?
    @objc optional func `default`() -> Int
    @objc optional var count: Int { get }
    func required()
}

@objc enum Kind: Int { case first, `extension`, last }

@objcMembers
@objc(TKTricky) open class Tricky: NSObject {
    @IBOutlet private(set) weak var label: UILabel!
    @IBOutlet var labels: [UILabel]!
    @IBOutlet weak
    var later: UILabel?
    @IBInspectable var corner: CGFloat = 0 { didSet { count += 1 } }
    @objc dynamic var count = 0
    @objc var isOn: Bool { get { count > 0 } set { count = newValue ? 1 : 0 } }
    var readOnly: String { "r\(count)" }
    nonisolated(unsafe) static var shared = Tricky()
    weak var delegate: NamedDelegate?
    var log: [String] = []
    var `extension`: Int = 3

    func plain() { log.append("plain") }
    func plain(_ sender: Any) { log.append("plain:") }
    func move(to point: Int) { log.append("move \(point)") }
    func handle(sender: UIView) { log.append("handle") }
    func pair(_ sender: UIView, for event: Any?) { log.append("pair") }
    @objc(renamed:) func original(_ sender: Any?) { log.append("original") }
    func generic<T>(_ value: T) {}
    func later() async {}
    @IBAction func none() { log.append("none") }
    @IBAction func one(_ sender: UIButton) { log.append("one") }
    @IBAction private func two(_ sender: UIButton, forEvent event: Any?) { log.append("two") }
    @IBSegueAction func make(_ coder: NSCoder, sender: Any?, id: String?) -> UIViewController? { UIViewController(coder: coder) }
    class func type() {}

    lazy var lazySelector: Selector = { [unowned self] in
        _ = self
        return #selector(Tricky.one(_:))
    }()
    lazy var names: [Selector] = [
        #selector(plain as () -> Void), #selector(plain(_:)), #selector(move), #selector(self.handle(sender:)),
        #selector(Tricky.pair(_:for:)), #selector(original), #selector(getter: isOn), #selector(setter: Tricky.isOn),
        #selector(Self.none), #selector(two), #selector(Tricky.plain as (Tricky) -> (Any) -> Void),
        #selector(getter: UIView.isHidden),
        #selector(
            one(_:)
        ), #selector(NamedDelegate.named(_:)), #selector(Nested.Deeper.tap), #selector(isEqual(_:)),
    ]
    var paths: [String] { [#keyPath(Tricky.count), #keyPath(UIView.isHidden), #keyPath(label.text), #keyPath(delegate.count)] }

    func callDelegate() {
        delegate?.named?(self)
        let v = delegate?.named?(self, view: UIView(frame: .zero)) { _ in }
        log.append("view \(v != nil)")
        log.append("default \(delegate?.default?() ?? -1) count \(delegate?.count ?? -1)")
    }

    enum Nested {
        class Deeper: NSObject {
            @objc fileprivate func tap() {}
            private class Hidden: UIView { @IBOutlet private var inner: UIView!; @objc private func act() {} }
        }
    }

    func local() -> Selector {
        class Local: NSObject { @objc func inner(_ x: Any) {} ; func s() -> Selector { #selector(inner) } }
        return Local().s()
    }
#if DEBUG_ONLY
    @objc func debugOnly() {}
#elseif os(iOS)
    @objc func onPhone() { log.append("phone") }
#endif
}

extension Tricky {
    @objc fileprivate func fromExtension(_ sender: Any) { log.append("extension") }
    var fromExtensionSelector: Selector { #selector(fromExtension) }
}

extension UIView {
    @objc func shake() { tag += 1 }
}

final class Subscription<Control: UIControl>: NSObject {
    private let control: Control
    private let action: (Control) -> Void
    init(_ control: Control, action: @escaping (Control) -> Void) {
        self.control = control
        self.action = action
        super.init()
        control.addTarget(self, action: #selector(fired), for: .touchUpInside)
    }
    @objc private func fired(_ sender: UIControl) { action(control) }
    @objc private func other() {}
}

struct Namespace<Base> { let base: Base }
protocol Extensible {}
extension Extensible { var `extension`: Namespace<Self> { Namespace(base: self) } }
extension UIControl: Extensible {}
extension Namespace where Base: UIControl {
    func tap(_ action: @escaping (Base) -> Void) -> AnyObject { Subscription(base, action: action) }
}
func useNamespace(_ button: UIButton, _ f: @escaping () -> Void) -> AnyObject { button.extension.tap { _ in f() } }

func labelled(class name: String, struct other: Int, extension more: Bool) -> String { name }
let labelledResult = labelled(class: "x", struct: 1, extension: true)
func actor(actor name: String, protocol p: Int = { 1 }()) -> Int { p }

@MainActor final class Model { @objc let owner = Tricky(); func reload() {}
    func sel() -> Selector { #selector(owner.plain(_:)) } }
