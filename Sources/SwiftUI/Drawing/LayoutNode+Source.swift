extension LayoutNode: ViewSource {
  /// Such as `ProfileCard › Text`, after the view of a team that the node was made by.
  var kind: String { environment.owner.map { "\($0) › \(ownKind)" } ?? ownKind }
}
