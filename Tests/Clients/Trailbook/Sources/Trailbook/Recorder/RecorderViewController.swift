import Combine
import TrailKit
import TrailUI
import UIKit

/// Runs while the hiker is on the way.
final class RecorderViewController: BaseViewController {
    var onFinish: ((Hike?) -> Void)?

    let recorder: TrackRecorder
    let clockLabel = UILabel.make(font: Typography.figures(44, weight: .bold), alignment: .center)
    let pauseButton = ButtonFactory.secondary(localized("Pause"), symbol: .pause)
    let stopButton = ButtonFactory.primary(localized("Hold to Finish"), symbol: .stop)

    private let trail: Trail
    private let pulse = UIView()
    private var pulseTimer: Timer?
    private var stopAnimator: UIViewPropertyAnimator?

    init(trail: Trail, recorder: TrackRecorder) {
        self.trail = trail
        self.recorder = recorder
        super.init()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func setUpHierarchy() {
        view.backgroundColor = Palette.card
        let titleLabel = UILabel.make(font: Typography.title(.title3), lines: 0, alignment: .center)
        titleLabel.text = trail.name
        pulse.backgroundColor = Palette.rust
        pulse.layer.cornerRadius = 6
        pulse.pinSize(width: 12, height: 12)

        let stack = UIStackView(.vertical, spacing: Spacing.regular, alignment: .center)
        stack.addArrangedSubviews(titleLabel, pulse, clockLabel, pauseButton, stopButton)
        stack.setCustomSpacing(Spacing.large, after: clockLabel)
        view.addSubview(stack)
        stack.center(in: view)
        stack.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -48).isActive = true

        pauseButton.addTarget(self, action: #selector(togglePause), for: .touchUpInside)
        let press = UILongPressGestureRecognizer(target: self, action: #selector(stopPressed(_:)))
        press.minimumPressDuration = 0
        stopButton.addGestureRecognizer(press)
        stopButton.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: localized("Finish")) { [weak self] _ in
                self?.finish()
                return true
            },
        ]
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(discard))
        swipe.direction = .down
        view.addGestureRecognizer(swipe)
    }

    override func setUpBindings() {
        recorder.$elapsed
            .map { DurationFormatter.string(from: $0, style: .clock) }
            .sink { [weak self] text in
                self?.clockLabel.text = text
            }
            .store(in: &cancellables)

        recorder.$state
            .sink { [weak self] state in
                self?.pauseButton.configuration?.title = state == .paused ? localized("Resume") : localized("Pause")
                self?.pulse.isHidden = state != .recording
            }
            .store(in: &cancellables)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        recorder.start()
        pulseTimer = Timer.scheduledTimer(
            timeInterval: 1,
            target: self,
            selector: #selector(beat),
            userInfo: nil,
            repeats: true
        )
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        pulseTimer?.invalidate()
        pulseTimer = nil
    }

    @objc private func beat() {
        UIView.animateKeyframes(withDuration: 0.8, delay: 0, options: [.allowUserInteraction]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                self.pulse.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                self.pulse.transform = .identity
            }
        }
    }

    @objc private func togglePause() {
        if recorder.state == .recording {
            recorder.pause()
        } else {
            recorder.start()
        }
    }

    @objc private func stopPressed(_ recognizer: UILongPressGestureRecognizer) {
        switch recognizer.state {
        case .began:
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                self.stopButton.transform = CGAffineTransform(scaleX: 0.85, y: 0.85)
                self.stopButton.alpha = 0.6
            }
            animator.addCompletion { [weak self] position in
                if position == .end { self?.finish() }
            }
            animator.startAnimation()
            stopAnimator = animator
        case .ended, .cancelled:
            guard let stopAnimator, stopAnimator.state == .active else { return }
            stopAnimator.isReversed = true
            stopAnimator.continueAnimation(withTimingParameters: nil, durationFactor: 0.3)
        default:
            break
        }
    }

    func finish() {
        var hike = recorder.finish(title: trail.name)
        hike?.trailID = trail.id
        onFinish?(hike)
    }

    @objc private func discard() {
        let alert = UIAlertController.confirmation(
            title: localized("Discard this hike?"),
            message: nil,
            actionTitle: localized("Discard")
        ) { [weak self] in
            self?.onFinish?(nil)
        }
        alert.popoverPresentationController?.sourceView = view
        present(alert, animated: true)
    }
}
