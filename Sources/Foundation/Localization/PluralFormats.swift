import Foundation
import Synchronization

/// Remembers what the variables of a format stand for, between the look-up of the format and its use.
///
/// iOS keeps that in the string object, which Swift's strings have no room for.
final class PluralFormats: Sendable {
  static let shared = PluralFormats()

  private let texts = Mutex<[String: LocalizedText]>([:])

  /// The format; the name of its first variable gets a number where another text has the same format.
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

  /// What was handed out as `format`.
  func text(of format: String) -> LocalizedText? {
    format.contains("#@") ? texts.withLock { $0[format] } : nil
  }
}

extension LocalizedText {
  /// The same with other names of its variables.
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
