import SwiftUI

/// A root in a window, laid out.
@MainActor
struct Hosted {
  let window: UIWindow
  private let controller: UIViewController

  init(_ root: some View, in size: CGSize = CGSize(width: 200, height: 200), scale: CGFloat = 2) {
    controller = UIHostingController(rootView: root.environment(\.displayScale, scale))
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }

  var view: UIView { controller.view }

  /// Those that are drawn, from back to front.
  var views: [UIView] { Self.below(view.subviews[0]) }

  private static func below(_ view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + below($0) }
  }

  /// Where the drawn views of a class lie, in thousandths of a point of the hosting view.
  func frames(ofClass name: String) -> [CGRect] {
    views.filter { "\(type(of: $0))" == name }.map {
      let frame = $0.convert($0.bounds, to: view)
      return CGRect(
        x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width),
        height: rounded(frame.height))
    }
  }

  private func rounded(_ length: CGFloat) -> CGFloat { (length * 1000).rounded() / 1000 }

  func picture(scale: CGFloat = 2) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(bounds: view.bounds, format: format).image {
      view.layer.render(in: $0.cgContext)
    }
  }

  /// The color of a point, from 0 to 255.
  func color(at point: CGPoint) -> [UInt8] { pixel(of: picture(scale: 1), at: point) }

  /// A finger at these points, one after the other, down at the first and lifted at the last.
  func drag(_ points: [CGPoint], beforeLifting: () -> Void = {}) {
    guard let first = points.first, let last = points.last,
      let hit = window.hitTest(first, with: nil)
    else { return }
    let touch = UITouch()
    touch.start(at: window.convert(first, to: hit), in: hit)
    let event = UIEvent(touches: [touch])
    window.sendEvent(event)
    for point in points.dropFirst() {
      touch.move(to: window.convert(point, to: hit), phase: .moved)
      window.sendEvent(event)
    }
    beforeLifting()
    touch.move(to: window.convert(last, to: hit), phase: .ended)
    window.sendEvent(event)
  }
}

/// The color of a point of a picture at scale 1, from 0 to 255.
@MainActor
func pixel(of image: UIImage, at point: CGPoint) -> [UInt8] {
  guard
    let part = image.cgImage?.cropping(to: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
  else { return [] }
  let context = CGContext(
    data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  context?.draw(part, in: CGRect(x: 0, y: 0, width: 1, height: 1))
  guard let data = context?.data else { return [] }
  return (0..<4).map { unsafe data.load(fromByteOffset: $0, as: UInt8.self) }
}
