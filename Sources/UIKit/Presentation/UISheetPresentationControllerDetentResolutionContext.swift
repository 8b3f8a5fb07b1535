public import Foundation

/// The values from which a custom detent computes its height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height in points, without the safe area below.
  var maximumDetentValue: CGFloat { get }
}
