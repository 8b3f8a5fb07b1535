import DarkroomUIKit
import Foundation
import Testing

/// A view with a natural size.
final class Box: UIView {
  var natural: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }
}

/// A root of a given size and views in it that constraints place.
@MainActor
struct LayoutScene {
  let root: UIView

  init(_ width: CGFloat, _ height: CGFloat) {
    root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  func add<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  func view() -> UIView { add(UIView()) }

  /// Relates attributes of the view to the same ones of the root, or lengths to constants.
  func pin(
    _ view: UIView, _ constants: KeyValuePairs<NSLayoutConstraint.Attribute, CGFloat>
  ) {
    for (attribute, constant) in constants {
      let isLength = attribute == .width || attribute == .height
      link(view, attribute, isLength ? nil : root, attribute, plus: constant)
    }
  }

  func link(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView?,
    _ otherAttribute: NSLayoutConstraint.Attribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, at priority: Float = 1000
  ) {
    link(
      view, attribute, .equal, other, otherAttribute, times: multiplier, plus: constant,
      at: priority)
  }

  func link(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: UIView?,
    _ otherAttribute: NSLayoutConstraint.Attribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, at priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
  }

  func layOut() { root.layoutIfNeeded() }

  func layOut(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }

  /// With the main screen at that many pixels a point.
  static func at<Result>(scale: CGFloat, _ body: () throws -> Result) rethrows -> Result {
    let old = UIScreen.mainScale
    UIScreen.setMain(scale: scale)
    defer { UIScreen.setMain(scale: old) }
    return try body()
  }
}

/// Numbers of a frame, compared to a ten-thousandth of a point as UIKit prints them.
@MainActor
func isFrame(
  _ view: UIView, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> Bool {
  isRect(view.frame, x, y, width, height)
}

@MainActor
func isRect(
  _ rect: CGRect, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> Bool {
  let found = [rect.minX, rect.minY, rect.width, rect.height].map(Double.init)
  return zip(found, [x, y, width, height]).allSatisfy { abs($0 - $1) < 1e-4 }
}

/// Every frame, to a ten-thousandth of a point.
@MainActor
func expectFrames(
  _ views: [UIView], _ expected: [CGRect], sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(views.count == expected.count, sourceLocation: sourceLocation)
  for (index, (view, frame)) in zip(views, expected).enumerated() {
    #expect(
      isRect(view.frame, frame.minX, frame.minY, frame.width, frame.height),
      "frame \(index) is \(view.frame), not \(frame)", sourceLocation: sourceLocation)
  }
}
