import UIKit

class Clock: NSObject {
  private(set) var ticks = 0
  @objc func tick(_ timer: Timer) { ticks += 1 }
  @objc func late() { ticks += 100 }

  func start() {
    let timer = Timer(
      timeInterval: 0.01, target: self, selector: #selector(tick), userInfo: nil, repeats: false)
    RunLoop.main.add(timer, forMode: .common)
    perform(#selector(late), with: nil, afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(withTarget: self)
  }
}
