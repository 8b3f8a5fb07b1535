import SwiftUI
import Testing

/// What a root draws in a window, in pixels.
@MainActor
struct DrawnPicture {
  /// Colors that stand apart from each other and from the grounds of the tests, opaque.
  enum Ink {
    case red, green, blue, white, black

    var color: Color {
      let channels = channels
      return Color(
        red: Double(channels[0]) / 255, green: Double(channels[1]) / 255,
        blue: Double(channels[2]) / 255)
    }

    fileprivate var channels: [Int] {
      switch self {
      case .red: [255, 0, 0]
      case .green: [0, 255, 0]
      case .blue: [0, 0, 255]
      case .white: [255, 255, 255]
      case .black: [0, 0, 0]
      }
    }
  }

  /// What the root holds that is not drawn yet, so that no box of it means anything.
  let undrawn: String?
  private let width: Int
  private let height: Int
  private let bytes: [UInt8]

  /// - Parameter inset: How much of a higher picture, in points, is left out above and below this one. Its boxes are
  ///   counted from the top of the higher picture.
  init(_ root: some View, width: CGFloat, height: CGFloat, scale: CGFloat, inset: CGFloat = 0) {
    let size = CGSize(width: width, height: height)
    let container = UIViewController()
    let controller = UIHostingController(rootView: root)
    container.addChild(controller)
    container.setOverrideTraitCollection(
      UITraitCollection(displayScale: scale), forChild: controller)
    container.view.addSubview(controller.view)
    controller.view.frame = CGRect(origin: .zero, size: size)
    controller.didMove(toParent: container)
    let window = UIWindow(frame: controller.view.frame)
    window.rootViewController = container
    window.isHidden = false
    window.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(bounds: window.bounds, format: format).image {
      controller.view.layer.render(in: $0.cgContext)
    }
    undrawn = UndrawnViews.takeReached()
    (self.width, self.height, bytes) = Self.pixels(of: image)
    top = Int(inset * scale)
  }

  private let top: Int

  /// The place of all pixels of a color, up to a few levels; nil if there are none.
  func box(of ink: Ink, tolerance: Int = 4) -> PixelBox? {
    let channels = ink.channels
    var box: PixelBox?
    bytes.withUnsafeBufferPointer { bytes in
      for y in 0..<height {
        var (first, last) = (-1, -1)
        for x in 0..<width {
          let at = (y * width + x) * 4
          guard abs(Int(bytes[at]) - channels[0]) <= tolerance,
            abs(Int(bytes[at + 1]) - channels[1]) <= tolerance,
            abs(Int(bytes[at + 2]) - channels[2]) <= tolerance
          else { continue }
          if first < 0 { first = x }
          last = x
        }
        guard first >= 0 else { continue }
        let old = box ?? PixelBox(first, y, last + 1, y + 1)
        box = PixelBox(min(old.minX, first), old.minY, max(old.maxX, last + 1), y + 1)
      }
    }
    return box.map { PixelBox($0.minX, $0.minY + top, $0.maxX, $0.maxY + top) }
  }

  /// How a color's place differs from the recorded one; nil if it is within a pixel of it.
  func difference(of ink: Ink, from recorded: PixelBox) -> String? {
    difference(of: ink, from: recorded) { $0.isNear(recorded) }
  }

  /// As `difference(of:from:)` where glyphs decide the width, which may differ by 2 %.
  func differenceButForGlyphs(of ink: Ink, from recorded: PixelBox) -> String? {
    difference(of: ink, from: recorded) { $0.isNearButForGlyphs(recorded) }
  }

  private func difference(
    of ink: Ink, from recorded: PixelBox, unless isSame: (PixelBox) -> Bool
  ) -> String? {
    if let undrawn {
      DrawnPicture.noteUndrawn(undrawn)
      return nil
    }
    guard let box = box(of: ink) else { return "nothing is \(ink); recorded: \(recorded)" }
    return isSame(box) ? nil : "\(ink) is at \(box); recorded: \(recorded)"
  }

  /// Notes in the test's report that a box waits for a name that is declared and not drawn yet.
  static func noteUndrawn(_ name: String) {
    withKnownIssue { Issue.record("\(name) is not drawn yet.") }
  }

  private static func pixels(of image: UIImage) -> (width: Int, height: Int, bytes: [UInt8]) {
    guard let source = image.cgImage else { return (0, 0, []) }
    let (width, height) = (source.width, source.height)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    bytes.withUnsafeMutableBytes { buffer in
      let context = CGContext(
        data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8,
        bytesPerRow: width * 4,
        space: CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(source, in: CGRect(x: 0, y: 0, width: width, height: height))
    }
    return (width, height, bytes)
  }
}
