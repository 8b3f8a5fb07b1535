import DarkroomUIKit
import Testing

@MainActor
@Suite(.serialized)
struct LayoutTests {
  @Test func layoutRunsOnceAndParentsFirst() {
    let parent = RecordingView("parent")
    let child = RecordingView("child")
    parent.addSubview(child)

    let log = RecordingView.recording {
      parent.layoutIfNeeded()
      parent.layoutIfNeeded()
    }

    #expect(log == ["parent layoutSubviews", "child layoutSubviews"])
  }

  @Test func layoutOfAChildStartsAtItsDirtyAncestor() {
    let parent = RecordingView("parent")
    let child = RecordingView("child")
    parent.addSubview(child)
    parent.layoutIfNeeded()
    parent.setNeedsLayout()

    let log = RecordingView.recording { child.layoutIfNeeded() }

    #expect(log == ["parent layoutSubviews"])
  }

  @Test func changedSizesAskForLayoutAndChangedPlacesDoNot() {
    let view = RecordingView("v")
    view.layoutIfNeeded()

    let moved = RecordingView.recording {
      view.center = CGPoint(x: 5, y: 5)
      view.layoutIfNeeded()
    }
    let resized = RecordingView.recording {
      view.frame.size.width = 9
      view.layoutIfNeeded()
    }

    #expect(moved.isEmpty)
    #expect(resized == ["v layoutSubviews"])
  }

  @Test func aSubviewOfAnotherSizeHasItsSuperviewLaidOut() {
    let (outer, parent) = (RecordingView("outer"), RecordingView("parent"))
    let child = RecordingView("child", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    outer.addSubview(parent)
    parent.addSubview(child)
    outer.layoutIfNeeded()

    let resized = RecordingView.recording {
      child.layer.bounds.size.height = 20
      outer.layoutIfNeeded()
    }
    let moved = RecordingView.recording {
      child.frame.origin.x = 4
      child.bounds.origin.y = 3
      outer.layoutIfNeeded()
    }

    #expect(resized == ["parent layoutSubviews", "child layoutSubviews"])
    #expect(!moved.contains("parent layoutSubviews"))
  }

  @Test func whatALayoutResizesIsNoReasonForAnother() {
    final class Filling: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        for view in subviews { view.frame = bounds }
      }
    }
    let (outer, inner) = (Filling(), Filling())
    outer.addSubview(inner)
    inner.addSubview(UIView())
    outer.layoutIfNeeded()

    outer.frame.size = CGSize(width: 30, height: 40)
    outer.layoutIfNeeded()

    #expect(outer.layouts == 2 && inner.layouts == 2)
    #expect(inner.subviews[0].frame == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func constraintsOfChildrenAreUpdatedFirst() {
    final class Updating: UIView {
      static var order: [Int] = []
      override func updateConstraints() {
        Self.order.append(tag)
        super.updateConstraints()
      }
    }
    let parent = Updating()
    let child = Updating()
    parent.tag = 1
    child.tag = 2
    parent.addSubview(child)
    parent.setNeedsUpdateConstraints()
    child.setNeedsUpdateConstraints()

    parent.layoutIfNeeded()
    parent.layoutIfNeeded()

    #expect(Updating.order == [2, 1])
  }

  @Test func tenThousandNestedViewsCostNoStack() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var deepest: UIView = window
    for _ in 0..<10_000 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      deepest.addSubview(view)
      deepest = view
    }
    window.isHidden = false

    window.layoutIfNeeded()

    #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === deepest)
  }
}
