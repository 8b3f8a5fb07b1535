extension LayoutNode: ViewSource {
  /// A name such as `ProfileCard › Text`, starting with the team's view that created the node.
  var kind: String { environment.owners.last.map { "\($0.name) › \(ownKind)" } ?? ownKind }
  /// The text; the name differs because nodes may have a `text` of their own.
  @_implements(ViewSource,text)
  final var viewText: ViewText? { (self as? TextNode)?.shown }
  var owners: [ViewOwner] { environment.owners }
}
