/// A reason why a manifest cannot be edited.
enum ManifestError: Error, Equatable {
  /// The manifest does not contain exactly one `Package(…)`, or its brackets do not match.
  case noPackage
  /// An argument of the package is not an array literal.
  case computed(argument: String)
  /// A target is not a plain call with a name; the value is its first line.
  case computedTarget(String)
  /// No dependency of the manifest is Darkroom's package.
  case noDependency
  /// The name of the settings already has another meaning.
  case nameTaken(String)
  /// The package has manifests for specific versions of Swift.
  case severalManifests([String])
  /// No target would be changed: there is no test target, and none imports UIKit.
  case noTarget
  /// Swift does not load the edited manifest as intended.
  case notAsMeant(String)
}

extension ManifestError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noPackage: "it has no single `Package(…)`"
    case .computed(let argument): "the package's `\(argument)` are not one plain list"
    case .computedTarget(let words): "this isn't a plain target with a name: \(words)"
    case .noDependency:
      "no dependency in it is Darkroom; add one first, as `swift package add-dependency` does, or give --package"
    case .nameTaken(let name): "`\(name)` has another meaning in it"
    case .severalManifests(let names): "there are more: \(names.joined(separator: ", "))"
    case .noTarget: "it has no test target, and no target imports UIKit"
    case .notAsMeant(let words): "the edited manifest is not as intended: \(words)"
    }
  }
}
