/// The changes that one translation pass makes to a file.
///
/// A pass does not see the changes of other passes. The order of passes affects only the order of diagnostics, and of
/// text at the end of the file.
struct Changes: Sendable {
  var edits: [Edit] = []
  /// Declarations that follow the translated text.
  var tail = ""
  var needs: Needs = []
  /// Members that classes in any file receive for members of extensions in this file.
  var forwarders: [Forwarder] = []
  var diagnostics: [SourceDiagnostic] = []

  /// The modules and helper code that the file needs.
  struct Needs: OptionSet, Sendable {
    let rawValue: Int

    /// One of Darkroom's modules.
    static let uiKit = Needs(rawValue: 1)
    static let foundation = Needs(rawValue: 2)
    static let xcTest = Needs(rawValue: 4)
    static let combine = Needs(rawValue: 8)
    /// FoundationNetworking, which is a part of Foundation on iOS.
    static let networking = Needs(rawValue: 16)
    /// Initializers of `String` that apply plural rules.
    static let pluralForms = Needs(rawValue: 32)
    /// A call of the file's function in the module's registry.
    static let registration = Needs(rawValue: 64)
    static let objectiveC = Needs(rawValue: 128)
    static let coreGraphics = Needs(rawValue: 256)
    /// FoundationXML, which is a part of Foundation on iOS.
    static let xml = Needs(rawValue: 512)
    /// The module os, some names of which are in Darwin on iOS.
    static let os = Needs(rawValue: 1024)
    /// Strategies for SwiftUI views, which are part of the original SnapshotTesting.
    static let viewStrategies = Needs(rawValue: 2048)
    /// CoreImage, which UIKit re-exports on iOS.
    static let coreImage = Needs(rawValue: 4096)
    /// CoreText, which UIKit re-exports on iOS.
    static let coreText = Needs(rawValue: 8192)
    /// The declarations that previews need in files that do not import SwiftUI.
    static let previews = Needs(rawValue: 16384)
    /// ImageIO, which UIKit and SwiftUI re-export on iOS.
    static let imageIO = Needs(rawValue: 32768)
    /// Names that iOS's Foundation re-exports may be in any of these.
    static let broughtAlong: Needs = [.foundation, .objectiveC, .coreGraphics]
  }

  static func += (one: inout Changes, other: Changes) {
    one.edits += other.edits
    one.tail += other.tail
    one.needs.formUnion(other.needs)
    one.forwarders += other.forwarders
    one.diagnostics += other.diagnostics
  }
}
