extension UIColor {
  /// Fixed colours are equal with equal space and numbers; dynamic ones only to themselves, or with
  /// equal base and alpha.
  func equals(_ other: UIColor?) -> Bool {
    guard let other else { return false }
    if self === other { return true }
    switch (storage, other.storage) {
    case (.fixed(let a), .fixed(let b)):
      return a == b
    case (.pattern(let a), .pattern(let b)):
      return a === b
    case (.dynamic(let a), .dynamic(let b)):
      guard case .modified(let baseA, let alphaA) = a.kind,
        case .modified(let baseB, let alphaB) = b.kind
      else { return false }
      return alphaA == alphaB && baseA.equals(baseB)
    default:
      return false
    }
  }

  var identityHash: Int {
    switch storage {
    case .fixed(let components): return components.hashValue
    case .pattern(let image): return ObjectIdentifier(image).hashValue
    case .dynamic(let rule):
      guard case .modified(let base, let alpha) = rule.kind else {
        return ObjectIdentifier(self).hashValue
      }
      var hasher = Hasher()
      hasher.combine(base.identityHash)
      hasher.combine(alpha)
      return hasher.finalize()
    }
  }

  var text: String {
    switch storage {
    case .fixed(let components): return components.text
    case .pattern(let image): return "UIPatternColor \(image)"
    case .dynamic(let rule): return rule.text(pointer: ObjectAddress.text(of: self))
    }
  }
}
