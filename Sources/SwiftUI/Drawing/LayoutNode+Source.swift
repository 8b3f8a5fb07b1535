extension LayoutNode: ViewSource {
  /// Such as `ProfileCard › Text`, after the view of a team that the node was made by.
  var kind: String { environment.owners.last.map { "\($0.name) › \(ownKind)" } ?? ownKind }
  /// Of another name, because nodes may have a `text` of their own.
  @_implements(ViewSource,text)
  final var viewText: ViewText? { (self as? TextNode)?.shown }
  var owners: [ViewOwner] { environment.owners }
}
