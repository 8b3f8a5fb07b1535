import DarkroomIOSSources

/// The report about a package and its dependencies.
struct PackageReport {
  /// By the packages' names, the package itself first.
  let checks: [(name: String, check: ModuleCheck)]
  let absent: [(name: String, reason: String)]
  let missingProducts: [String]

  var isClean: Bool {
    absent.isEmpty && missingProducts.isEmpty && checks.allSatisfy(\.check.diagnostics.isEmpty)
  }

  /// The places, a count for each cause, and a line for each package.
  var text: String {
    let all = ModuleCheck.joined(checks.map(\.check))
    guard checks.count > 1 || !absent.isEmpty || !missingProducts.isEmpty else { return all.report }
    let width = (checks.map(\.name) + absent.map(\.name)).map(\.count).max() ?? 0
    let lines =
      checks.map { ($0.name, $0.check.verdict) }
      + absent.map { ($0.name, "does not come: \($0.reason)") }
    let table = lines.map { name, verdict in
      name + String(repeating: " ", count: width - name.count + 2) + verdict + "\n"
    }.joined()
    return all.report + "\n" + table + unfetched
  }

  private var unfetched: String {
    guard !missingProducts.isEmpty else { return "" }
    return
      "\nNot checked, because no fetched package has it: \(missingProducts.joined(separator: ", ")). "
      + "Run 'swift package resolve', then check again.\n"
  }
}
