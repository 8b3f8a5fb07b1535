import Foundation

extension LocalizedText {
  /// The format with its arguments, with each variable replaced by the form for its number.
  func formatted(_ arguments: [any CVarArg], locale: Locale?) -> String {
    guard !variables.isEmpty else {
      return arguments.isEmpty
        ? format : String(format: format, locale: locale, arguments: arguments)
    }
    var resolution = Resolution(text: self, arguments: arguments)
    resolution.append(format, variable: nil)
    return String(format: resolution.format, locale: locale, arguments: resolution.used)
  }

  /// Makes a format without variables.
  ///
  /// It uses the arguments in its own order, and only those that it shows: a form such as "No trails" omits its number.
  private struct Resolution {
    let text: LocalizedText
    let arguments: [any CVarArg]
    var format = ""
    var used: [any CVarArg] = []
    private var next = 0
    /// The variables whose forms are being read; a form that refers to one of them again would recurse forever.
    private var reading: Set<Substring> = []

    init(text: LocalizedText, arguments: [any CVarArg]) {
      self.text = text
      self.arguments = arguments
    }

    /// - Parameter variable: The index of the number for `%d` inside a variable's form.
    mutating func append(_ part: String, variable: Int?) {
      for specifier in FormatSpecifier.parts(of: part) {
        switch specifier {
        case .text(let text): format += text
        case .argument(let position, let options, let conversion):
          show(position.map { $0 - 1 } ?? variable ?? advance(), "\(options)\(conversion)")
        case .variable(let position, let name):
          guard let variable = text.variables[String(name)], reading.insert(name).inserted else {
            continue
          }
          let index = (position ?? variable.argument).map { $0 - 1 } ?? advance()
          append(variable.form(for: number(at: index), in: text.language), variable: index)
          reading.remove(name)
        }
      }
    }

    private mutating func advance() -> Int {
      defer { next += 1 }
      return next
    }

    private mutating func show(_ index: Int, _ specifier: String) {
      guard arguments.indices.contains(index) else { return }
      used.append(arguments[index])
      format += "%" + specifier
    }

    private func number(at index: Int) -> Double {
      guard arguments.indices.contains(index) else { return 0 }
      switch arguments[index] {
      case let number as any BinaryInteger: return Double(number)
      case let number as any BinaryFloatingPoint: return Double(number)
      case let number as NSNumber: return number.doubleValue
      default: return 0
      }
    }
  }
}
