extension UIImage {
  /// Whether a name is that of a system symbol; the check does not count as a use.
  package static func isSystemSymbol(_ name: String) -> Bool {
    SymbolFolder.ofPackage?.file(named: name) != nil || SymbolCatalog.drawing(named: name) != nil
      || SymbolNames.contains(name)
  }
}
