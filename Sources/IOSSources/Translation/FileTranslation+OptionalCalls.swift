extension FileTranslation {
  /// Translates `delegate!.count!(list)`, which is not an optional on iOS, because the code for an optional method
  /// returns an optional.
  func forcedCalls() -> Changes {
    var changes = Changes()
    for token in source.tokens.indices where source.isSymbol(token, ".") {
      guard source.isWord(token + 1), source.isSymbol(token + 2, "!"),
        source.isSymbol(token + 3, "("), !source.tokens[token + 3].followsSpace
      else { continue }
      if let overloads = index.optionalRequirements[source.word(token + 1)] {
        guard let close = forcedCall(of: overloads, open: token + 3) else { continue }
        changes.edits.append(Edit("!", behind: source.tokens[close].range.upperBound))
      } else if isForcedCallOfApples(token), let start = receiverStart(before: token) {
        let close = source.closing(token + 3)
        changes.edits.append(Edit("_forcedAnswer(", before: source.tokens[start].range.lowerBound))
        changes.edits.append(Edit(")", behind: source.tokens[close].range.upperBound))
        changes.needs = .uiKit
      }
    }
    return changes
  }

  /// Whether the call is of an optional method of a UIKit delegate that never returns nil on iOS.
  private func isForcedCallOfApples(_ dot: Int) -> Bool {
    let name = source.word(dot + 1)
    return Self.certainAnswers.contains(name)
      || labels(in: source.inside(dot + 3)).contains(where: Self.certainAnswers.contains)
  }

  /// The names of such methods with one argument, and one label for each further argument.
  private static let certainAnswers: Set<String> = [
    "adaptivePresentationStyle", "canEditRowAt", "canFocusItemAt", "canFocusRowAt", "canMoveItemAt",
    "canMoveRowAt", "canPerformAction", "editingStyleForRowAt", "estimatedHeightForFooterInSection",
    "estimatedHeightForHeaderInSection", "estimatedHeightForRowAt", "gestureRecognizerShouldBegin",
    "heightForFooterInSection", "heightForHeaderInSection", "heightForRowAt",
    "indentationLevelForRowAt", "insetForSectionAt", "minimumInteritemSpacingForSectionAt",
    "minimumLineSpacingForSectionAt", "numberOfSections", "positionForBar",
    "preferredInterfaceOrientationForPresentation", "presentationControllerShouldDismiss",
    "referenceSizeForFooterInSection", "referenceSizeForHeaderInSection", "rowHeightForComponent",
    "scrollViewShouldScrollToTop", "searchBarShouldBeginEditing", "searchBarShouldEndEditing",
    "sectionForSectionIndexTitle", "shouldBeRequiredToFailBy",
    "shouldBeginMultipleSelectionInteractionAt", "shouldChangeCharactersIn", "shouldChangeTextIn",
    "shouldDeselectItemAt", "shouldHighlightItemAt", "shouldHighlightRowAt",
    "shouldIndentWhileEditingRowAt", "shouldInteractWith", "shouldReceive",
    "shouldRecognizeSimultaneouslyWith", "shouldRequireFailureOf", "shouldSelect",
    "shouldSelectItemAt", "shouldShowMenuForRowAt", "sizeForItemAt",
    "supportedInterfaceOrientations",
    "tabBarControllerSupportedInterfaceOrientations",
    "navigationControllerSupportedInterfaceOrientations",
    "targetContentOffsetForProposedContentOffset", "targetIndexPathForMoveFromRowAt",
    "textFieldShouldBeginEditing", "textFieldShouldClear", "textFieldShouldEndEditing",
    "textFieldShouldReturn", "textViewShouldBeginEditing", "textViewShouldEndEditing",
    "widthForComponent",
  ]

  /// The token that ends the call, if the called method does not return an optional.
  private func forcedCall(of overloads: [Member], open: Int) -> Int? {
    let close = source.closing(open)
    let labels = labels(in: source.inside(open))
    let members = overloads.filter { $0.parameters.map(\.label) == labels }
    let answerOptionals = members.map { $0.type?.hasSuffix("?") ?? true }
    guard answerOptionals.contains(false), !answerOptionals.contains(true),
      !source.isSymbol(close + 1, "{")
    else { return nil }
    return close
  }

  /// The labels of the arguments, with an empty one for an argument without a label.
  private func labels(in tokens: Range<Int>) -> [String] {
    var result: [String] = []
    var next = tokens.lowerBound
    var startsArgument = true
    while next < tokens.upperBound {
      if startsArgument {
        let hasLabel = source.isWord(next) && source.isSymbol(next + 1, ":")
        result.append(hasLabel ? source.word(next) : "")
        startsArgument = false
      }
      if source.isSymbol(next, ",") { startsArgument = true }
      next = source.next(behind: next)
    }
    return result
  }
}
