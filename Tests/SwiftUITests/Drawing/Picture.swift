import SwiftUI

/// What a view looks like in a hosting view of a given size, over white.
@MainActor
struct Picture {
  let image: UIImage
  private let width: Int
  private let bytes: Data

  init(
    _ view: some View, width: CGFloat = 40, height: CGFloat = 40, scale: CGFloat = 1,
    style: UIUserInterfaceStyle = .light
  ) {
    let controller = UIHostingController(rootView: view.environment(\.displayScale, scale))
    controller.overrideUserInterfaceStyle = style
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    image = UIGraphicsImageRenderer(bounds: window.bounds, format: format).image {
      controller.view.layer.render(in: $0.cgContext)
    }
    self.width = image.cgImage?.width ?? 0
    bytes = image.cgImage?.dataProvider?.data ?? Data()
  }

  /// Red, green and blue of a pixel, as in `ff0000`.
  func color(_ x: Int, _ y: Int) -> String {
    components(x, y).map { String($0 + 256, radix: 16).dropFirst() }.joined()
  }

  /// Red, green and blue of a pixel, 0 to 255.
  func components(_ x: Int, _ y: Int) -> [Int] {
    let place = 4 * (y * width + x)
    return bytes[place..<place + 3].map { Int($0) }
  }

  func isSame(as other: Picture) -> Bool { bytes == other.bytes }
}
