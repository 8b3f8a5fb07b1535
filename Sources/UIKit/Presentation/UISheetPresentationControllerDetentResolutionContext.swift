public import Foundation

/// What a custom detent computes its height from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height in points, without the safe area below.
  var maximumDetentValue: CGFloat { get }
}
