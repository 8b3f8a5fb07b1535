extension EnvironmentValues {
  /// Light or dark; the default is light.
  public var colorScheme: ColorScheme {
    get { value(.light) }
    set { set(newValue) }
  }
  /// The contrast between colors, which is standard unless the host says otherwise.
  public var colorSchemeContrast: ColorSchemeContrast { value(.standard) }
  /// The preferred text size; the default is large.
  public var dynamicTypeSize: DynamicTypeSize {
    get { value(.large) }
    set { set(newValue) }
  }
  /// The same setting as `dynamicTypeSize`, with its older names.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = DynamicTypeSize(newValue) }
  }
  /// The direction in which text runs; the default is left to right.
  public var layoutDirection: LayoutDirection {
    get { value(.leftToRight) }
    set { set(newValue) }
  }
  /// Whether the width is compact or regular; the default is nil.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { value(nil) }
    set { set(newValue) }
  }
  /// Whether the height is compact or regular; the default is nil.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { value(nil) }
    set { set(newValue) }
  }
  /// The number of pixels per point; the default is 1.
  public var displayScale: CGFloat {
    get { value(1) }
    set { set(newValue) }
  }
  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// Whether controls react; `disabled(_:)` can only make it false.
  public var isEnabled: Bool {
    get { value(true) }
    set { set(newValue) }
  }
  /// Whether a view has the focus; always false here.
  public var isFocused: Bool { value(false) }
  /// Whether `dismiss` has a page or a sheet to close.
  public var isPresented: Bool { dismissal != nil }
  /// Whether the search field around the view is active.
  public var isSearching: Bool { search?.isActive ?? false }
  /// Whether the display is dimmed; always false unless a view sets it.
  public var isLuminanceReduced: Bool {
    get { value(false) }
    set { set(newValue) }
  }
  /// Whether the user can scroll the scroll views in the view; true unless `scrollDisabled(_:)` or a view sets it.
  public var isScrollEnabled: Bool {
    get { !scroll.isDisabled }
    set { scroll.isDisabled = !newValue }
  }
  /// Whether pointers have an effect; true unless a view sets it, and there is no pointer.
  public var isHoverEffectEnabled: Bool {
    get { value(true) }
    set { set(newValue) }
  }
  /// Whether the app can have several windows; always false here.
  public var supportsMultipleWindows: Bool { value(false) }
  /// The default is the locale of the process.
  public var locale: Locale {
    get { value(.current) }
    set { set(newValue) }
  }
  /// The default is the calendar of the process.
  public var calendar: Calendar {
    get { value(.current) }
    set { set(newValue) }
  }
  /// The default is the time zone of the process.
  public var timeZone: TimeZone {
    get { value(.current) }
    set { set(newValue) }
  }
  /// The undo manager; always nil here.
  public var undoManager: UndoManager? { value(nil) }
  /// The state of the scene; the default is active.
  public var scenePhase: ScenePhase {
    get { value(.active) }
    set { set(newValue) }
  }
  /// The reasons for which content is covered; the default is none.
  public var redactionReasons: RedactionReasons {
    get { value([]) }
    set { set(newValue) }
  }
  /// The edit mode that a view has set, or else that of the enclosing screen; nil if there is neither.
  public var editMode: Binding<EditMode>? {
    get { value(pageEditMode) }
    set { set(newValue) }
  }
  /// The edit mode of the enclosing screen, unless a view on it sets another.
  var pageEditMode: Binding<EditMode>? {
    get { value(nil) }
    set { set(newValue) }
  }
  /// The size of controls; the default is regular.
  public var controlSize: ControlSize {
    get { value(.regular) }
    set { set(newValue) }
  }
  /// The behavior of held buttons; always the one of the platform here.
  public var buttonRepeatBehavior: ButtonRepeatBehavior { value(.automatic) }
  /// The shortcut of the control; always nil here.
  public var keyboardShortcut: KeyboardShortcut? { value(nil) }
  /// The prominence of section headers; the default is standard.
  public var headerProminence: Prominence {
    get { value(.standard) }
    set { set(newValue) }
  }
  /// The height of the lowest row in a list, in points; the default is 44.
  public var defaultMinListRowHeight: CGFloat {
    get { value(ListMetrics.leastRowHeight) }
    set { set(newValue) }
  }
  /// The height of the lowest header in a list, in points; nil is the list's own.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { value(nil) }
    set { set(newValue) }
  }
  /// The style that `backgroundStyle(_:)` has set; nil is the background color of the system.
  public var backgroundStyle: AnyShapeStyle? {
    get { value(nil) }
    set { set(newValue) }
  }
  /// The material behind the view; nil unless a view sets it.
  public var backgroundMaterial: Material? {
    get { value(nil) }
    set { set(newValue) }
  }
  /// The contrast of the background behind the view; standard unless a view sets it.
  public var backgroundProminence: BackgroundProminence {
    get { value(.standard) }
    set { set(newValue) }
  }
  /// The size of symbols relative to text; the default is medium.
  public var imageScale: Image.Scale {
    get { value(.medium) }
    set { set(newValue) }
  }
  /// The variants that are added to the names of symbols; the default is none.
  public var symbolVariants: SymbolVariants {
    get { value(.none) }
    set { set(newValue) }
  }
  /// The way to color symbols; nil is a single color, or a palette if several foreground styles are set.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { value(nil) }
    set { set(newValue) }
  }
  /// The transition of changed content, of which a picture shows the end.
  public var contentTransition: ContentTransition {
    get { value(.identity) }
    set { set(newValue) }
  }
  /// The order of the items in menus, which has no effect here.
  public var menuOrder: MenuOrder {
    get { value(.automatic) }
    set { set(newValue) }
  }
  /// Whether a menu shows a sign that it opens; the default is automatic.
  public var menuIndicatorVisibility: Visibility {
    get { value(.automatic) }
    set { set(newValue) }
  }
  /// Whether controls show their labels; the default is automatic.
  public var labelsVisibility: Visibility {
    get { value(.automatic) }
    set { set(newValue) }
  }
  /// Whether scroll views show indicators across, which pictures do not have.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { value(.automatic) }
    set { set(newValue) }
  }
  /// Whether scroll views show indicators down, which pictures do not have.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { value(.automatic) }
    set { set(newValue) }
  }
  /// The way in which scrolling closes the keyboard, which has no effect here.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { value(.automatic) }
    set { set(newValue) }
  }
}

