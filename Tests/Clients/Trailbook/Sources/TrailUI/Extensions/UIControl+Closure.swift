import ObjectiveC
import UIKit

private var actionTargetsKey: UInt8 = 0

/// Keeps a closure alive as the target of a control.
private final class ClosureTarget: NSObject {
    let closure: (UIControl) -> Void

    init(_ closure: @escaping (UIControl) -> Void) {
        self.closure = closure
        super.init()
    }

    @objc func invoke(_ sender: UIControl) {
        closure(sender)
    }
}

extension UIControl {
    private var actionTargets: [ClosureTarget] {
        get { objc_getAssociatedObject(self, &actionTargetsKey) as? [ClosureTarget] ?? [] }
        set { objc_setAssociatedObject(self, &actionTargetsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// The way we did it before `UIAction` came along. Still handy for
    /// controls that are created in a storyboard.
    public func on(_ events: UIControl.Event, perform closure: @escaping (UIControl) -> Void) {
        let target = ClosureTarget(closure)
        addTarget(target, action: #selector(ClosureTarget.invoke(_:)), for: events)
        actionTargets.append(target)
    }

    public func removeAllClosures() {
        for target in actionTargets {
            removeTarget(target, action: nil, for: .allEvents)
        }
        actionTargets = []
    }
}

extension UIButton {
    public func onTap(_ closure: @escaping () -> Void) {
        on(.touchUpInside) { _ in closure() }
    }
}

private var gestureClosureKey: UInt8 = 0

private final class GestureClosure: NSObject {
    let closure: (UIGestureRecognizer) -> Void

    init(_ closure: @escaping (UIGestureRecognizer) -> Void) {
        self.closure = closure
    }

    @objc func invoke(_ recognizer: UIGestureRecognizer) {
        closure(recognizer)
    }
}

extension UIGestureRecognizer {
    public convenience init(_ closure: @escaping (UIGestureRecognizer) -> Void) {
        let target = GestureClosure(closure)
        self.init(target: target, action: #selector(GestureClosure.invoke(_:)))
        objc_setAssociatedObject(self, &gestureClosureKey, target, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}
