import Foundation

/// Counts down and tells its delegate; the timer calls a private method.
@objc protocol SessionTimerDelegate {
    @objc optional func sessionTimer(_ timer: SessionTimer, isAt seconds: Int)
    @objc optional func sessionTimerDidEnd()
}

final class SessionTimer: NSObject {
    weak var delegate: SessionTimerDelegate?
    @objc private(set) dynamic var remaining: Int
    private var timer: Timer?

    @objc init(seconds: Int) {
        remaining = seconds
        super.init()
    }

    func start(interval: TimeInterval = 1) {
        timer = Timer.scheduledTimer(
            timeInterval: interval, target: self, selector: #selector(tick(_:)), userInfo: ["start": remaining], repeats: true)
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    @objc private func tick(_ timer: Timer) {
        remaining -= 1
        delegate?.sessionTimer?(self, isAt: remaining)
        guard remaining == 0 else { return }
        stop()
        delegate?.sessionTimerDidEnd?()
    }
}
