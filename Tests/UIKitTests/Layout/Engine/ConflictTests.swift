import Testing

@testable import DarkroomUIKit

/// UIKit logs a contradiction and goes on without one of the constraints.
@MainActor
@Suite(.tags(.autoLayout))
struct ConflictTests {
  private func reports(_ body: () -> Void) -> [String] {
    var found: [String] = []
    let old = LayoutEngine.report
    LayoutEngine.report = { found.append($0) }
    defer { LayoutEngine.report = old }
    body()
    return found
  }

  @Test func lastOneAddedIsBrokenAndLogged() {
    let scene = LayoutScene(300, 100)
    let view = scene.view()
    let narrow = view.widthAnchor.constraint(equalToConstant: 100)
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    wide.identifier = "wide"

    let found = reports { scene.layOut([narrow, wide]) }

    #expect(view.frame.width == 100 && wide.isActive)
    #expect(found.count == 1)
    let text = found.first ?? ""
    #expect(text.hasPrefix("[LayoutConstraints] Unable to simultaneously satisfy constraints.\n"))
    #expect(text.contains("    \"\(narrow)\",\n    \"\(wide)\"\n)"))
    #expect(text.contains("Will attempt to recover by breaking constraint \n\(wide)\n"))
  }

  @Test func descriptionNamesTheParts() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 100)
    constraint.identifier = "wide"
    constraint.priority = UILayoutPriority(750)

    #expect(
      constraint.description
        == "<NSLayoutConstraint:\(identityHash(of: constraint)) 'wide' UIView:\(identityHash(of: view)).width == 100 @750   (inactive)>"
    )
  }

  @Test func brokenConstraintHoldsAgainWhereItCan() {
    let scene = LayoutScene(300, 100)
    let view = scene.view()
    let narrow = view.widthAnchor.constraint(equalToConstant: 100)
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    _ = reports { scene.layOut([narrow, wide]) }

    let found = reports {
      narrow.isActive = false
      scene.root.layoutIfNeeded()
    }

    #expect(view.frame.width == 200 && found == [])
  }

  @Test func allThatBreakAtOnceHoldAgainWhereTheyCan() {
    let scene = LayoutScene(300, 100)
    let views = (0..<4).map { _ in scene.view() }
    let narrow = views.map { $0.widthAnchor.constraint(equalToConstant: 100) }
    let wide = views.enumerated().map {
      $1.widthAnchor.constraint(equalToConstant: CGFloat(200 + $0))
    }
    let byHand = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)) }
    for view in byHand { scene.root.addSubview(view) }
    let large = byHand.map { $0.widthAnchor.constraint(equalToConstant: 50) }
    let found = reports { scene.layOut(narrow + wide + large) }
    #expect(found.count == 6 && views.map(\.frame.width) == [100, 100, 100, 100])

    let later = reports {
      NSLayoutConstraint.deactivate(narrow + large)
      scene.root.layoutIfNeeded()
    }

    #expect(views.map(\.frame.width) == [200, 201, 202, 203] && later == [])
    #expect(byHand.map(\.frame.width) == [30, 30])
  }

  /// The second of three contradicts both others.
  @Test func thoseThatHoldAreTheFirstThatGoTogether() {
    let scene = LayoutScene(300, 100)
    let view = scene.view()
    let all = [
      view.widthAnchor.constraint(equalToConstant: 100),
      view.widthAnchor.constraint(equalToConstant: 200),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 150),
    ]
    func broken(_ body: () -> Void) -> [String?] {
      reports(body).map { report in
        all.map(\.description).first { report.contains("breaking constraint \n\($0)\n") }
      }
    }

    let first = broken { scene.layOut(all) }
    #expect(view.frame.width == 100 && first == [all[1].description])

    let second = broken {
      all[0].isActive = false
      scene.layOut()
    }
    #expect(view.frame.width == 200 && second == [all[2].description])

    // The same again is not worth another word.
    let third = broken {
      all[1].constant = 199
      scene.layOut()
    }
    #expect(view.frame.width == 199 && third == [])

    all[1].constant = 120
    scene.layOut()
    #expect(view.frame.width == 120)
  }

  /// A frame cannot be given up for good: what it contradicts may change.
  @Test func masksThatWereGivenUpHoldAgain() {
    let scene = LayoutScene(100, 100)
    let holder = scene.view()
    scene.pin(holder, [.top: 0, .left: 0, .height: 100])
    let width = holder.widthAnchor.constraint(equalToConstant: 100)
    let inner = UIView(frame: CGRect(x: 20, y: 0, width: 60, height: 100))
    inner.autoresizingMask = .flexibleWidth
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    scene.layOut([width])
    holder.addSubview(inner)
    inner.addSubview(other)
    let wish = inner.widthAnchor.constraint(equalToConstant: 10)
    wish.priority = UILayoutPriority(999)
    scene.layOut([wish])

    _ = reports {
      width.constant = 20
      scene.layOut()
    }
    width.constant = 100
    scene.layOut()

    #expect(inner.frame == CGRect(x: 20, y: 0, width: 60, height: 100))
  }

  @Test func edgesThatCrossAreAContradiction() {
    let scene = LayoutScene(100, 100)
    let view = scene.view()
    let right = view.rightAnchor.constraint(equalTo: scene.root.rightAnchor, constant: -80)

    let found = reports {
      scene.layOut([
        view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 80), right,
      ])
    }

    // The right edge would be at 20, left of 80: as near as can be is 80.
    #expect(found.count == 1 && view.frame.minX == 80 && view.frame.width == 0)
  }

  @Test func framesPlacedByHandAreNotBroken() {
    let scene = LayoutScene(100, 100)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    scene.root.addSubview(view)
    let wide = view.widthAnchor.constraint(equalToConstant: 50)

    let found = reports { scene.layOut([wide]) }

    #expect(view.frame.width == 30)
    #expect(found.first?.contains("NSAutoresizingMaskLayoutConstraint") ?? false)
    #expect(found.first?.contains("h=--& v=--&") ?? false)
  }

  @Test func contradictionAmongOptionalOnesIsSilent() {
    let scene = LayoutScene(100, 100)
    let view = scene.view()
    let a = view.widthAnchor.constraint(equalToConstant: 50)
    let b = view.widthAnchor.constraint(equalToConstant: 60)
    a.priority = UILayoutPriority(999)
    b.priority = UILayoutPriority(998)

    #expect(reports { scene.layOut([a, b]) } == [])
    #expect(view.frame.width == 50)
  }
}
