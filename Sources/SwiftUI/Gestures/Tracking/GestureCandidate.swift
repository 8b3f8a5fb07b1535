/// A gesture that competes for a finger.
@MainActor
struct GestureCandidate {
  let responder: GestureResponder
  let tracker: any GestureTracker
  let toLocal: CGAffineTransform
  var phase = GesturePhase.possible(nil)
  /// How many events of the touch it has received.
  var heard = 0
}

extension GestureCandidate {
  init(_ view: GestureView, in canvas: UIView) {
    let origin = view.convert(CGPoint.zero, from: canvas)
    let right = view.convert(CGPoint(x: 1, y: 0), from: canvas)
    let down = view.convert(CGPoint(x: 0, y: 1), from: canvas)
    self.init(
      responder: view.responder, tracker: view.responder.begin(),
      toLocal: CGAffineTransform(
        a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
        tx: origin.x, ty: origin.y))
  }

  var isFailed: Bool { if case .failed = phase { true } else { false } }

  var isRecognized: Bool {
    switch phase {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }

  mutating func hear(_ touches: [GestureTouch]) {
    for var touch in touches[heard...] where !phase.isOver {
      touch.toLocal = toLocal
      phase = tracker.follow(touch)
    }
    heard = touches.count
  }

  func drop() {
    if !phase.isOver { tracker.cancel() }
    responder.finish()
  }
}
