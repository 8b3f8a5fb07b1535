import DarkroomUIKit
import Testing

/// Safe area and margins of a controller's view on every device that Measures lists:
/// margins of 16 points where the shorter side is at most 393, else of 20 (Auto Layout).
@MainActor
@Suite(.tags(.devices, .autoLayout))
struct DeviceGuideFrameTests {
  /// A screen, its safe area (top, left, bottom, right), and the frames of both guides.
  private struct Row {
    let size: CGSize
    let area: UIEdgeInsets
    let safe: CGRect
    let margins: CGRect

    init(_ width: CGFloat, _ height: CGFloat, _ area: [CGFloat], _ safe: CGRect, _ margins: CGRect)
    {
      size = CGSize(width: width, height: height)
      self.area = UIEdgeInsets(top: area[0], left: area[1], bottom: area[2], right: area[3])
      self.safe = safe
      self.margins = margins
    }
  }

  private static let phones: [Row] = [
    // SE, 8, 8 Plus
    Row(320, 568, [20, 0, 0, 0], rect(0, 20, 320, 548), rect(16, 20, 288, 548)),
    Row(568, 320, [0, 0, 0, 0], rect(0, 0, 568, 320), rect(16, 0, 536, 320)),
    Row(375, 667, [20, 0, 0, 0], rect(0, 20, 375, 647), rect(16, 20, 343, 647)),
    Row(667, 375, [0, 0, 0, 0], rect(0, 0, 667, 375), rect(16, 0, 635, 375)),
    Row(414, 736, [20, 0, 0, 0], rect(0, 20, 414, 716), rect(20, 20, 374, 716)),
    Row(736, 414, [0, 0, 0, 0], rect(0, 0, 736, 414), rect(20, 0, 696, 414)),
    // X, XR
    Row(375, 812, [44, 0, 34, 0], rect(0, 44, 375, 734), rect(16, 44, 343, 734)),
    Row(812, 375, [0, 44, 24, 44], rect(44, 0, 724, 351), rect(60, 0, 692, 351)),
    Row(414, 896, [44, 0, 34, 0], rect(0, 44, 414, 818), rect(20, 44, 374, 818)),
    Row(896, 414, [0, 44, 24, 44], rect(44, 0, 808, 390), rect(64, 0, 768, 390)),
    // 12 and 13, 13 mini, 12 Pro Max
    Row(390, 844, [47, 0, 34, 0], rect(0, 47, 390, 763), rect(16, 47, 358, 763)),
    Row(844, 390, [0, 47, 21, 47], rect(47, 0, 750, 369), rect(63, 0, 718, 369)),
    Row(375, 812, [50, 0, 34, 0], rect(0, 50, 375, 728), rect(16, 50, 343, 728)),
    Row(812, 375, [0, 50, 21, 50], rect(50, 0, 712, 354), rect(66, 0, 680, 354)),
    Row(428, 926, [47, 0, 34, 0], rect(0, 47, 428, 845), rect(20, 47, 388, 845)),
    Row(926, 428, [0, 47, 21, 47], rect(47, 0, 832, 407), rect(67, 0, 792, 407)),
    // 14 Pro and 15, their Pro Max
    Row(393, 852, [59, 0, 34, 0], rect(0, 59, 393, 759), rect(16, 59, 361, 759)),
    Row(852, 393, [0, 59, 21, 59], rect(59, 0, 734, 372), rect(75, 0, 702, 372)),
    Row(430, 932, [59, 0, 34, 0], rect(0, 59, 430, 839), rect(20, 59, 390, 839)),
    Row(932, 430, [0, 59, 21, 59], rect(59, 0, 814, 409), rect(79, 0, 774, 409)),
  ]

  private static let pads: [Row] = [
    Row(768, 1024, [20, 0, 0, 0], rect(0, 20, 768, 1004), rect(20, 20, 728, 1004)),
    Row(1024, 768, [20, 0, 0, 0], rect(0, 20, 1024, 748), rect(20, 20, 984, 748)),
    Row(810, 1080, [20, 0, 0, 0], rect(0, 20, 810, 1060), rect(20, 20, 770, 1060)),
    Row(1112, 834, [20, 0, 0, 0], rect(0, 20, 1112, 814), rect(20, 20, 1072, 814)),
    Row(1194, 834, [24, 0, 20, 0], rect(0, 24, 1194, 790), rect(20, 24, 1154, 790)),
    Row(1366, 1024, [20, 0, 0, 0], rect(0, 20, 1366, 1004), rect(20, 20, 1326, 1004)),
    // Thirds and halves of them.
    Row(320, 768, [20, 0, 0, 0], rect(0, 20, 320, 748), rect(16, 20, 288, 748)),
    Row(507, 768, [20, 0, 0, 0], rect(0, 20, 507, 748), rect(20, 20, 467, 748)),
    Row(375, 834, [24, 0, 20, 0], rect(0, 24, 375, 790), rect(16, 24, 343, 790)),
    Row(639, 1366, [20, 0, 0, 0], rect(0, 20, 639, 1346), rect(20, 20, 599, 1346)),
  ]

  private func check(_ row: Row) {
    let window = NotchedWindow(row.size, area: row.area)
    let controller = UIViewController()
    window.rootViewController = controller
    window.layoutIfNeeded()

    #expect(controller.view.safeAreaLayoutGuide.layoutFrame == row.safe)
    #expect(controller.view.layoutMarginsGuide.layoutFrame == row.margins)
  }

  @Test(arguments: 0..<20) func guidesFitEachPhone(row: Int) { check(Self.phones[row]) }

  @Test(arguments: 0..<10) func guidesFitEachPad(row: Int) { check(Self.pads[row]) }
}
