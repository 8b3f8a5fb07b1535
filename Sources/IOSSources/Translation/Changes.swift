/// What a pass over a file asks for.
///
/// No pass sees what another one asks for, and their order is that of texts at the end and of problems alone.
struct Changes: Sendable {
  var edits: [Edit] = []
  /// What stands behind the translated text.
  var tail = ""
  var needs: Needs = []
  /// Members that classes, in this file or in another one, need for members of extensions in this file.
  var forwarders: [Forwarder] = []
  var diagnostics: [SourceDiagnostic] = []

  /// What the file needs beside its own text.
  struct Needs: OptionSet, Sendable {
    let rawValue: Int

    /// A module of Darkroom's, where the file does not import it.
    static let uiKit = Needs(rawValue: 1)
    static let foundation = Needs(rawValue: 2)
    static let xcTest = Needs(rawValue: 4)
    static let combine = Needs(rawValue: 8)
    /// The module that Linux has for a part of iOS's Foundation.
    static let networking = Needs(rawValue: 16)
    /// Initializers of strings that choose the forms of plural rules.
    static let pluralForms = Needs(rawValue: 32)
    /// The module's registry calls the function of the file.
    static let registration = Needs(rawValue: 64)
  }

  static func += (one: inout Changes, other: Changes) {
    one.edits += other.edits
    one.tail += other.tail
    one.needs.formUnion(other.needs)
    one.forwarders += other.forwarders
    one.diagnostics += other.diagnostics
  }
}
