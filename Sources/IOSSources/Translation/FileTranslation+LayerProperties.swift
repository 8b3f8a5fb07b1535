extension FileTranslation {
  /// Translates `@NSManaged` properties of layers, whose values Core Animation stores on iOS.
  func layerProperties() -> Changes {
    let edits = managedProperties.flatMap { member in
      let name = "forKey: \"\(member.objectiveCName)\""
      let accessors =
        " { get { _dynamicValue(\(name)) } set { _setDynamicValue(newValue, \(name)) } }"
      let attributes = member.attributes.filter { $0.name == "NSManaged" }
      return attributes.map { source.blank($0.range) }
        + [Edit(accessors, behind: member.range.upperBound)]
    }
    return Changes(edits: edits)
  }

  /// The offsets of such attributes, in bytes.
  var managedAttributes: Set<Int> {
    Set(
      managedProperties.flatMap(\.attributes).filter { $0.name == "NSManaged" }
        .map(\.range.lowerBound))
  }

  private var managedProperties: [Member] {
    declarations.types.filter { index.isLayer($0.key) }.flatMap(\.members).filter {
      $0.kind == .property && $0.has("NSManaged") && $0.type != nil && !$0.isInactive
    }
  }
}
