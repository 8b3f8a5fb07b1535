import DarkroomUIKit
import Foundation
import Testing

/// Each attribute of a view or a guide has one anchor.
///
/// What authors of layout libraries assert about UIKit.
@MainActor
@Suite(.tags(.autoLayout))
struct AnchorIdentityTests {
  @Test func anAttributeHasOneAnchor() {
    let view = UIView()
    let guide = UILayoutGuide()

    #expect(view.leadingAnchor === view.leadingAnchor)
    #expect(view.heightAnchor === view.heightAnchor && view.centerYAnchor === view.centerYAnchor)
    #expect(guide.topAnchor === guide.topAnchor)
    #expect(view.leadingAnchor !== view.leftAnchor)
    #expect(view.leadingAnchor != UIView().leadingAnchor)
  }

  @Test func aConstraintNamesTheAnchorsOfItsItems() {
    let (view, guide) = (UIView(), UILayoutGuide())
    view.addLayoutGuide(guide)
    let byAnchors = guide.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    let byAttributes = NSLayoutConstraint(
      item: guide, attribute: .top, relatedBy: .equal, toItem: view, attribute: .topMargin,
      multiplier: 1, constant: 0)

    #expect(byAnchors.firstAnchor === guide.leadingAnchor)
    #expect(byAnchors.secondAnchor === view.leadingAnchor)
    #expect(byAttributes.firstAnchor === guide.topAnchor)
    #expect(byAttributes.secondAnchor === byAttributes.secondAnchor)
    #expect(byAnchors.firstAnchor == guide.leadingAnchor)
  }

  @Test func anAnchorOfAConstraintIsOfItsOwnType() throws {
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    let left = view.leftAnchor.constraint(equalTo: view.rightAnchor)
    let margin = NSLayoutConstraint(
      item: view, attribute: .bottomMargin, relatedBy: .equal, toItem: view, attribute: .top,
      multiplier: 1, constant: 0)

    #expect(left.firstAnchor is NSLayoutXAxisAnchor && !(left.firstAnchor is NSLayoutYAxisAnchor))
    #expect(margin.firstAnchor is NSLayoutYAxisAnchor)
    let dimension = try #require(width.firstAnchor as? NSLayoutDimension)
    #expect(dimension.constraint(equalToConstant: 7).firstItem === view)
  }

  @Test func theAnchorsOfAConstraintRelateOthers() {
    let (host, a, b) = (UIView(), UIView(), UIView())
    host.addSubview(a)
    host.addSubview(b)
    let first = a.topAnchor.constraint(equalTo: b.topAnchor)

    let anchor: NSLayoutAnchor<AnyObject> = first.firstAnchor
    let again = first.firstAnchor.constraint(equalTo: first.secondAnchor ?? anchor, constant: 4)

    #expect(again.firstItem === a && again.secondItem === b && again.constant == 4)
    #expect(anchor.isEqual(a.topAnchor) && a.topAnchor.isEqual(anchor))
  }

  @Test func anAnchorSaysWhatItIs() {
    let view = UIView()
    let text = view.leadingAnchor.description

    #expect(text.hasPrefix("<NSLayoutXAxisAnchor:0x") && text.hasSuffix(".leading\">"))
    #expect(text.contains(" \"UIView:0x"))
    #expect(view.leadingAnchor.name == "leading" && view.leadingAnchor.item === view)
  }

  @Test func anchorsDoNotKeepTheirView() {
    weak var kept: UIView?
    var anchor: NSLayoutXAxisAnchor?
    do {
      let view = UIView()
      kept = view
      anchor = view.leadingAnchor
    }

    #expect(kept == nil && anchor?.item == nil)
  }
}
