// The property-list forms of the geometry types, with Core Graphics' keys.

extension CGPoint {
  /// A dictionary with the keys X and Y.
  public var dictionaryRepresentation: CFDictionary { ["X": x, "Y": y] }

  /// Returns nil if a key is missing, or its value is neither a `CGFloat`, a `Double` nor an `Int`.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let x = CGFloat(propertyList: dict["X"]), let y = CGFloat(propertyList: dict["Y"]) else {
      return nil
    }
    self.init(x: x, y: y)
  }
}

extension CGSize {
  /// A dictionary with the keys Width and Height.
  public var dictionaryRepresentation: CFDictionary { ["Width": width, "Height": height] }

  /// Returns nil if a key is missing, or its value is neither a `CGFloat`, a `Double` nor an `Int`.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let width = CGFloat(propertyList: dict["Width"]),
      let height = CGFloat(propertyList: dict["Height"])
    else { return nil }
    self.init(width: width, height: height)
  }
}

extension CGRect {
  /// A dictionary with the keys X, Y, Width and Height.
  public var dictionaryRepresentation: CFDictionary {
    ["X": origin.x, "Y": origin.y, "Width": size.width, "Height": size.height]
  }

  /// Returns nil if a key is missing, or its value is neither a `CGFloat`, a `Double` nor an `Int`.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dict),
      let size = CGSize(dictionaryRepresentation: dict)
    else { return nil }
    self.init(origin: origin, size: size)
  }
}

extension CGFloat {
  fileprivate init?(propertyList value: Any?) {
    switch value {
    case let value as CGFloat: self = value
    case let value as Double: self = CGFloat(value)
    case let value as Int: self = CGFloat(value)
    default: return nil
    }
  }
}