// MARK: Text

extension EnvironmentValues {
  /// The font of texts without a font of their own; nil is that of their place.
  public var font: Font? {
    get { value(nil) }
    set { set(newValue) }
  }
  /// The greatest number of lines of a text; nil means no limit.
  public var lineLimit: Int? {
    get { value(nil) }
    set { set(newValue) }
  }
  /// The minimum height of a text as a number of lines.
  var lowerLineLimit: Int? {
    get { value(nil) }
    set { set(newValue) }
  }
  /// The additional distance between lines, in points; the default is 0.
  public var lineSpacing: CGFloat {
    get { value(0) }
    set { set(newValue) }
  }
  /// The edge at which the lines of a text are aligned; the default is the leading one.
  public var multilineTextAlignment: TextAlignment {
    get { value(.leading) }
    set { set(newValue) }
  }
  /// Where a text that is too long is truncated; the default is its tail.
  public var truncationMode: Text.TruncationMode {
    get { value(.tail) }
    set { set(newValue) }
  }
  /// The smallest factor by which a text shrinks to fit; the default of 1 does not shrink it.
  public var minimumScaleFactor: CGFloat {
    get { value(1) }
    set { set(newValue) }
  }
  /// Whether letters may move closer so that a text fits; the default is false.
  public var allowsTightening: Bool {
    get { value(false) }
    set { set(newValue) }
  }
  /// The case in which texts are drawn; nil draws them as they are.
  public var textCase: Text.Case? {
    get { value(nil) }
    set { set(newValue) }
  }
  /// Whether the user prefers bold text: then text styles and system fonts are bolder.
  public var legibilityWeight: LegibilityWeight? {
    get { value(nil) }
    set { set(newValue) }
  }
  /// Whether fields are not corrected; false unless a view sets it.
  public var autocorrectionDisabled: Bool {
    get { value(false) }
    set { set(newValue) }
  }
  /// The older form of `autocorrectionDisabled`, which takes precedence unless it is nil.
  public var disableAutocorrection: Bool? {
    get { value(nil) }
    set { set(newValue) }
  }
}

// MARK: Accessibility

extension EnvironmentValues {
  /// Whether an assistive technology is running; false unless a view sets it.
  public var accessibilityEnabled: Bool {
    get { value(false) }
    set { set(newValue) }
  }
  /// Whether the user prefers less motion; always false here.
  public var accessibilityReduceMotion: Bool { value(false) }
  /// Whether the user prefers opaque backgrounds; always false here.
  public var accessibilityReduceTransparency: Bool { value(false) }
  /// Whether the user cannot rely on colors; always false here.
  public var accessibilityDifferentiateWithoutColor: Bool { value(false) }
  /// Whether the display inverts colors; always false here.
  public var accessibilityInvertColors: Bool { value(false) }
  /// Whether the user prefers buttons with outlines; always false here.
  public var accessibilityShowButtonShapes: Bool { value(false) }
  /// Whether VoiceOver is running; always false here.
  public var accessibilityVoiceOverEnabled: Bool { value(false) }
  /// Whether Switch Control is running; always false here.
  public var accessibilitySwitchControlEnabled: Bool { value(false) }
  /// Whether the user prefers dimmed flashing lights; always false here.
  public var accessibilityDimFlashingLights: Bool { value(false) }
  /// Whether animated images play by themselves; always true here.
  public var accessibilityPlayAnimatedImages: Bool { value(true) }
  /// Whether the large content viewer is in use; always false here.
  public var accessibilityLargeContentViewerEnabled: Bool { value(false) }
}

// MARK: Actions

extension EnvironmentValues {
  /// Closes the page, sheet or popover around the view; outside of one, it does nothing.
  public var dismiss: DismissAction { DismissAction(dismissal) }
  /// Ends the search around the view, if there is one.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(search) }
  /// Opens a URL; unless a view sets another action, nothing opens.
  public var openURL: OpenURLAction {
    get { value(OpenURLAction { _ in .systemAction }) }
    set { set(newValue) }
  }
  /// The action that `refreshable(action:)` has set around the view; nil if there is none.
  public internal(set) var refresh: RefreshAction? {
    get { value(nil) }
    set { set(newValue) }
  }
  /// The action that renames the view; always nil here.
  public var rename: RenameAction? { value(nil) }
  /// An action that does nothing, because there is one window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// An action that does nothing, because there is one window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// An action that does nothing, because no view prefers the focus here.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  /// The older form of `dismiss` and `isPresented`.
  public var presentationMode: Binding<PresentationMode> {
    let dismissal = dismissal
    return Binding(
      get: { PresentationMode(isPresented: dismissal != nil) },
      set: { if !$0.isPresented { dismissal?.dismiss() } })
  }
}
