extension UIColor {
  /// Fixed colors are equal if they have the same space and components.
  ///
  /// Catalog colors are equal if they are of the same color set, and modified colors if base and alpha are equal. Any
  /// other dynamic color equals only itself.
  func equals(_ other: UIColor?) -> Bool {
    guard let other else { return false }
    if self === other { return true }
    switch (storage, other.storage) {
    case (.fixed(let a), .fixed(let b)):
      return a == b
    case (.pattern(let a), .pattern(let b)):
      return a === b
    case (.dynamic(let a), .dynamic(let b)):
      return a.kind.equals(b.kind)
    default:
      return false
    }
  }

  var identityHash: Int {
    switch storage {
    case .fixed(let components): return components.hashValue
    case .pattern(let image): return ObjectIdentifier(image).hashValue
    case .dynamic(let rule):
      return rule.kind.identityHash ?? ObjectIdentifier(self).hashValue
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

extension DynamicColor.Kind {
  fileprivate func equals(_ other: Self) -> Bool {
    switch (self, other) {
    case (.catalog(_, let a), .catalog(_, let b)): a == b
    case (.modified(let baseA, let alphaA), .modified(let baseB, let alphaB)):
      alphaA == alphaB && baseA.equals(baseB)
    default: false
    }
  }

  /// A hash for equality; nil for a color that equals only itself.
  fileprivate var identityHash: Int? {
    var hasher = Hasher()
    switch self {
    case .catalog(_, let folder): hasher.combine(folder)
    case .modified(let base, let alpha):
      hasher.combine(base.identityHash)
      hasher.combine(alpha)
    default: return nil
    }
    return hasher.finalize()
  }
}
