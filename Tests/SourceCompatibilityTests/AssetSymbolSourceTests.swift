import Testing
import UIKit

// As the front of the SDK writes it, with another bundle.

extension UIKit.ColorResource {
  nonisolated static let `brand` = UIKit.ColorResource(
    name: "brand", bundle: Foundation.Bundle.main)
  enum Signal {
    nonisolated static let `warning` = UIKit.ColorResource(
      name: "Signal/WarningColor", bundle: Foundation.Bundle.main)
  }
}

extension UIKit.ImageResource {
  nonisolated static let `close` = UIKit.ImageResource(
    name: "Close", bundle: Foundation.Bundle.main)
}

extension UIKit.UIColor {
  nonisolated static var `brand`: UIKit.UIColor { UIKit.UIColor(resource: .`brand`) }
  enum Signal {
    nonisolated static var `warning`: UIKit.UIColor {
      UIKit.UIColor(resource: .Signal.`warning`)
    }
  }
}

extension UIKit.UIImage {
  nonisolated static var `close`: UIKit.UIImage { UIKit.UIImage(resource: .`close`) }
}

/// Names of assets, written as apps write them.
struct AssetSymbolSourceTests {
  private func tint(_ resource: ColorResource) -> UIColor { UIColor(resource: resource) }

  @Test func assetsHaveNames() {
    #expect(tint(.brand).cgColor.alpha == 0 && UIColor.Signal.warning.cgColor.alpha == 0)
    #expect(UIImage(resource: .close).size == .zero && UIImage.close.size == .zero)
    #expect(ColorResource.brand != .Signal.warning)
    #expect(Set([ImageResource.close, .close]).count == 1)
  }
}
