extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { value(.light) }
    set { set(newValue) }
  }
  public var colorSchemeContrast: ColorSchemeContrast { value(.standard) }
  public var dynamicTypeSize: DynamicTypeSize {
    get { value(.large) }
    set { set(newValue) }
  }
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = DynamicTypeSize(newValue) }
  }
  public var layoutDirection: LayoutDirection {
    get { value(.leftToRight) }
    set { set(newValue) }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { value(nil) }
    set { set(newValue) }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { value(nil) }
    set { set(newValue) }
  }
  public var displayScale: CGFloat {
    get { value(1) }
    set { set(newValue) }
  }
  public var pixelLength: CGFloat { 1 / displayScale }
  public var isEnabled: Bool {
    get { value(true) }
    set { set(newValue) }
  }
  public var isFocused: Bool { value(false) }
  public var isPresented: Bool { dismissal != nil }
  public var isSearching: Bool { search?.isActive ?? false }
  public var isLuminanceReduced: Bool {
    get { value(false) }
    set { set(newValue) }
  }
  public var isScrollEnabled: Bool {
    get { value(true) }
    set { set(newValue) }
  }
  public var isHoverEffectEnabled: Bool {
    get { value(true) }
    set { set(newValue) }
  }
  public var supportsMultipleWindows: Bool { value(false) }
  public var locale: Locale {
    get { value(.current) }
    set { set(newValue) }
  }
  public var calendar: Calendar {
    get { value(.current) }
    set { set(newValue) }
  }
  public var timeZone: TimeZone {
    get { value(.current) }
    set { set(newValue) }
  }
  public var undoManager: UndoManager? { value(nil) }
  public var scenePhase: ScenePhase {
    get { value(.active) }
    set { set(newValue) }
  }
  public var redactionReasons: RedactionReasons {
    get { value([]) }
    set { set(newValue) }
  }
  public var editMode: Binding<EditMode>? {
    get { value(pageEditMode) }
    set { set(newValue) }
  }
  /// The edit mode of the enclosing screen, unless a view on it sets another.
  var pageEditMode: Binding<EditMode>? {
    get { value(nil) }
    set { set(newValue) }
  }
  public var controlSize: ControlSize {
    get { value(.regular) }
    set { set(newValue) }
  }
  public var buttonRepeatBehavior: ButtonRepeatBehavior { value(.automatic) }
  public var keyboardShortcut: KeyboardShortcut? { value(nil) }
  public var headerProminence: Prominence {
    get { value(.standard) }
    set { set(newValue) }
  }
  public var defaultMinListRowHeight: CGFloat {
    get { value(ListMetrics.leastRowHeight) }
    set { set(newValue) }
  }
  public var defaultMinListHeaderHeight: CGFloat? {
    get { value(nil) }
    set { set(newValue) }
  }
  public var backgroundStyle: AnyShapeStyle? {
    get { value(nil) }
    set { set(newValue) }
  }
  public var backgroundMaterial: Material? {
    get { value(nil) }
    set { set(newValue) }
  }
  public var backgroundProminence: BackgroundProminence {
    get { value(.standard) }
    set { set(newValue) }
  }
  public var imageScale: Image.Scale {
    get { value(.medium) }
    set { set(newValue) }
  }
  public var symbolVariants: SymbolVariants {
    get { value(.none) }
    set { set(newValue) }
  }
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { value(nil) }
    set { set(newValue) }
  }
  public var contentTransition: ContentTransition {
    get { value(.identity) }
    set { set(newValue) }
  }
  public var menuOrder: MenuOrder {
    get { value(.automatic) }
    set { set(newValue) }
  }
  public var menuIndicatorVisibility: Visibility {
    get { value(.automatic) }
    set { set(newValue) }
  }
  public var labelsVisibility: Visibility {
    get { value(.automatic) }
    set { set(newValue) }
  }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { value(.automatic) }
    set { set(newValue) }
  }
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { value(.automatic) }
    set { set(newValue) }
  }
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { value(.automatic) }
    set { set(newValue) }
  }
}

// MARK: Text

extension EnvironmentValues {
  public var font: Font? {
    get { value(nil) }
    set { set(newValue) }
  }
  public var lineLimit: Int? {
    get { value(nil) }
    set { set(newValue) }
  }
  /// The minimum height of a text as a number of lines.
  var lowerLineLimit: Int? {
    get { value(nil) }
    set { set(newValue) }
  }
  public var lineSpacing: CGFloat {
    get { value(0) }
    set { set(newValue) }
  }
  public var multilineTextAlignment: TextAlignment {
    get { value(.leading) }
    set { set(newValue) }
  }
  public var truncationMode: Text.TruncationMode {
    get { value(.tail) }
    set { set(newValue) }
  }
  public var minimumScaleFactor: CGFloat {
    get { value(1) }
    set { set(newValue) }
  }
  public var allowsTightening: Bool {
    get { value(false) }
    set { set(newValue) }
  }
  public var textCase: Text.Case? {
    get { value(nil) }
    set { set(newValue) }
  }
  public var legibilityWeight: LegibilityWeight? {
    get { value(nil) }
    set { set(newValue) }
  }
  public var autocorrectionDisabled: Bool {
    get { value(false) }
    set { set(newValue) }
  }
  public var disableAutocorrection: Bool? {
    get { value(nil) }
    set { set(newValue) }
  }
}

// MARK: Accessibility

extension EnvironmentValues {
  public var accessibilityEnabled: Bool {
    get { value(false) }
    set { set(newValue) }
  }
  public var accessibilityReduceMotion: Bool { value(false) }
  public var accessibilityReduceTransparency: Bool { value(false) }
  public var accessibilityDifferentiateWithoutColor: Bool { value(false) }
  public var accessibilityInvertColors: Bool { value(false) }
  public var accessibilityShowButtonShapes: Bool { value(false) }
  public var accessibilityVoiceOverEnabled: Bool { value(false) }
  public var accessibilitySwitchControlEnabled: Bool { value(false) }
  public var accessibilityDimFlashingLights: Bool { value(false) }
  public var accessibilityPlayAnimatedImages: Bool { value(true) }
  public var accessibilityLargeContentViewerEnabled: Bool { value(false) }
}

// MARK: Actions

extension EnvironmentValues {
  public var dismiss: DismissAction { DismissAction(dismissal) }
  public var dismissSearch: DismissSearchAction { DismissSearchAction(search) }
  public var openURL: OpenURLAction {
    get { value(OpenURLAction { _ in .systemAction }) }
    set { set(newValue) }
  }
  public internal(set) var refresh: RefreshAction? {
    get { value(nil) }
    set { set(newValue) }
  }
  public var rename: RenameAction? { value(nil) }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  public var presentationMode: Binding<PresentationMode> {
    let dismissal = dismissal
    return Binding(
      get: { PresentationMode(isPresented: dismissal != nil) },
      set: { if !$0.isPresented { dismissal?.dismiss() } })
  }
}
