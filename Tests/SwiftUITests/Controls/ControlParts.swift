import SwiftUI
import Testing

extension Hosted {
  /// The first view of a class of UIKit's.
  func first<V: UIView>(_ type: V.Type) throws -> V {
    try #require(views.lazy.compactMap { $0 as? V }.first)
  }

  /// Where the first view of a class of UIKit's lies, in points of the hosting view.
  func frame<V: UIView>(of type: V.Type) throws -> CGRect {
    let found = try first(type)
    return found.convert(found.bounds, to: view)
  }

  /// The size that a root answers to a proposal without lengths, at three pixels a point.
  static func ideal(_ view: some View) -> CGSize {
    UIHostingController(rootView: view.environment(\.displayScale, 3)).sizeThatFits(in: .zero)
  }

  /// Whether lengths differ by less than a hundredth of a point.
  static func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }
}
