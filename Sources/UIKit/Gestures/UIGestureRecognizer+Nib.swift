import DarkroomCoreGraphics
import Foundation

extension UIGestureRecognizer {
  func decode(_ nib: any InterfaceReader) {
    set(nib.bool("enabled")) { $0.isEnabled = $1 }
    set(nib.bool("cancelsTouchesInView")) { $0.cancelsTouchesInView = $1 }
    set(nib.bool("delaysTouchesBegan")) { $0.delaysTouchesBegan = $1 }
    set(nib.bool("delaysTouchesEnded")) { $0.delaysTouchesEnded = $1 }
    switch self {
    case let tap as UITapGestureRecognizer: tap.decodeTap(nib)
    case let press as UILongPressGestureRecognizer: press.decodePress(nib)
    case let pan as UIScreenEdgePanGestureRecognizer: pan.decodeEdges(nib)
    case let pan as UIPanGestureRecognizer: pan.decodePan(nib)
    case let swipe as UISwipeGestureRecognizer: swipe.decodeSwipe(nib)
    default: nib.ignore("scale", "rotation")
    }
  }
}

extension UITapGestureRecognizer {
  fileprivate func decodeTap(_ nib: any InterfaceReader) {
    set(nib.integer("numberOfTapsRequired")) { $0.numberOfTapsRequired = $1 }
    set(nib.integer("numberOfTouchesRequired")) { $0.numberOfTouchesRequired = $1 }
  }
}

extension UILongPressGestureRecognizer {
  fileprivate func decodePress(_ nib: any InterfaceReader) {
    set(nib.integer("numberOfTapsRequired")) { $0.numberOfTapsRequired = $1 }
    set(nib.integer("numberOfTouchesRequired")) { $0.numberOfTouchesRequired = $1 }
    set(nib.number("allowableMovement")) { $0.allowableMovement = $1 }
    set(nib.number("minimumPressDuration").map { TimeInterval($0) }) {
      $0.minimumPressDuration = $1
    }
  }
}

extension UIPanGestureRecognizer {
  fileprivate func decodePan(_ nib: any InterfaceReader) {
    set(nib.integer("minimumNumberOfTouches")) { $0.minimumNumberOfTouches = $1 }
    set(nib.integer("maximumNumberOfTouches")) { $0.maximumNumberOfTouches = $1 }
  }
}

extension UIScreenEdgePanGestureRecognizer {
  fileprivate func decodeEdges(_ nib: any InterfaceReader) {
    decodePan(nib)
    guard let part = nib.part("edges", ["rectEdge"]) else { return }
    let sides: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    edges = []
    for (name, edge) in sides where part.attribute(name) == "YES" { edges.insert(edge) }
  }
}

extension UISwipeGestureRecognizer {
  fileprivate func decodeSwipe(_ nib: any InterfaceReader) {
    set(nib.integer("numberOfTouchesRequired")) { $0.numberOfTouchesRequired = $1 }
    let directions: [String: Direction] = [
      "left": .left, "right": .right, "up": .up, "down": .down,
    ]
    set(nib.word("direction", directions)) { $0.direction = $1 }
  }
}
