import DarkroomQuartzCore

extension UIViewPropertyAnimator {
  func add(_ block: @escaping () -> Void) {
    if state == .inactive { blocks.append(block) } else { perform(block) }
  }

  private func perform(_ block: () -> Void) {
    let recorded = LayerChanges()
    recorded.record { UIView.inheriting(duration, block) }
    changes.append(recorded)
    let pace = AnimationPace(duration, delay: delay, timing)
    running.append(RunningAnimations(recorded, pace))
    if !isRunning { standStill() }
  }

  /// Makes the layers of a paused animator show the progress that the animator has made.
  private func standStill() { for animations in running { animations.stand(at: reached) } }

  /// Runs the blocks of an inactive animator; does nothing if the animator has been activated before.
  private func activate() {
    guard state == .inactive else { return }
    run.state = .active
    run.fraction = 0
    let due = blocks
    blocks = []
    for block in due { perform(block) }
  }

  func start() {
    guard state != .stopped else { return }
    activate()
    run.isRunning = true
    for animations in running { animations.stand(at: nil) }
    run.turn += 1
    let turn = run.turn
    HeldAnimations.end { self.reachEnd(of: turn) }
  }

  private func reachEnd(of turn: Int) {
    guard run.isRunning, run.turn == turn else { return }
    run.isRunning = false
    run.fraction = 1
    if pausesOnCompletion { return }
    finish(at: isReversed ? .start : .end)
  }

  func pause() {
    guard state != .stopped else { return }
    activate()
    run.isRunning = false
    run.turn += 1
    standStill()
  }

  func scrub(to fraction: CGFloat) {
    pause()
    run.fraction = min(max(fraction, 0), 1)
    standStill()
  }

  /// Pauses the animator and sets its layers to the progress that it has after a time.
  package func scrub(toTime time: TimeInterval) {
    pause()
    run.fraction = duration > 0 ? min(max(CGFloat(time / duration), 0), 1) : 1
    let pace = AnimationPace(duration, delay: 0, timing)
    for animations in running { animations.stand(at: pace.share(after: time)) }
  }

  func stop(withoutFinishing: Bool) {
    guard state == .active else { return }
    run.isRunning = false
    run.turn += 1
    show(reached)
    endRunning()
    run.state = .stopped
    if withoutFinishing { forget() }
  }

  func finish(at position: UIViewAnimatingPosition) {
    switch position {
    case .end: show(1)
    case .start: show(0)
    case .current: break
    }
    let due = completions
    forget()
    for completion in due { completion(position) }
  }

  private func endRunning() {
    for animations in running { _ = animations.end() }
    running = []
  }

  private func forget() {
    endRunning()
    run.state = .inactive
    changes = []
    completions = []
  }

  /// The progress of the values at `fractionComplete`; for a spring it is the progress at that share of its time.
  private var reached: CGFloat {
    let fraction = isReversed ? 1 - run.fraction : run.fraction
    guard !scrubsLinearly, let curve = timing.cubicTimingParameters else { return fraction }
    return curve.progress(after: fraction)
  }

  /// If two blocks changed the same property, the later change wins.
  private func show(_ progress: CGFloat) {
    for recorded in progress > 0 ? changes : changes.reversed() { recorded.show(progress) }
  }
}

extension UIView.AnimationOptions {
  /// The animation curve that the options contain.
  var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
  }
}
