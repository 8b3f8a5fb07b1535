/// A method of a class, as the functions of the Objective-C runtime identify it.
public struct Method: Hashable, Sendable {
  /// The class that declares the method, not one that inherits it.
  let owner: AnyClass
  let name: String
  let isClassMethod: Bool

  public static func == (a: Method, b: Method) -> Bool {
    a.owner == b.owner && a.name == b.name && a.isClassMethod == b.isClassMethod
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(owner))
    hasher.combine(name)
    hasher.combine(isClassMethod)
  }
}

extension Method: CustomStringConvertible {
  public var description: String { "\(isClassMethod ? "+" : "-")[\(owner) \(name)]" }

  /// Whether the method belongs to UIKit or a module below it, which call their own methods directly.
  var isOfLibrary: Bool {
    let module = String(reflecting: owner).prefix { $0 != "." }
    return ["UIKit", "QuartzCore", "CoreGraphics", "Foundation"].contains {
      module == $0 || module == "Darkroom\($0)"
    }
  }
}
