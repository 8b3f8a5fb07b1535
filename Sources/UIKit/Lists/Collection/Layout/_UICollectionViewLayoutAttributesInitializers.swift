public import Foundation

/// As ``_ObjectInitializers``, for the initializers of `UICollectionViewLayoutAttributes`.
public protocol _UICollectionViewLayoutAttributesInitializers {}

extension UICollectionViewLayoutAttributes: _UICollectionViewLayoutAttributesInitializers {}

extension _UICollectionViewLayoutAttributesInitializers
where Self: UICollectionViewLayoutAttributes {
  @_silgen_name("darkroom_UICollectionViewLayoutAttributes_init_forCellWith")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(forCellWith indexPath: IndexPath)

  @_silgen_name("darkroom_UICollectionViewLayoutAttributes_init_forCellWith")
  @MainActor @usableFromInline
  static func make(forCellWith indexPath: __owned IndexPath) -> Self {
    let attributes = ViewInstantiation.object(of: self)
    attributes.indexPath = indexPath
    return attributes
  }

  @_silgen_name("darkroom_UICollectionViewLayoutAttributes_init_forSupplementaryViewOfKind_with")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)

  @_silgen_name("darkroom_UICollectionViewLayoutAttributes_init_forSupplementaryViewOfKind_with")
  @MainActor @usableFromInline
  static func make(
    forSupplementaryViewOfKind elementKind: __owned String, with indexPath: __owned IndexPath
  ) -> Self {
    let attributes = ViewInstantiation.object(of: self)
    attributes.become(.supplementaryView, ofKind: elementKind, at: indexPath)
    return attributes
  }

  @_silgen_name("darkroom_UICollectionViewLayoutAttributes_init_forDecorationViewOfKind_with")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath)

  @_silgen_name("darkroom_UICollectionViewLayoutAttributes_init_forDecorationViewOfKind_with")
  @MainActor @usableFromInline
  static func make(
    forDecorationViewOfKind decorationViewKind: __owned String, with indexPath: __owned IndexPath
  ) -> Self {
    let attributes = ViewInstantiation.object(of: self)
    attributes.become(.decorationView, ofKind: decorationViewKind, at: indexPath)
    return attributes
  }
}
