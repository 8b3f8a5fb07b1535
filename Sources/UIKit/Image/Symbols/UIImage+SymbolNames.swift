extension UIImage {
  /// Whether a name is a system symbol's, without noting that it was asked for.
  package static func isSystemSymbol(_ name: String) -> Bool {
    SymbolFolder.ofPackage?.file(named: name) != nil || SymbolCatalog.drawing(named: name) != nil
      || SymbolNames.contains(name)
  }
}
