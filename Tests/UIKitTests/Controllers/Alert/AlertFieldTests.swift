import DarkroomUIKit
import Testing

/// The text fields of an alert are one block, whose outer corners are round.
@MainActor
struct AlertFieldTests {
  private func corners(_ count: Int) -> [CACornerMask] {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    for _ in 0..<count { alert.addTextField() }
    alert.loadViewIfNeeded()
    let fields = alert.textFields ?? []
    #expect(fields.allSatisfy { $0.layer.cornerRadius > 0 && $0.superview === alert.view })
    return fields.map(\.layer.maskedCorners)
  }

  private let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  private let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]

  @Test func theOuterCornersAreRound() {
    #expect(corners(1) == [top.union(bottom)])
    #expect(corners(2) == [top, bottom])
    #expect(corners(3) == [top, [], bottom])
  }
}
