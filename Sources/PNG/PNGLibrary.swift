/// The C libraries below, for those who ask which they are.
package enum PNGLibrary {
  /// They decide the bytes of a file, never its pixels.
  package static var versions: (libpng: String, zlib: String, libdeflate: String) {
    LibPNG.versions
  }
}
