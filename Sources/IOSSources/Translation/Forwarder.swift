/// A member that a class receives for one that an extension of it declares.
///
/// Without an Objective-C runtime, extensions cannot contain members that override or are overridden. The extension's
/// member gets another name, and the class gets a member that calls it, so that the code can still use file-private
/// names.
struct Forwarder: Sendable {
  /// The class, as a place in a file of the module.
  let target: ClassPlace
  /// The declaration, with its body.
  let text: String
  /// The `#if` conditions around it; nil if there are none.
  let condition: String?
  /// The imports in the file of the extension, if that is not the file of the class.
  let imports: [String]
}
