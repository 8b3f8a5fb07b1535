import DarkroomCoreGraphics
import Foundation

extension UIGestureRecognizer {
  func decode(_ nib: any InterfaceReader) {
    set(\.isEnabled, nib.bool("enabled"))
    set(\.cancelsTouchesInView, nib.bool("cancelsTouchesInView"))
    set(\.delaysTouchesBegan, nib.bool("delaysTouchesBegan"))
    set(\.delaysTouchesEnded, nib.bool("delaysTouchesEnded"))
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
    set(\.numberOfTapsRequired, nib.integer("numberOfTapsRequired"))
    set(\.numberOfTouchesRequired, nib.integer("numberOfTouchesRequired"))
  }
}

extension UILongPressGestureRecognizer {
  fileprivate func decodePress(_ nib: any InterfaceReader) {
    set(\.numberOfTapsRequired, nib.integer("numberOfTapsRequired"))
    set(\.numberOfTouchesRequired, nib.integer("numberOfTouchesRequired"))
    set(\.allowableMovement, nib.number("allowableMovement"))
    set(\.minimumPressDuration, nib.number("minimumPressDuration").map { TimeInterval($0) })
  }
}

extension UIPanGestureRecognizer {
  fileprivate func decodePan(_ nib: any InterfaceReader) {
    set(\.minimumNumberOfTouches, nib.integer("minimumNumberOfTouches"))
    set(\.maximumNumberOfTouches, nib.integer("maximumNumberOfTouches"))
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
    set(\.numberOfTouchesRequired, nib.integer("numberOfTouchesRequired"))
    let directions: [String: Direction] = [
      "left": .left, "right": .right, "up": .up, "down": .down,
    ]
    set(\.direction, nib.word("direction", directions))
  }
}
