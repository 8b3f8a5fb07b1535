import Foundation

extension String.LocalizationValue {
  /// A value in a text, by its type in formats.
  enum Argument: Equatable, Sendable {
    case text(String)
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)

    var value: any CVarArg {
      switch self {
      case .text(let text): NSString(string: text)
      case .integer(let number): number
      case .unsigned(let number): number
      case .number(let number): number
      }
    }
  }
}
