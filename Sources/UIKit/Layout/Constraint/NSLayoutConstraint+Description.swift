import DarkroomCoreGraphics

extension NSLayoutConstraint {
  /// A line such as `<NSLayoutConstraint:0x… 'name' UIView:0x….width == 100   (active)>`.
  var descriptionLine: String {
    let label = identifier.map { " '\($0)'" } ?? ""
    let status = isActive ? "active" : "inactive"
    return
      "<\(UIResponder.className(of: self)):\(identityHash(of: self))\(label) \(equation)   (\(status))>"
  }

  private var equation: String {
    let relation =
      switch form.relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    let strength = priority == .required ? "" : " @\(shortNumber(CGFloat(priority.rawValue)))"
    return "\(form.first.name) \(relation) \(rightSide)\(strength)"
  }

  private var rightSide: String {
    guard let second = form.second else { return shortNumber(constant) }
    let factor = multiplier == 1 ? "" : "\(shortNumber(multiplier))*"
    let offset =
      constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(shortNumber(abs(constant)))"
    return factor + second.name + offset
  }
}
