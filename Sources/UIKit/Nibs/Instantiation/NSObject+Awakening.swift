public import DarkroomObjectiveC

extension _KeyValueCodingAndObserving {
  /// Does nothing; a class that overrides it is called when it is loaded from a nib.
  public func awakeFromNib() {}
  /// Nothing.
  public func prepareForInterfaceBuilder() {}
}
