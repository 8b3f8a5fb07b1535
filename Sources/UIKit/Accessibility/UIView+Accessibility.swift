import DarkroomCoreGraphics

extension UIView {
  struct AccessibilityState {
    var label: String?
    var hint: String?
    var value: String?
    var identifier: String?
    var traits = UIAccessibilityTraits.none
    var frame: CGRect?
    var activationPoint: CGPoint?
    var language: String?
    var elements: [Any]?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
  }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
