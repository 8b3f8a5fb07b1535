import DarkroomCoreGraphics
import Foundation

extension UIGestureRecognizer {
  func decode(_ nib: NibReader) {
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
  fileprivate func decodeTap(_ nib: NibReader) {
    set(\.numberOfTapsRequired, nib.integer("numberOfTapsRequired"))
    set(\.numberOfTouchesRequired, nib.integer("numberOfTouchesRequired"))
  }
}

extension UILongPressGestureRecognizer {
  fileprivate func decodePress(_ nib: NibReader) {
    set(\.numberOfTapsRequired, nib.integer("numberOfTapsRequired"))
    set(\.numberOfTouchesRequired, nib.integer("numberOfTouchesRequired"))
    set(\.allowableMovement, nib.number("allowableMovement"))
    set(\.minimumPressDuration, nib.number("minimumPressDuration").map { TimeInterval($0) })
  }
}

extension UIPanGestureRecognizer {
  fileprivate func decodePan(_ nib: NibReader) {
    set(\.minimumNumberOfTouches, nib.integer("minimumNumberOfTouches"))
    set(\.maximumNumberOfTouches, nib.integer("maximumNumberOfTouches"))
  }
}

extension UIScreenEdgePanGestureRecognizer {
  fileprivate func decodeEdges(_ nib: NibReader) {
    decodePan(nib)
    guard let element = nib.child(forKey: "edges", ["rectEdge"]) else { return }
    let sides: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    edges = []
    for (name, edge) in sides where element[name] == "YES" { edges.insert(edge) }
  }
}

extension UISwipeGestureRecognizer {
  fileprivate func decodeSwipe(_ nib: NibReader) {
    set(\.numberOfTouchesRequired, nib.integer("numberOfTouchesRequired"))
    let directions: [String: Direction] = [
      "left": .left, "right": .right, "up": .up, "down": .down,
    ]
    set(\.direction, nib.word("direction", directions))
  }
}
