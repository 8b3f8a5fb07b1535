/// A member that a class is given for one that an extension of it declares.
///
/// Without an Objective-C runtime extensions hold nothing that overrides or is overridden. The extension's member takes
/// another name, and the class gets one that calls it: file-private names can be used in it still.
struct Forwarder: Sendable {
  /// The class, as a place in a file of the module.
  let target: ClassPlace
  /// The declaration, with its body.
  let text: String
  /// The `#if` conditions that it stands under, nil for none.
  let condition: String?
  /// What the file of the extension imports, if that is not the file of the class.
  let imports: [String]
}
