import UIKit

func matches(_ text: String, _ pattern: String) -> Bool {
  NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text)
}

func links(in text: String) -> [NSTextCheckingResult] {
  let detector = try? NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
  let range = NSRange(text.startIndex..., in: text)
  return detector?.matches(in: text, range: range) ?? []
}

/// The form of the scanner that gives what it read through a pointer.
func scan(_ prefix: String, in scanner: Scanner) -> NSString? {
  var read: NSString?
  return scanner.scanString(prefix, into: &read) ? read : nil
}
