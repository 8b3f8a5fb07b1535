import SwiftSyntax

/// Collects types, their members, attributes, uses and conditions.
final class TwinVisitor: SyntaxVisitor {
  var facts: [(offset: Int, text: String)] = []
  /// Around the current node, outermost first; nil for a function or another stretch of code.
  private var scopes: [String?] = []
  private var types: [String] { scopes.compactMap { $0 } }

  private func add(_ text: String, at node: some SyntaxProtocol) {
    facts.append((node.positionAfterSkippingLeadingTrivia.utf8Offset, text))
  }

  // MARK: Types

  private func enter(
    _ keyword: TokenSyntax, _ name: String, isGeneric: Bool,
    _ inheritance: InheritanceClauseSyntax?,
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) -> SyntaxVisitorContinueKind {
    let isLocal = scopes.contains { $0 == nil }
    let path = scopes.last.flatMap { $0 }.map { "\($0).\(name)" } ?? name
    let inherited = (inheritance?.inheritedTypes.flatMap { names($0.type) } ?? []).joined(
      separator: ",")
    add(
      "\(keyword.text) \(path)\(isGeneric ? "<>" : "")\(isLocal ? " local" : "") [\(inherited)] "
        + words(attributes, modifiers), at: keyword)
    scopes.append(path)
    return .visitChildren
  }

  private func leave() { scopes.removeLast() }

  /// The types in an inheritance clause without generic arguments; compositions are taken apart.
  private func names(_ type: TypeSyntax) -> [String] {
    if let type = type.as(CompositionTypeSyntax.self) {
      return type.elements.flatMap { names($0.type) }
    }
    if let type = type.as(AttributedTypeSyntax.self) { return names(type.baseType) }
    if let type = type.as(SomeOrAnyTypeSyntax.self) { return names(type.constraint) }
    if let type = type.as(MemberTypeSyntax.self) {
      return [names(type.baseType)[0] + "." + plain(type.name)]
    }
    if let type = type.as(IdentifierTypeSyntax.self) { return [plain(type.name)] }
    return [type.trimmedDescription]
  }

  private func plain(_ token: TokenSyntax) -> String { token.text.filter { $0 != "`" } }

  private func words(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax)
    -> String
  {
    let all = attributes.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    }.map { String($0.prefix { $0 != "<" }) }
    let names = modifiers.map { modifier in
      modifier.name.text + (modifier.detail.map { "(\($0.detail.text))" } ?? "")
    }
    return (all.map { "@\($0)" } + names.sorted()).joined(separator: " ")
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.classKeyword, plain(node.name), isGeneric: node.genericParameterClause != nil,
      node.inheritanceClause,
      node.attributes, node.modifiers)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.structKeyword, plain(node.name), isGeneric: node.genericParameterClause != nil,
      node.inheritanceClause,
      node.attributes, node.modifiers)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.enumKeyword, plain(node.name), isGeneric: node.genericParameterClause != nil,
      node.inheritanceClause,
      node.attributes, node.modifiers)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.actorKeyword, plain(node.name), isGeneric: node.genericParameterClause != nil,
      node.inheritanceClause,
      node.attributes, node.modifiers)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.protocolKeyword, plain(node.name), isGeneric: node.primaryAssociatedTypeClause != nil,
      node.inheritanceClause, node.attributes, node.modifiers)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.extensionKeyword, names(node.extendedType).joined(separator: "."),
      isGeneric: node.extendedType.as(IdentifierTypeSyntax.self)?.genericArgumentClause != nil,
      node.inheritanceClause, node.attributes, node.modifiers)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  // MARK: Code

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { code() }
  override func visitPost(_ node: CodeBlockSyntax) { leave() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { code() }
  override func visitPost(_ node: ClosureExprSyntax) { leave() }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { code() }
  override func visitPost(_ node: AccessorBlockSyntax) { leave() }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { code() }
  override func visitPost(_ node: SwitchExprSyntax) { leave() }

  private func code() -> SyntaxVisitorContinueKind {
    scopes.append(nil)
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard case .some(.some(let type)) = scopes.last, node.name.tokenKind.isIdentifier else {
      return .visitChildren
    }
    let parameters = node.signature.parameterClause.parameters.map { parameter in
      "\(plain(parameter.firstName)): \(parameter.type.trimmedDescription)\(parameter.ellipsis?.text ?? "")"
    }.joined(separator: ", ")
    let effects = node.signature.effectSpecifiers
    let result = node.signature.returnClause.map { " -> \($0.type.trimmedDescription)" } ?? ""
    add(
      "func \(type).\(plain(node.name))\(node.genericParameterClause == nil ? "" : "<>")(\(parameters))"
        + (effects?.asyncSpecifier == nil ? "" : " async")
        + (effects?.throwsClause == nil ? "" : " throws") + result
        + " " + words(node.attributes, node.modifiers), at: node.funcKeyword)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard case .some(.some(let type)) = scopes.last, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return .visitChildren }
    let declared = binding.typeAnnotation.map { ": \($0.type.trimmedDescription)" } ?? ""
    add(
      "\(node.bindingSpecifier.text) \(type).\(plain(name.identifier))\(declared)"
        + (isSettable(node, binding) ? " set" : "") + " " + words(node.attributes, node.modifiers),
      at: node.bindingSpecifier)
    return .visitChildren
  }

  private func isSettable(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Bool {
    guard node.bindingSpecifier.text == "var" else { return false }
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.contains {
      ["set", "didSet", "willSet", "_modify"].contains($0.accessorSpecifier.text)
    }
  }

  // MARK: Attributes, uses, imports, conditions

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    add("attribute \(node.trimmedDescription)", at: node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    use(node.pound, "#" + node.macroName.text)
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    use(node.pound, "#" + node.macroName.text)
  }

  private func use(_ node: TokenSyntax, _ name: String) -> SyntaxVisitorContinueKind {
    let names = [
      "#selector", "#keyPath", "#colorLiteral", "#imageLiteral", "#fileLiteral", "#available",
      "#unavailable", "#Preview",
    ]
    if names.contains(name) {
      add("use \(name) in \(types.joined(separator: " > "))", at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    use(node.availabilityKeyword, node.availabilityKeyword.text)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    add("import \(node.path.map { plain($0.name) }.joined(separator: "."))", at: node.importKeyword)
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition {
      add("if \(condition.trimmedDescription)", at: node.poundKeyword)
    }
    return .visitChildren
  }
}

extension TokenKind {
  fileprivate var isIdentifier: Bool { if case .identifier = self { true } else { false } }
}
