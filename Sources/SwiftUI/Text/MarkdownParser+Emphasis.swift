extension MarkdownParser {
  /// Finds an opening run for each closing run, and styles the text between them.
  mutating func matchDelimiters(from start: Int) {
    for closer in tokens.indices where closer >= start {
      while let opener = opener(for: closer, from: start) { match(opener, closer) }
      if tokens[closer].delimiter?.mayOpen == false { tokens[closer].delimiter?.mayClose = false }
    }
    for index in tokens.indices where index >= start {
      tokens[index].delimiter?.mayOpen = false
      tokens[index].delimiter?.mayClose = false
    }
  }

  /// The nearest run before a closing one that can match it.
  private func opener(for closer: Int, from start: Int) -> Int? {
    guard let closing = tokens[closer].delimiter, closing.mayClose, closing.count > 0 else {
      return nil
    }
    return (start..<closer).last { index in
      guard let opening = tokens[index].delimiter else { return false }
      return opening.mayOpen && opening.count > 0 && opening.matches(closing)
    }
  }

  private mutating func match(_ opener: Int, _ closer: Int) {
    guard let opening = tokens[opener].delimiter, let closing = tokens[closer].delimiter else {
      return
    }
    let isStrike = closing.mark == "~"
    let used = isStrike ? closing.count : opening.count >= 2 && closing.count >= 2 ? 2 : 1
    for index in (opener + 1)..<closer {
      if isStrike {
        tokens[index].style.isStruck = true
      } else if used == 2 {
        tokens[index].style.isStrong = true
      } else {
        tokens[index].style.isEmphasized = true
      }
      tokens[index].delimiter?.mayOpen = false
      tokens[index].delimiter?.mayClose = false
    }
    tokens[opener].delimiter?.count -= used
    tokens[closer].delimiter?.count -= used
  }
}

extension MarkdownToken.Delimiter {
  /// Runs that can both open and close do not match if the sum of their lengths is a multiple of three, unless each
  /// length is.
  fileprivate func matches(_ closing: Self) -> Bool {
    guard mark == closing.mark else { return false }
    if mark == "~" { return count == closing.count }
    guard mayClose || closing.mayOpen, (length + closing.length).isMultiple(of: 3) else {
      return true
    }
    return length.isMultiple(of: 3) && closing.length.isMultiple(of: 3)
  }
}
