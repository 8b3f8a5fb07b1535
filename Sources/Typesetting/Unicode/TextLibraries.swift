import DarkroomCHarfBuzz
import _FoundationICU

/// The versions of the libraries that shape and break text; they may decide what it looks like.
package enum TextLibraries {
  package static let harfBuzz: String = unsafe String(cString: hb_version_string())

  package static let icu: String = {
    var version: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
    unsafe withUnsafeMutableBytes(of: &version) { bytes in
      unsafe swift_u_getVersion(bytes.bindMemory(to: UInt8.self).baseAddress)
    }
    return "\(version.0).\(version.1)"
  }()
}
