import Foundation

/// Collects the parts of a document that were left out.
///
/// Each problem is written to standard error once.
@MainActor
final class NibReport {
  private let file: String
  private(set) var problems: [NibProblem] = []
  private var known: Set<NibProblem> = []

  init(file: String) { self.file = file }

  func add(_ kind: NibProblem.Kind, at element: NibElement) {
    let problem = NibProblem(file: file, line: element.line, element: element.name, kind: kind)
    guard known.insert(problem).inserted else { return }
    problems.append(problem)
    FileHandle.standardError.write(Data("\(problem)\n".utf8))
  }
}
