extension Evaluation {
  /// The nodes of the body that a style makes for a control.
  func nodes<S, Body: View>(styledBy style: S, _ makeBody: (S) -> Body) -> [LayoutNode] {
    let own = at(ObjectIdentifier(S.self))
    let style = own.linked(style)
    return own.nodes(of: own.tracking { makeBody(style) })
  }
}
