import FoundationEssentials
import Glibc

/// An SDK of Darkroom on this machine: a folder with compiled modules, a library, fonts and tools.
package struct SDKBundle: Hashable, Sendable {
  /// The folder that holds `swift-sdk.json`; absolute, links followed.
  package let path: String

  package init(path: String) { self.path = path }

  /// The SDK that this code was loaded from; nil if it was built from sources.
  package static let current: SDKBundle? = {
    let here: @convention(c) () -> Void = {}
    let address = unsafe UInt(bitPattern: unsafeBitCast(here, to: UnsafeRawPointer.self))
    return image(at: address, in: contents(ofKernelFile: "/proc/self/maps"))
      .flatMap(SDKBundle.init(image:))
  }()

  /// Read to its end: the kernel hands out whole lines, a page at most, and Foundation takes a short read for the end.
  static func contents(ofKernelFile path: String) -> String {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes: [UInt8] = []
    var page = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = unsafe read(file, &page, page.count), count > 0 {
      bytes += page[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The file that memory at an address was read from.
  ///
  /// - Parameter maps: lines such as `7f10-7f20 r-xp 0000 fe:00 1234   /lib/a.so`, as proc_pid_maps(5) has them.
  static func image(at address: UInt, in maps: String) -> String? {
    for line in maps.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 5)
      let bounds = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard bounds.count == 2, bounds[0] <= address, address < bounds[1] else { continue }
      return words.count == 6 ? String(words[5].drop { $0 == " " }) : nil
    }
    return nil
  }

  /// The SDK that has a program or library in one of its folders; nil if none has.
  ///
  /// Links are followed: a tool may be called by a link on PATH.
  package init?(image: String) {
    guard let real = unsafe realpath(image, nil) else { return nil }
    defer { unsafe free(real) }
    let folder = URL(filePath: unsafe String(cString: real)).deletingLastPathComponent()
    self.init(path: folder.deletingLastPathComponent().path)
    guard FileManager.default.fileExists(atPath: path + "/swift-sdk.json") else { return nil }
  }

  /// Compiler and linker as SwiftPM finds them: programs that stand before those of the toolchain.
  package var fronts: String { path + "/fronts" }
  package var modules: String { path + "/modules" }
  /// Headers and module maps of the C modules that Darkroom's modules were made with, a folder for each.
  package var headers: String { path + "/include" }
  package var libraries: String { path + "/lib" }
  package var fonts: String { path + "/fonts" }
  /// Sources that take the place of upstream's, a folder for each module.
  package var standIns: String { path + "/stand-ins" }

  /// How a person calls `snapshot-record` where this code runs.
  package static let toolCommand =
    current == nil ? "swift run snapshot-record" : "snapshot-record"
}
