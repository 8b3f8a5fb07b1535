/// The versions of the libraries that shape and break text, which can affect how text looks.
package enum TextLibraries {
  package static let harfBuzz: String = HarfBuzz.version

  package static let icu = BoundaryFinder.libraryVersion
}
