/// The C library below, for those who ask which it is.
package enum JPEGLibrary {
  /// libjpeg-turbo's number; it decides neither pixels nor the bytes of a file.
  package static var version: String { LibJPEG.version }
}
