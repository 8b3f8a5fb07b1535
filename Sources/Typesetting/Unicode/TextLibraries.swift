/// The versions of the libraries that shape and break text; they may decide what it looks like.
package enum TextLibraries {
  package static let harfBuzz: String = HarfBuzz.version

  package static let icu = BoundaryFinder.libraryVersion
}
