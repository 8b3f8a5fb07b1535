import DarkroomCoreGraphics
public import Foundation

/// The environment of the layout of a section or a custom group.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

final class CollectionLayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(_ size: CGSize, insets: NSDirectionalEdgeInsets = .zero) {
    contentSize = size
    contentInsets = insets
    super.init()
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets) }
}

final class CollectionLayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(_ container: any NSCollectionLayoutContainer, _ traits: UITraitCollection) {
    self.container = container
    traitCollection = traits
    super.init()
  }
}

extension CGSize {
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
