/// The text of shares, which is the same in failures and in the tool.
package enum Percentage {
  /// Returns a text such as `1.40 %`: two decimals, never rounded to zero or to everything.
  package static func words(_ share: Double) -> String {
    // More than all of them is what a damaged file says.
    let hundredths = Int(max(-1, min(share, 1e9)) * 10_000 + 0.5)
    if share > 0, hundredths == 0 { return "< 0.01 %" }
    if share < 1, hundredths == 10_000 { return "> 99.99 %" }
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) %"
  }
}
