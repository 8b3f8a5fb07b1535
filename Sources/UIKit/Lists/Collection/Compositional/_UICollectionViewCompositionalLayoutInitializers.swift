/// As ``_ObjectInitializers``, for the initializers of `UICollectionViewCompositionalLayout`.
public protocol _UICollectionViewCompositionalLayoutInitializers {}

extension UICollectionViewCompositionalLayout: _UICollectionViewCompositionalLayoutInitializers {}

extension _UICollectionViewCompositionalLayoutInitializers
where Self: UICollectionViewCompositionalLayout {
  @_silgen_name("darkroom_UICollectionViewCompositionalLayout_init_section")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(section: NSCollectionLayoutSection)

  @_silgen_name("darkroom_UICollectionViewCompositionalLayout_init_section")
  @MainActor @usableFromInline
  static func make(section: __owned NSCollectionLayoutSection) -> Self {
    ViewInstantiation.call(
      0, of: UICollectionViewCompositionalLayout.self, on: self,
      .value(section))
  }

  @_silgen_name("darkroom_UICollectionViewCompositionalLayout_init_section_configuration")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  )

  @_silgen_name("darkroom_UICollectionViewCompositionalLayout_init_section_configuration")
  @MainActor @usableFromInline
  static func make(
    section: __owned NSCollectionLayoutSection,
    configuration: __owned UICollectionViewCompositionalLayoutConfiguration
  ) -> Self {
    ViewInstantiation.call(
      1, of: UICollectionViewCompositionalLayout.self, on: self,
      .value(section), .value(configuration))
  }

  @_silgen_name("darkroom_UICollectionViewCompositionalLayout_init_sectionProvider")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider)

  @_silgen_name("darkroom_UICollectionViewCompositionalLayout_init_sectionProvider")
  @MainActor @usableFromInline
  static func make(
    sectionProvider: __owned @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) -> Self {
    ViewInstantiation.call(
      2, of: UICollectionViewCompositionalLayout.self, on: self,
      .value(SectionProvider(call: sectionProvider)))
  }

  @_silgen_name("darkroom_UICollectionViewCompositionalLayout_init_sectionProvider_configuration")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  )

  @_silgen_name("darkroom_UICollectionViewCompositionalLayout_init_sectionProvider_configuration")
  @MainActor @usableFromInline
  static func make(
    sectionProvider: __owned @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: __owned UICollectionViewCompositionalLayoutConfiguration
  ) -> Self {
    ViewInstantiation.call(
      3, of: UICollectionViewCompositionalLayout.self, on: self,
      .value(SectionProvider(call: sectionProvider)), .value(configuration))
  }
}

/// Stores a closure in a form that nongeneric code can call.
private struct SectionProvider {
  let call: UICollectionViewCompositionalLayoutSectionProvider
}
