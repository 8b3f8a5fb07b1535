public import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// An identifier for a height of a sheet.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of `medium()`.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of `large()`.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    /// The identifier by which `selectedDetentIdentifier` chooses the detent.
    public let identifier: Identifier
    private let resolver: Resolver

    private init(_ identifier: Identifier, _ resolver: @escaping Resolver) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// A detent at the greatest height.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A detent with half the height of the container including the safe area below; not available at a small height.
    open class func medium() -> Detent {
      Detent(.medium) { context in
        (context as? DetentContext).flatMap { $0.isLow ? nil : $0.medium }
      }
    }

    private static var count = 0

    /// A detent whose height, in points above the safe area below, a closure returns; nil makes it unavailable.
    open class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (
          _ context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat?
    ) -> Detent {
      count += 1
      return Detent(identifier ?? Identifier("custom.\(count)"), resolver)
    }

    /// The height in points above the safe area below; nil if the detent is not available.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

/// The heights that are available to detents in a window.
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let medium: CGFloat
  var isLow: Bool { containerTraitCollection.verticalSizeClass == .compact }

  init(_ window: UIWindow, top: CGFloat) {
    let bottom = window.safeAreaInsets.bottom
    containerTraitCollection = window.traitCollection
    maximumDetentValue = window.bounds.height - top - bottom
    medium = (window.bounds.height / 2).rounded() - bottom
    super.init()
  }
}
