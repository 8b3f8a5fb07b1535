/// What an extension declares for a class of another module and subclasses of that may override: on iOS the Objective-C
/// runtime finds the subclass's.
struct ForeignMember: Sendable {
  /// The class, by name.
  let type: String
  let member: Member
  /// Whether a class or extension among the sources overrides it, or one of another module may.
  var isOverridden: Bool
}
