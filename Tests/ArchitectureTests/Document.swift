import Foundation

/// One of the Markdown files at the top of the repository, and what it says exists.
struct Document {
  /// Its name, which is its path: links in it are relative to the top.
  let name: String
  let text: String

  init(named name: String) throws {
    self.init(name: name, text: try Repository.text(name))
  }

  init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  /// Targets of links and pictures that stay in the repository; targets with a scheme are left out.
  var links: [String] {
    let inMarkdown = text.matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.1) }
    let inHTML = text.matches(of: #/(?:src|srcset|href)="([^"]+)"/#).map { String($0.1) }
    return (inMarkdown + inHTML).filter { !$0.contains("://") && !$0.hasPrefix("mailto:") }
  }

  /// Paths below `Scripts/`, `Sources/` and `Tests/`, wherever they stand; a path with a placeholder
  /// (`Tests/<Module>Tests`, `Sources/UIKit/…`) counts up to the folder before it.
  var paths: [String] {
    let pattern = #/(?:^|[^\w\/.…-])((?:Scripts|Sources|Tests)\/[\w+.\/-]*)([<*…{\[]?)/#
    return text.matches(of: pattern.anchorsMatchLineEndings()).map { match in
      let path = String(match.1)
      guard match.2.isEmpty else {
        return String(path[...(path.lastIndex(of: "/") ?? path.startIndex)])
      }
      return String(path.reversed().drop { ".-/".contains($0) }.reversed())
    }
  }

  /// What its headings are called in links: lower case, hyphens for spaces, no punctuation.
  var anchors: Set<String> {
    let headings = text.matches(of: #/^#+ (.+)$/#.anchorsMatchLineEndings())
    return Set(
      headings.map { heading in
        heading.1.lowercased().compactMap { character in
          if character == " " { return "-" }
          return character.isLetter || character.isNumber || "-_".contains(character)
            ? String(character) : nil
        }.joined()
      })
  }

  var wordCount: Int { text.split(whereSeparator: \.isWhitespace).count }
}
