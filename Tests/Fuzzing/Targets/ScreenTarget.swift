import DarkroomSwiftUI
import DarkroomUIKit
import Foundation

/// Screens of SwiftUI that are laid out, drawn, edited and drawn again: none may trap, hang, or be kept.
struct ScreenTarget: FuzzTarget {
  static let name = "screens"
  /// Fonts, glyphs and pictures are kept.
  static let inputsPerProcess = 2_000

  init() {}

  /// As on iOS, where a view whose position is not a number ends the app.
  static func mayRaise(_ text: String) -> Bool {
    text.contains("uncaught exception 'CALayerInvalidGeometry'")
  }

  func input(_ random: inout FuzzRandom) -> [UInt8] { random.bytes(random.length(upTo: 600)) }

  func run(_ input: [UInt8]) throws {
    try MainActor.assumeIsolated {
      let left = Self.show(input)
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.001))
      try FuzzFailure.check(left.controller == nil, "the controller is kept")
      try FuzzFailure.check(left.view == nil, "the hosting view is kept")
    }
  }

  private struct Left {
    weak var controller: UIViewController?
    weak var view: UIView?
  }

  /// Shows the screen of one half of the input, and then that of all of it in its place.
  @MainActor
  private static func show(_ input: [UInt8]) -> Left {
    var first = ScreenReader(Array(input.prefix(input.count / 2)))
    var second = ScreenReader(input)
    let controller = UIHostingController(rootView: first.screen())
    let window = UIWindow(frame: CGRect(origin: .zero, size: first.size()))
    window.rootViewController = controller
    window.isHidden = false
    draw(window)
    controller.rootView = second.screen()
    window.frame.size = second.size()
    draw(window)
    _ = controller.sizeThatFits(in: CGSize(width: 300, height: CGFloat.infinity))
    _ = UndrawnViews.takeReached()
    window.isHidden = true
    window.rootViewController = nil
    return Left(controller: controller, view: controller.view)
  }

  @MainActor
  private static func draw(_ window: UIWindow) {
    window.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let area = CGRect(x: 0, y: 0, width: 60, height: 90)
    _ = UIGraphicsImageRenderer(bounds: area, format: format).image { _ in
      window.drawHierarchy(in: area, afterScreenUpdates: true)
    }
  }
}
