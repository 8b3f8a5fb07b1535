extension View {
  /// Sets the color of the texts and shapes in the view that have none of their own; nil removes an outer color.
  @_disfavoredOverload
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foreground, color.map { AnyShapeStyle($0) })
  }
  /// Sets the style of the texts and shapes in the view that have none of their own.
  ///
  /// If the style is not drawn, a picture fails and names it.
  @_disfavoredOverload
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(styles: [style]))
  }
  /// Sets the first two levels of styles, which `.primary` and `.secondary` name inside the view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { modifier(_ForegroundStyleModifier(styles: [primary, secondary])) }
  /// Sets the first three levels of styles, which `.primary`, `.secondary` and `.tertiary` name inside the view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { modifier(_ForegroundStyleModifier(styles: [primary, secondary, tertiary])) }
  /// Sets the style that `.tint` stands for inside the view; nil restores the accent color.
  ///
  /// Controls follow the style only if it is a single color.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }
  /// Sets the color of the controls in the view; nil restores the accent color.
  nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tintColor, tint) }
  /// Sets what `Color.accentColor` is inside the view; nil is the default.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    environment(\.accentColor, accentColor)
  }
  /// Sets the shape that `ContainerRelativeShape` follows inside the view.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(_ContainerShapeModifier(shape: shape))
  }
}
