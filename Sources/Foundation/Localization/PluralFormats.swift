import Foundation
import Synchronization

/// Stores the variables of a format between its look-up and its use.
///
/// iOS stores them in the string object, for which Swift's strings have no space.
final class PluralFormats: Sendable {
  static let shared = PluralFormats()

  private let texts = Mutex<[String: LocalizedText]>([:])

  /// The format of a text; the name of its first variable gets a number if another text has the same format.
  func format(of text: LocalizedText) -> String {
    guard !text.variables.isEmpty else { return text.format }
    return texts.withLock { texts in
      var text = text
      var number = 1
      while let other = texts[text.format], other != text {
        number += 1
        text = text.renamed(number)
      }
      texts[text.format] = text
      return text.format
    }
  }

  /// The text that was returned as `format`.
  func text(of format: String) -> LocalizedText? {
    format.contains("#@") ? texts.withLock { $0[format] } : nil
  }
}

extension LocalizedText {
  /// The same text with its variables renamed.
  fileprivate func renamed(_ number: Int) -> LocalizedText {
    var result = self
    for (name, variable) in variables {
      let base = name.split(separator: "\u{2060}").first.map(String.init) ?? name
      let other = "\(base)\u{2060}\(number)"
      result.variables[name] = nil
      result.variables[other] = variable
      result.format = result.format.replacing("#@\(name)@", with: "#@\(other)@")
    }
    return result
  }
}
