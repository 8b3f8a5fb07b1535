/// The name of one of Apple's Objective-C exceptions.
package struct ExceptionName: RawRepresentable, Equatable, Sendable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }
}

extension ExceptionName {
  package static let internalInconsistency = Self(rawValue: "NSInternalInconsistencyException")
  package static let invalidArgument = Self(rawValue: "NSInvalidArgumentException")
  package static let range = Self(rawValue: "NSRangeException")
  package static let generic = Self(rawValue: "NSGenericException")
  package static let unknownKey = Self(rawValue: "NSUnknownKeyException")
  package static let hierarchyInconsistency = Self(
    rawValue: "UIViewControllerHierarchyInconsistency")
  package static let layerCycle = Self(rawValue: "CALayerInvalid")
  package static let layerGeometry = Self(rawValue: "CALayerInvalidGeometry")
}
