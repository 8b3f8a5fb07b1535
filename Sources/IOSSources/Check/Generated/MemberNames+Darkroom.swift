// size: a list that is made as a whole
// Made by CheckedNamesTests from the sources of the modules.

extension MemberNames {
  static let darkroom = """
    ATTrackingManager AVPlayerItemDidPlayToEndTime AVPlayerItemFailedToPlayToEndTime
    AVPlayerItemPlaybackStalled AXArrayReturnBlock AXAttributedStringReturnBlock
    AXBoolReturnBlock AXContainerTypeReturnBlock AXCustomActionsReturnBlock AXCustomContent
    AXCustomContentProvider AXNavigationStyleReturnBlock AXPathReturnBlock AXPointReturnBlock
    AXRectReturnBlock AXStringReturnBlock AXTraitsReturnBlock AXVoidReturnBlock
    AccessibilityActionKind AccessibilityAdjustmentDirection AccessibilityAttachmentModifier
    AccessibilityChildBehavior AccessibilityFocusState AccessibilityHeadingLevel
    AccessibilityIdentifierNaming AccessibilityIdentifierSettable AccessibilityTextContentType
    AccessibilityTraits AccessoryCircularCapacityGaugeStyle AccessoryCircularGaugeStyle
    AccessoryLinearCapacityGaugeStyle AccessoryLinearGaugeStyle AccessoryType Action
    ActionAtItemEnd ActionSheet Actions ActivationState ActivityType AdaptivePresentationStyle
    AddAnimations AddCompletion Alert Alignment AlignmentID AllSatisfy Anchor Angle
    AngularGradient Animatable AnimatableData AnimatableModifier AnimatablePair Animation
    AnimationCompletionCriteria AnimationController AnimationCurve AnimationDidStart
    AnimationDidStop AnimationOptions AnimationTimelineSchedule AnimationTransition Annotation
    AnyCancellable AnyGesture AnyGradient AnyLayout AnyPublisher AnyShape AnyShapeStyle
    AnySnapshotStringConvertible AnySubscriber AnyTransition AnyView App AppStorage Appearance
    Application ArrayLiteralElement ArrowDirection AssertNoFailure AssetRepresentationMode
    Assign AssistiveTechnologyIdentifier Async AsyncImage AsyncImagePhase AsyncIterator
    AsyncPublisher AsyncThrowingPublisher AttachmentType Attribute AttributeName Attributes
    AudioServicesCreateSystemSoundID AudioServicesDisposeSystemSoundID
    AudioServicesPlayAlertSound AudioServicesPlayAlertSoundWithCompletion
    AudioServicesPlaySystemSound AudioServicesPlaySystemSoundWithCompletion
    AuthorizationStatus Autoconnect AutomaticControlGroupStyle AutomaticDisclosureGroupStyle
    AutomaticFormStyle AutomaticNavigationSplitViewStyle AutomaticNavigationTransition
    AutomaticPresentationSizing AutoreleasingUnsafeMutablePointer AutoresizingMask Axis
    BackButtonDisplayMode BackgroundColorAttribute BackgroundDisplayMode BackgroundProminence
    BackgroundStyle BalancedNavigationSplitViewStyle BaselineOffsetAttribute BatteryState
    BezierPoint Bindable Binding BlendMode BlurOptions Body BorderStyle BorderedButtonStyle
    BorderedProminentButtonStyle BorderlessButtonMenuStyle BorderlessButtonStyle Breakpoint
    Buffer BufferingStrategy BundleDescription Button ButtonBorderShape ButtonMask
    ButtonMenuStyle ButtonRepeatBehavior ButtonRole ButtonStyle ButtonStyleConfiguration
    ButtonToggleStyle ButtonType CCHmac CCHmacAlgorithm CC_LONG CC_MD5 CC_MD5_DIGEST_LENGTH
    CC_SHA1 CC_SHA1_DIGEST_LENGTH CC_SHA224 CC_SHA224_DIGEST_LENGTH CC_SHA256
    CC_SHA256_DIGEST_LENGTH CC_SHA384 CC_SHA384_DIGEST_LENGTH CC_SHA512
    CC_SHA512_DIGEST_LENGTH CFAbsoluteTime CFAbsoluteTimeGetCurrent CFAllocator CFArray
    CFArrayGetCount CFAttributedString CFData CFDataGetBytePtr CFDataGetLength CFDictionary
    CFDictionaryGetCount CFError CFErrorCopyDescription CFErrorCopyFailureReason
    CFErrorCopyRecoverySuggestion CFErrorCopyUserInfo CFErrorGetCode CFErrorGetDomain CFIndex
    CFMutableAttributedString CFNumber CFOptionFlags CFRange CFRangeMake CFRunLoop
    CFRunLoopGetCurrent CFRunLoopGetMain CFRunLoopMode CFRunLoopPerformBlock CFRunLoopRun
    CFRunLoopRunInMode CFRunLoopRunResult CFRunLoopStop CFRunLoopWakeUp CFString
    CFStringGetLength CFTimeInterval CFTypeRef CFURL CGAffineTransform
    CGAffineTransformComponents CGBitmapInfo CGBlendMode CGColor CGColorRenderingIntent
    CGColorSpace CGColorSpaceCreateDeviceCMYK CGColorSpaceCreateDeviceGray
    CGColorSpaceCreateDeviceRGB CGColorSpaceModel CGContext CGDataProvider
    CGDataProviderReleaseDataCallback CGFont CGGlyph CGGradient CGGradientDrawingOptions
    CGImage CGImageAlphaInfo CGImageByteOrderInfo CGImageDestination
    CGImageDestinationAddImage CGImageDestinationCreateWithData
    CGImageDestinationCreateWithURL CGImageDestinationFinalize CGImagePropertyOrientation
    CGImageSource CGImageSourceCopyProperties CGImageSourceCopyPropertiesAtIndex
    CGImageSourceCreateImageAtIndex CGImageSourceCreateIncremental
    CGImageSourceCreateThumbnailAtIndex CGImageSourceCreateWithData
    CGImageSourceCreateWithDataProvider CGImageSourceCreateWithURL CGImageSourceGetCount
    CGImageSourceGetType CGInterpolationQuality CGLayer CGLineCap CGLineJoin CGMutablePath
    CGPath CGPathApplierFunction CGPathDrawingMode CGPathElement CGPathElementType
    CGPathFillRule CGPattern CGPatternCallbacks CGPatternTiling CGVector CVBuffer
    CVImageBuffer CVOptionFlags CVPixelBuffer CVReturn Cache Cadence CameraCaptureMode
    CameraDevice CameraFlashMode Cancellable Canvas Capsule Case Catch Category
    CategoryOptions CellProvider CellRegistration CellStyle Circle CircularProgressViewStyle
    ClipOptions CodableRepresentation Code Collect CollectByCount CollectByTime CollectionView
    CollisionBehavior Color ColorMatrix ColorPicker ColorRenderingMode ColorResource
    ColorScheme ColorSchemeContrast ColorSpace Colors Column ColumnNavigationViewStyle
    ColumnsFormStyle CombineIdentifier CombineLatest CombineLatest3 CombineLatest4
    CommandGroup CommandGroupPlacement CommandMenu Commands CommandsBuilder
    CompactDatePickerStyle CompactMap CompactMenuControlGroupStyle Comparison Completion
    CompletionHandler CompletionWithItemsHandler Components Concatenate Configuration
    ConfigurationUpdateHandler ConnectablePublisher ConnectionOptions
    ContainerBackgroundPlacement ContainerRelativeShape Contains ContainsWhere Content
    ContentHorizontalAlignment ContentInsetAdjustmentBehavior ContentMarginPlacement
    ContentMode ContentShapeKinds ContentSizeCategory ContentTransition ContentUnavailableView
    ContentVerticalAlignment Context ContextMenu ContextMenuInteraction ContinueAnimation
    ControlGroup ControlGroupStyle ControlGroupStyleConfiguration ControlSize CoordinateSpace
    CoordinateSpaceConverter CoordinateSpaceProtocol Coordinator CornerStyle Count
    CredentialState CurrentValueLabel CurrentValueSubject CustomCombineIdentifierConvertible
    CustomPresentationDetent CustomViewConfiguration CustomizableToolbarContent Data
    DataTaskPublisher DateComponentsFormatter DatePicker DatePickerComponents DatePickerStyle
    DateStyle DateTimeStyle Debounce DecelerationRate Decode DefaultButtonStyle
    DefaultDatePickerStyle DefaultGaugeStyle DefaultGroupBoxStyle DefaultLabelStyle
    DefaultListStyle DefaultMenuStyle DefaultNavigationViewStyle DefaultPickerStyle
    DefaultProgressViewStyle DefaultShareLinkLabel DefaultTabLabel DefaultTabViewStyle
    DefaultTextFieldStyle DefaultToggleStyle Deferred Delay Demand Description Design Detent
    DeviceType DidEndDragging DidEndEditingReason DidEndZooming DiffAttachment DiffTool
    Diffing Digest Direction DisabledTextSelectability DisclosureGroup DisclosureGroupStyle
    DisclosureGroupStyleConfiguration DismissAction DismissButtonStyle DismissSearchAction
    DismissWindowAction Display DisplayMode DisplayModeButtonVisibility DisplayedState
    Distribution Divider DocumentAttributeKey DocumentReadingOptionKey DocumentType
    DoubleColumnNavigationViewStyle DragGesture DragInteraction DragState Draw DrawingActions
    Drop DropDelegate DropInfo DropInteraction DropOperation DropProposal DropUntilOutput
    DropWhile DuplicateIdentifiersError DynamicProperty DynamicRange DynamicTypeSize
    DynamicViewContent EAAccessoryDidConnect EAAccessoryDidDisconnect Edge EdgeInsets
    EditActions EditButton EditMenuInteraction EditMode EditingStyle EffectType Element
    ElementCategory ElementOrder ElementSize Ellipse EllipticalGradient Empty
    EmptyAnimatableData EmptyCommands EmptyMapContent EmptyModifier EmptyView
    EmptyVisualEffect EnabledTextSelectability Encode Entries EnumeratorOptions Environment
    EnvironmentKey EnvironmentObject EnvironmentValues EnvironmentalModifier EquatableView
    ErrorCode Event EventModifiers EventSubtype EventType EveryMinuteTimelineSchedule
    ExclusiveGesture ExplicitTimelineSchedule ExpressionType Fail Failure FeatureKey
    FeedbackStyle FeedbackType FillShapeStyle FillShapeView FillStyle Filter FilterOptions
    FindInteraction First FirstWhere FittedPresentationSizing FlashMode FlatMap Flexibility
    FloatLiteralType FocusState FocusStyle FocusedBinding FocusedValue FocusedValueKey
    FocusedValues Font FontAttribute FooterMode ForEach ForegroundColorAttribute
    ForegroundStyle Form FormPresentationSizing FormStyle FormStyleConfiguration FormatOptions
    FormatStyle Future Gauge GaugeStyle GaugeStyleConfiguration GeometryEffect GeometryProxy
    GeometryReader Gesture GestureMask GestureRecognizer GestureState GestureStateGesture
    GlobalCoordinateSpace Gradient GradientOptions GraphicalDatePickerStyle GraphicsContext
    Grid GridItem GridLayout GridRow Group GroupBox GroupBoxStyle GroupBoxStyleConfiguration
    GroupedFormStyle GroupedListStyle HMAC HStack HStackLayout HUGE HandleEvents Handler
    HashFunction HashedAuthenticationCode HeaderMode HearingDeviceEar HierarchicalShapeStyle
    HierarchicalShapeStyleModifier HorizontalAlignment HorizontalEdge HoverEffect HoverPhase
    ID IMP Icon IconOnlyLabelStyle Identifier IgnoreOutput Image ImagePaint
    ImagePickerController ImageProperties ImageRenderer ImageResource ImageURLExportPreset
    ImmediateScheduler Importance Index IndexDisplayMode IndexPathForPreferredFocusedView
    IndexTitles IndexViewStyle IndicatorStyle Indices InfoKey InlinePickerStyle
    InlineSnapshotSyntaxDescriptor Input Insecure InsetGroupedListStyle InsetListStyle
    InsetShape InsettableShape InspectedView IntegerLiteralType Intent
    InteractionControllerForDismissal InteractionControllerForPresentation InteractionState
    InterfaceOrientation InterfaceType Interpolation InvocationOptions ItemPositioning
    ItemSeparatorHandler ItemStyle Iterator Just KERN_SUCCESS KernAttribute KerningAttribute
    KeyEquivalent KeyPress KeyValueObservingPublisher KeyboardDismissMode KeyboardShortcut
    KeyframeAnimationOptions Kind LABiometryNone Label LabelStyle LabelStyleConfiguration
    LabeledContent LabeledControlGroupContent LabeledToolbarItemGroupContent LandscapeSplits
    LargeContentViewerInteraction LargeTitleDisplayMode Last LastWhere LaunchOptionsKey
    LayerWillDraw Layout LayoutDirection LayoutDirectionBehavior LayoutEnvironment
    LayoutInteractiveTransitionCompletion LayoutManager LayoutOptions LayoutProperties
    LayoutSublayers LayoutSubview LayoutSubviews LayoutValueKey LazyHGrid LazyHStack LazyVGrid
    LazyVStack Leading LegibilityWeight Level Lifetime LimitBehavior LineBreakStrategy
    LineStyle LinearCapacityGaugeStyle LinearGradient LinearProgressViewStyle Link
    LinkShapeStyle List ListItemTint ListSectionSpacing ListStyle LocalCoordinateSpace
    LocalizationValue LocalizedStringKey LocalizedStringResource Locations Logger
    LongPressGesture MAC MAXPATHLEN MD5 MD5Digest MSEC_PER_SEC MagnificationGesture
    MagnifyGesture Magnitude MakeConnectable Map MapAnnotation MapAnnotationProtocol MapCamera
    MapCameraBounds MapCameraPosition MapCircle MapContent MapContentBuilder MapError
    MapInteractionModes MapKeyPath MapKeyPath2 MapKeyPath3 MapMarker MapPin MapPolygon
    MapPolyline MapStyle MapUserTrackingMode Marker MarkerFormat Mask
    MatchedGeometryProperties Material Matrix MaximumValueLabel MeasureInterval
    MeasurementFormatUnitUsage MeasurementFormatter Menu MenuConfiguration
    MenuControlGroupStyle MenuOrder MenuPickerStyle MenuPreview MenuStyle
    MenuStyleConfiguration Merge Merge3 Merge4 Merge5 Merge6 Merge7 Merge8 MergeMany
    MeshGradient MessageComposeResult Method MinimumValueLabel Mode ModifiedContent Modifier
    Multicast NSComparisonPredicate NSDataAsset NSDataDetector NSDirectionalEdgeInsets
    NSDirectionalRectEdge NSEC_PER_MSEC NSEC_PER_SEC NSEC_PER_USEC NSException NSExceptionName
    NSExpression NSExtensionContext NSFoundationVersionNumber
    NSFoundationVersionNumber_iOS_2_0 NSFoundationVersionNumber_iOS_2_1
    NSFoundationVersionNumber_iOS_2_2 NSFoundationVersionNumber_iOS_3_0
    NSFoundationVersionNumber_iOS_3_1 NSFoundationVersionNumber_iOS_3_2
    NSFoundationVersionNumber_iOS_4_0 NSFoundationVersionNumber_iOS_4_1
    NSFoundationVersionNumber_iOS_4_2 NSFoundationVersionNumber_iOS_4_3
    NSFoundationVersionNumber_iOS_5_0 NSFoundationVersionNumber_iOS_5_1
    NSFoundationVersionNumber_iOS_6_0 NSFoundationVersionNumber_iOS_6_1
    NSFoundationVersionNumber_iOS_7_0 NSFoundationVersionNumber_iOS_7_1
    NSFoundationVersionNumber_iOS_8_0 NSFoundationVersionNumber_iOS_8_1
    NSFoundationVersionNumber_iOS_8_2 NSFoundationVersionNumber_iOS_8_3
    NSFoundationVersionNumber_iOS_8_4 NSFoundationVersionNumber_iOS_8_x_Max
    NSFoundationVersionNumber_iOS_9_0 NSFoundationVersionNumber_iOS_9_1
    NSFoundationVersionNumber_iOS_9_2 NSFoundationVersionNumber_iOS_9_3
    NSFoundationVersionNumber_iOS_9_4 NSFoundationVersionNumber_iOS_9_x_Max NSHashTable
    NSHashTableOptions NSInteger NSIntegerMax NSIntegerMin NSItemProvider NSKeyValueChange
    NSKeyValueChangeKey NSKeyValueObservation NSKeyValueObservedChange
    NSKeyValueObservingOptions NSLineBreakMode NSLocalizedString NSMapTable NSMapTableOptions
    NSMutableParagraphStyle NSParagraphStyle NSPointerFunctions
    NSProcessInfoPowerStateDidChange NSRectAlignment NSSelectorFromString NSShadow
    NSStringFromSelector NSTextAlignment NSTextAttachment NSTextCheckingTypes NSTextContainer
    NSTextList NSTextStorage NSTextTab NSUInteger NSUIntegerMax NSUnderlineStyle
    NSUserActivity NSUserActivityTypeBrowsingWeb NSWritingDirection Name NamedCoordinateSpace
    Namespace NavigationBar NavigationBarDrawerDisplayMode NavigationBarItem
    NavigationControlGroupStyle NavigationController NavigationDirection NavigationLink
    NavigationLinkPickerStyle NavigationOrientation NavigationPath NavigationSplitView
    NavigationSplitViewColumn NavigationSplitViewStyle NavigationSplitViewVisibility
    NavigationStack NavigationTransition NavigationView NavigationViewStyle Notification
    NumberOfSections OBJC_ASSOCIATION_ASSIGN OBJC_ASSOCIATION_COPY
    OBJC_ASSOCIATION_COPY_NONATOMIC OBJC_ASSOCIATION_RETAIN OBJC_ASSOCIATION_RETAIN_NONATOMIC
    OCombine OSAllocatedUnfairLock OSLog OSLogBoolFormat OSLogEntry OSLogEntryLog
    OSLogFloatFormatting OSLogIntegerFormatting OSLogInterpolation OSLogMessage OSLogPosition
    OSLogPrivacy OSLogStore OSLogStringAlignment OSLogType OSSignpostID
    OSSignpostIntervalState OSSignpostType OSSignposter OSStatus OSType ObjectType
    ObjectWillChangePublisher ObliquenessAttribute ObservableObject ObservableObjectPublisher
    ObservedObject OffsetShape OpenExternalURLOptionsKey OpenURLAction OpenURLOptions
    OpenURLOptionsKey OpenWindowAction Operation Operator OptionKey Options OptionsKey
    Orientation OutlineGroup OutlineSubgroupChildren Output P3 PageIndexViewStyle
    PagePresentationSizing PageTabViewStyle PageViewController PagingScrollTargetBehavior
    PaletteControlGroupStyle PalettePickerStyle ParagraphStyleAttribute PassthroughSubject
    Path Pattern PeriodUnit PeriodicTimelineSchedule Phase PhaseAnimator Picker PickerStyle
    PickerView PinnedScrollableViews PlaceholderContentView PlaceholderTextShapeStyle
    PlainButtonStyle PlainListStyle PlainTextFieldStyle PlaybackStyle PointerInteraction
    PointerStyleProvider PopoverAttachmentAnchor PortraitSplits Position PreferenceKey
    PreferredColorSchemeKey PrefetchStrategy PrefixUntilOutput PrefixWhile
    PresentationAdaptation PresentationBackgroundInteraction PresentationContentInteraction
    PresentationController PresentationCount PresentationDetent PresentationIndex
    PresentationMode PresentationSizing Preset PressType Preview PreviewBodyBuilder
    PreviewContext PreviewDevice PreviewLayout PreviewMacroBodyBuilder PreviewModifier
    PreviewModifierContent PreviewPlatform PreviewProvider PreviewTrait Previews PrimaryEdge
    PrimaryViewController PrimitiveButtonStyle PrimitiveButtonStyleConfiguration Print
    ProgressView ProgressViewStyle ProgressViewStyleConfiguration ProjectionTransform
    Prominence ProminentDetailNavigationSplitViewStyle Promise Properties ProposedViewSize
    Published Publisher Publishers QualityType RGBA16Float RGBA8Uint RGBColorSpace
    RadialGradient Range Reason ReceiveOn Record RecordPermission Recording Rectangle
    RectangleCornerRadii RedactionReasons Reduce RefreshAction Relation
    RelativeDateTimeFormatter RemoveDuplicates RenameAction RenderingMode ReorderingCadence
    ReorderingHandlers ReplaceEmpty ReplaceError ResetFocusAction ResizingMode Resolved
    ResolvedImage ResolvedModifier ResolvedSymbol ResolvedText Result Retry Role RotateGesture
    RotatedShape RotationGesture RoundedBorderTextFieldStyle RoundedCornerStyle
    RoundedRectangle RowAnimation SCNetworkReachability SHA1 SHA1Digest SHA256 SHA256Digest
    SHA384 SHA384Digest SHA512 SHA512Digest SRGB SafeAreaRegions Scale ScaledMetric
    ScaledShape Scan Scene SceneBuilder ScenePhase SceneStorage Scheduler SchedulerOptions
    SchedulerTimeIntervalConvertible SchedulerTimeType Scope ScopeBarActivation
    ScrollBounceBehavior ScrollDirection ScrollDismissesKeyboardMode ScrollGeometry
    ScrollIndicatorVisibility ScrollPosition ScrollTarget ScrollTargetBehavior
    ScrollTargetBehaviorContext ScrollTransitionConfiguration ScrollTransitionPhase ScrollView
    ScrollViewProxy ScrollViewReader Search SearchBar SearchBarPlacement SearchFieldPlacement
    SearchPresentationToolbarBehavior SearchResultDisplayStyle SearchScopeActivation
    SearchUnavailableContent SecAccessControl SecAccessControlCreateFlags
    SecAccessControlCreateWithFlags SecCopyErrorMessageString SecItemAdd SecItemCopyMatching
    SecItemDelete SecItemUpdate SecRandomCopyBytes SecRandomRef Section SectionIndexTitles
    SectionInsetReference SectionSnapshotHandlers SecureField SegmentedPickerStyle Selection
    SelectionShapeStyle SelectionStyle Selector SelfSizingInvalidation SensoryFeedback
    SeparatorInsetReference SeparatorShapeStyle SeparatorStyle Sequence SequenceGesture Set
    SetActiveOptions SetFailureType Shading ShadowAttribute ShadowOptions ShadowStyle Shape
    ShapeRole ShapeStyle ShapeView Share ShareLink SharePreview SidebarAdaptableTabViewStyle
    SidebarListStyle SignInWithAppleButton SignpostMetadata SimplySnapshotting
    SimultaneousGesture Sink Size Slider Snapshot SnapshotTestCase
    SnapshotTestingConfiguration Snapshotting Source SourceType Spacer SpacerSizing
    SpatialTapGesture SpineLocation SplitBehavior SplitViewController StackNavigationViewStyle
    State StateMask StateObject StateRestorationActivity Status Stepper Stop Storage Stride
    StrikethroughColorAttribute StrikethroughStyleAttribute StringInterpolation
    StrokeBorderShapeView StrokeColorAttribute StrokeShapeView StrokeStyle
    StrokeWidthAttribute Style SubSequence Subject SubmitLabel SubmitTriggers SubscribeOn
    Subscriber Subscribers Subscription Subscriptions Subviews SupplementaryRegistration
    SupplementaryViewProvider SwiftUIAttributes SwiftUISnapshotLayout
    SwipeActionsConfigurationProvider SwitchToLatest SwitchToggleStyle SymbolConfiguration
    SymbolRenderingMode SymbolScale SymbolVariants SymbolWeight SymbolicTraits SymmetricKey
    SymmetricKeySize SystemAnimation SystemDesign SystemItem SystemRotorType SystemSoundID Tab
    TabBar TabBarController TabBarOnlyTabViewStyle TabContent TabContentBuilder TabRole
    TabSection TabValue TabView TabViewStyle TableView TabletOrientation TapGesture
    TargetContext TargetDisplayModeForAction TemplateRenderingMode Text TextAlignment
    TextAttribute TextEditor TextEffectStyle TextField TextFieldDidEndEditing TextFieldStyle
    TextInputAutocapitalization TextProperties TextSelectability TextStorage TextStyle
    TextTransform TextView ThermalState Threshold Throttle TimeControlStatus
    TimeGroupingStrategy TimelineSchedule TimelineScheduleMode TimelineView
    TimelineViewDefaultContext Timeout TimerPublisher TintAdjustmentMode TintMode
    TintShapeStyle Title TitleAlignment TitleAndIconLabelStyle TitleDisplayMode
    TitleOnlyLabelStyle Toggle ToggleStyle ToggleStyleConfiguration ToolTipInteraction
    ToolbarContent ToolbarContentBuilder ToolbarDefaultItemKind ToolbarItem ToolbarItemGroup
    ToolbarItemPlacement ToolbarPlacement ToolbarRole ToolbarSpacer ToolbarTitleDisplayMode
    ToolbarTitleMenu TopLevelDecoder TopLevelEncoder TorchMode TouchType TrackingAttribute
    TraitKey Transaction TransactionKey Transferable TransformedShape Transition
    TransitionPhase TransitionStyle TruncationMode TryAllSatisfy TryCatch TryCompactMap
    TryComparison TryContainsWhere TryDropWhile TryFilter TryFirstWhere TryLastWhere TryMap
    TryPrefixWhile TryReduce TryRemoveDuplicates TryScan TupleView
    UIApplicationDelegateAdaptor UIGestureRecognizerRepresentable
    UIGestureRecognizerRepresentableContext
    UIGestureRecognizerRepresentableCoordinateSpaceConverter UIGestureRecognizerType
    UIHostingConfiguration UIHostingController UIHostingControllerSizingOptions
    UIKitAttributes UITraitBridgedEnvironmentKey UIViewControllerRepresentable
    UIViewControllerRepresentableContext UIViewControllerType UIViewRepresentable
    UIViewRepresentableContext UIViewType URL USEC_PER_SEC UnderlineColorAttribute
    UnderlineStyleAttribute UndoManager UnevenRoundedRectangle UniChar UnitOptions UnitPoint
    UnitWidth UnitsStyle UserAnnotation UserInterfaceSizeClass VStack VStackLayout Value
    VectorArithmetic VerticalAlignment VerticalEdge View ViewActionError
    ViewAlignedScrollTargetBehavior ViewBuilder ViewController ViewDimensions ViewFinderError
    ViewForZooming ViewImageConfig ViewMode ViewModifier ViewSpacing ViewThatFits ViewTraits
    Visibility VisualEffect Weight WheelDatePickerStyle WheelPickerStyle Width
    WillBeginZooming WillEndDragging WindowBackgroundShapeStyle WindowGroup WindowScene
    Wrapper XCTActivity XCTAttachment XCTCPUMetric XCTClockMetric XCTContext XCTKVOExpectation
    XCTMeasureOptions XCTMemoryMetric XCTMetric XCTStorageMetric XYZ ZStack ZStackLayout
    ZeroFormattingBehavior Zip Zip3 Zip4 ZoomNavigationTransition a a1 a2 a3 a4 a5 abbreviated
    absolute absoluteColorimetric absoluteDate acceleration accelerometerData
    accelerometerUpdateInterval accentColor accessRestricted accessUserDenied accessibility
    accessibility1 accessibility2 accessibility3 accessibility4 accessibility5
    accessibilityAction accessibilityActions accessibilityActivate accessibilityActivateBlock
    accessibilityActivationPoint accessibilityActivationPointBlock accessibilityAddTraits
    accessibilityAdjustableAction accessibilityAttributedHint accessibilityAttributedHintBlock
    accessibilityAttributedLabel accessibilityAttributedLabelBlock
    accessibilityAttributedValue accessibilityAttributedValueBlock accessibilityChildren
    accessibilityContainer accessibilityContainerType accessibilityContainerTypeBlock
    accessibilityContrast accessibilityCustomActions accessibilityCustomActionsBlock
    accessibilityCustomContent accessibilityCustomRotors accessibilityDecrement
    accessibilityDecrementBlock accessibilityDifferentiateWithoutColor
    accessibilityDimFlashingLights accessibilityElement accessibilityElementCount
    accessibilityElementDidBecomeFocused accessibilityElementDidLoseFocus
    accessibilityElementIsFocused accessibilityElements accessibilityElementsBlock
    accessibilityElementsHidden accessibilityElementsHiddenBlock accessibilityEnabled
    accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge accessibilityExtraLarge
    accessibilityFocused accessibilityFrame accessibilityFrameBlock
    accessibilityFrameInContainerSpace accessibilityHeading accessibilityHidden
    accessibilityHint accessibilityHintBlock accessibilityIdentifier
    accessibilityIdentifierBlock accessibilityIgnoresInvertColors accessibilityImage
    accessibilityIncrement accessibilityIncrementBlock accessibilityInputLabels
    accessibilityInvertColors accessibilityLabel accessibilityLabelBlock accessibilityLanguage
    accessibilityLanguageBlock accessibilityLarge accessibilityLargeContentViewerEnabled
    accessibilityMagicTapBlock accessibilityMedium accessibilityName
    accessibilityNavigationStyle accessibilityNavigationStyleBlock accessibilityPath
    accessibilityPathBlock accessibilityPerformEscape accessibilityPerformEscapeBlock
    accessibilityPerformMagicTap accessibilityPlayAnimatedImages accessibilityReduceMotion
    accessibilityReduceTransparency accessibilityRemoveTraits accessibilityRepresentation
    accessibilityRespondsToUserInteraction accessibilityRespondsToUserInteractionBlock
    accessibilityScroll accessibilityScrollAction
    accessibilityShouldGroupAccessibilityChildrenBlock accessibilityShowButtonShapes
    accessibilityShowsLargeContentViewer accessibilitySortPriority
    accessibilitySpeechIPANotation accessibilitySpeechLanguage accessibilitySpeechPitch
    accessibilitySpeechPunctuation accessibilitySpeechQueueAnnouncement
    accessibilitySpeechSpellOut accessibilitySwitchControlEnabled accessibilityTextContentType
    accessibilityTextCustom accessibilityTextHeadingLevel accessibilityTextualContext
    accessibilityTextualContextBlock accessibilityTraits accessibilityTraitsBlock
    accessibilityUserInputLabels accessibilityUserInputLabelsBlock accessibilityValue
    accessibilityValueBlock accessibilityViewIsModal accessibilityViewIsModalBlock
    accessibilityVoiceOverEnabled accessories accessoryCircular accessoryCircularCapacity
    accessoryDidDisconnect accessoryLinear accessoryLinearCapacity accessoryType accessoryView
    accompaniedSidebarCell accompaniedSidebarSubtitleCell accuracyAuthorization accurate
    action actionAtItemEnd actionForSegment actionHandler actionIdentifier actionSheet actions
    activate activationState active activeAppearance activeFindSession activeInputModes
    activePresentationController activityCategory activityDidFinish activityImage
    activityTitle activityType activityViewController actual actualScaleFactor adaptive
    adaptivePresentationStyle adaptiveSheetPresentationController add addAction addAlarm
    addAngularVelocity addAnimations addAnnotation addAnnotations addArc addArrangedSubview
    addAttachmentData addBehavior addBoundary addChild addChildBehavior addClip addCompletion
    addConstraint addConstraints addCoordinatedAnimations addCurve addCurveToPoint addEllipse
    addFilter addGestureRecognizer addInput addInteraction addItem addItems addKeyCommand
    addKeyframe addLayoutGuide addLayoutManager addLine addLineToPoint addLinearVelocity
    addLines addMotionEffect addObserver addOnly addOutput addOverlay addOverlays addPath
    addPeriodicTimeObserver addQuadCurve addQuadCurveToPoint addRect addRects addRelativeArc
    addRoundedRect addSublayer addSubview addTabStop addTarget addTextContainer addTextField
    addToReadingList addUserInfoEntries addUserScript addingAttributes
    additionalSafeAreaInsets additive address addressCity addressCityAndState
    addressComponents addressState adjustable adjustedContentInset
    adjustedContentInsetDidChange adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth
    adjustsImageWhenDisabled adjustsImageWhenHighlighted administrativeArea advance
    advanceToNextItem advanced affectsColorAppearance affineTransform afterScreenUpdates
    aggregate aiff airDrop airborne airport alarms album albumCloudShared albumImported
    albumMyPhotoStream albumRegular albumSyncedAlbum albumSyncedEvent albumSyncedFaces alert
    alertSetting alignAllBottom alignAllCenterX alignAllCenterY alignAllFirstBaseline
    alignAllLastBaseline alignAllLeading alignAllLeft alignAllRight alignAllTop
    alignAllTrailing alignBaselines alignCenters alignment alignmentGuide alignmentMask
    alignmentMode alignmentRect alignmentRectInsets all allButUpsideDown allCases
    allCharacters allControlEvents allCookies allCorners allEditingEvents allEvents allObjects
    allPresses allSatisfy allTargets allTouchEvents allTouches allWebsiteDataTypes allow
    allowAirPlay allowAnimatedContent allowBluetooth allowBluetoothA2DP allowInCarPlay
    allowUserInteraction allowableMovement allowedDynamicRange allowedPressTypes
    allowedScrollTypesMask allowedTouchTypes allowedUnits allowsAirPlayForMediaPlayback
    allowsAutomaticLocalization allowsAutomaticMirroring allowsBackForwardNavigationGestures
    allowsBackgroundLocationUpdates allowsCachingHighQualityImages allowsContentJavaScript
    allowsContinuousInteraction allowsDefaultTighteningForTruncation allowsDirectInteraction
    allowsEdgeAntialiasing allowsEditing allowsEditingTextAttributes allowsExternalPlayback
    allowsFocus allowsFontSubpixelQuantization allowsFractionalUnits allowsGroupOpacity
    allowsHitTesting allowsImageOutput allowsInlineMediaPlayback allowsKeyboardScrolling
    allowsLinkPreview allowsMoveOperation allowsMultipleSelection
    allowsMultipleSelectionDuringEditing allowsNonContiguousLayout
    allowsPictureInPictureMediaPlayback allowsPictureInPicturePlayback
    allowsReplacementForCurrentlyHighlightedResult allowsRotation allowsSelection
    allowsSelectionDuringEditing allowsSelfSizing allowsSimultaneousDropSessions
    allowsSimultaneousRecognitionDuringLift allowsTightening alpha alphaInfo alphaInfoMask
    alphaOnly alphaRange alphaShift alphaSpeed alphaThreshold alternate alternateIconName
    alternates altitude altitudeAngle always alwaysAvailable alwaysBounceHorizontal
    alwaysBounceVertical alwaysByFew alwaysByOne alwaysOriginal alwaysTemplate ambient anchor
    anchorPoint anchorPointZ anchorPreference anchorWithOffset and angle angularGradient
    angularResistance angularVelocity animatableData animate animateAlongsideTransition
    animateChanges animateKeyframes animateTransition animated animatedImage
    animatedImageNamed animatesDrop animatesWhenAdded animation animationBegin
    animationController animationCurve animationDidStart animationDidStop animationDuration
    animationEnded animationImages animationKeys animationRepeatCount animationTimingFunction
    animations annotation annotationTitles annotations announcement
    announcementDidFinishNotification announcementStringValueUserInfoKey
    announcementWasSuccessfulUserInfoKey answer antialiased any anyKey anyObject appCancel
    appInfo appSettings appearance append appendInterpolation appendItems appendLiteral
    appendSections appendingPathExtension appleProtectedMPEG4Video application
    applicationDidBecomeActive applicationDidEnterBackground applicationDidFinishLaunching
    applicationDidReceiveMemoryWarning applicationIconBadgeNumber
    applicationIsNotAuthorizedToUseDevice applicationNameForUserAgent applicationPassword
    applicationProtectedDataDidBecomeAvailable applicationProtectedDataWillBecomeUnavailable
    applicationReserved applicationSignificantTimeChange applicationState
    applicationSupportsShakeToEdit applicationUsername applicationWillEnterForeground
    applicationWillResignActive applicationWillTerminate
    appliedContentSizeCategoryLimitsDescription appliesPreferredTrackTransform apply
    applyOrientationProperty applySnapshotUsingReloadData applyWithBlock applying
    applyingFilter applyingGaussianBlur applyingSymbolConfiguration
    apportionsSegmentWidthsByContent archive areAnimationsEnabled areInIncreasingOrder
    arguments arrangedSubviews arrowDirection asProvided ascender ascent asciiCapable
    asciiCapableNumberPad aspectFill aspectFit aspectRatio assertInlineSnapshot
    assertNoFailure assertSnapshot assertSnapshots asset assetCollectionSubtype
    assetCollectionType assetContentChanged assetIdentifier assign assignToContact
    assistiveTechnologyUserInfoKey assistiveTouchStatusDidChangeNotification asymmetric
    asyncPullback atDocumentEnd atDocumentStart atURL atm attachedBehaviorType attachment
    attachmentBounds attemptRotationToDeviceOrientation attitude attributedLabel
    attributedName attributedPlaceholder attributedSubtitle attributedText attributedTitle
    attributedValue attributes audio audioPlayerDecodeErrorDidOccur
    audioPlayerDidFinishPlaying audiovisualContent auditing authenticationCode
    authenticationFailed authenticationRequired authorizationCode authorizationController
    authorizationDenied authorizationRequests authorizationStatus authorized authorizedAlways
    authorizedWhenInUse auto autocapitalization autocapitalizationType autoconnect
    autocorrectionDisabled autocorrectionType automatic automaticDimension automaticInsets
    automaticSize automaticallyAdjustsScrollIndicatorInsets
    automaticallyAdjustsScrollViewInsets automaticallyShowsCancelButton
    automaticallyShowsScopeBar automaticallyShowsSearchResultsController
    automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesConfiguration
    automaticallyUpdatesContentConfiguration automaticallyWaitsToMinimizeStalling
    automationElements automationElementsBlock automotiveNavigation autoreleasepool autorepeat
    autoresizesSubviews autoresizingMask autoreverse autoreverses available
    availableCaptureModes availableInterfaces availableMediaTypes availableMetadataObjectTypes
    availableModes avi avoidHidingContent awakeAfter awakeFromNib axes
    axesPreservingSuperviewLayoutMargins axial axis azimuth azimuthAngle b b1 b2 b3 b4 b5 back
    backAction backBarButtonItem backButtonAppearance backButtonBackgroundImage
    backButtonBackgroundVerticalPositionAdjustment backButtonDisplayMode backButtonTitle
    backButtonTitlePositionAdjustment backForward backForwardList backIndicatorImage
    backIndicatorTransitionMaskImage backItem backList backToFront backdrop background
    backgroundColor backgroundColorTransformer backgroundConfiguration backgroundEffect
    backgroundFilters backgroundImage backgroundImageContentMode
    backgroundImagePositionAdjustment backgroundInsets backgroundMaterial
    backgroundPreferenceValue backgroundProminence backgroundRect backgroundRefreshStatus
    backgroundRefreshStatusDidChangeNotification backgroundStyle backgroundTimeRemaining
    backgroundVerticalPositionAdjustment backgroundView backward backwards badge
    badgeBackgroundColor badgeColor badgeCount badgeSetting badgeTextAttributes badgeValue
    balanced bank banner bar barButtonItem barButtonItems barCollapsingEnabled
    barHideOnSwipeGestureRecognizer barHideOnTapGestureRecognizer barPosition barStyle
    barTintColor base baseBackgroundColor baseColorSpace baseForegroundColor
    baseWritingDirection basedOnSize baseline baselineAdjustment baselineOffset
    baselineOffsetFromBottom batteryLevel batteryLevelDidChangeNotification batteryState
    batteryStateDidChangeNotification becomeCurrent becomeFirstResponder becomeKey began begin
    beginAnimationInterval beginAnimations beginAppearanceTransition beginBackgroundTask
    beginConfiguration beginCustomizingItems beginFromCurrentState
    beginGeneratingDeviceOrientationNotifications beginIgnoringInteractionEvents
    beginInteractiveMovementForItem beginInterval beginPath beginRefreshing beginState
    beginTime beginTracking beginTransparencyLayer beginUndoGrouping beginUpdates
    beginningOfDocument beginsWith behaviors between bevel bezel bezierPoints biasValues
    biometryAny biometryCurrentSet biometryLockout biometryNotAvailable biometryNotEnrolled
    biometryType birthRate birthdate birthdateDay birthdateMonth birthdateYear birthday
    bitCount bitmapInfo bits128 bits192 bits256 bitsPerComponent bitsPerPixel black blendMode
    block blockByteCount blue blueRange blueSpeed blur bmp body bold boldSystemFont boldText
    boldTextStatusDidChangeNotification bookmark bookmarks boolValue border borderColor
    borderRect borderStyle borderWidth bordered borderedProminent borderedTinted borderless
    borderlessButton both bottom bottomAnchor bottomBar bottomControlPoint bottomLayoutGuide
    bottomLeading bottomLeft bottomMargin bottomRight bottomSeparatorInsets
    bottomSeparatorVisibility bottomToTop bottomTrailing bounces bouncesHorizontally
    bouncesVertically bouncesZoom bouncy boundaries boundary boundaryIdentifiers
    boundarySupplementaryItems boundingBox boundingBoxOfClipPath boundingBoxOfPath
    boundingMapRect boundingRect bounds box breakpoint breakpointOnError brief brightness
    brightnessDidChangeNotification bringSubviewToFront brown browser buffer buildBlock
    buildEither buildExpression buildIf buildLimitedAvailability buildMenu buildOptional
    builtInDualCamera builtInTelephotoCamera builtInWideAngleCamera builtin bundle butt button
    buttonAppearance buttonBorderShape buttonFontSize buttonMask buttonMaskRequired
    buttonRepeatBehavior buttonShapesEnabled buttonShapesEnabledStatusDidChangeNotification
    buttonSize buttonStyle buttonType byCharWrapping byClipping byPreparingForDisplay
    byPreparingThumbnail byRequest byTime byTimeOrCount byTruncatingHead byTruncatingMiddle
    byTruncatingTail byValue byWord byWordWrapping byteCount byteOrder16Big byteOrder16Little
    byteOrder32Big byteOrder32Little byteOrderInfo byteOrderMask bytesPerRow c
    caTransform3DValue cadence cafe calculationMode calculationModeCubic
    calculationModeCubicPaced calculationModeDiscrete calculationModeLinear
    calculationModePaced calendar calendarEvent calendarIdentifier calendars call
    callAsFunction callout calloutOffset camera cameraCaptureMode cameraDevice cameraFlashMode
    cameraOverlayView cameraViewTransform canAddInput canAddOutput canBePrevented
    canBecomeFirstResponder canBecomeFocused canBecomeKey canCancelContentTouches
    canEvaluatePolicy canGoBack canGoForward canLoadObject canMakePayments canOpenURL
    canOverlapSourceViewRect canPerform canPerformAction canPerformUnwindSegueAction
    canPrevent canPreview canRedo canReorderItem canResignFirstResponder canResizeToFitContent
    canSendAttachments canSendMail canSendSubject canSendText canSetSessionPreset
    canShowCallout canShowMIMEType canStart canStartPictureInPictureAutomaticallyFromInline
    canUndo cancel cancelAction cancelAllCGImageGeneration cancelExport cancelGeocode
    cancelImageRequest cancelInteractiveMovement cancelInteractiveTransition cancelLoading
    cancelPreviousPerformRequests cancelRequest cancelTracking canceled canceledLogin
    cancellationAction cancelled cancelsTouchesInView cannotGoBack capHeight capInsets
    capitalized capsLock capsule caption caption1 caption2 capturedDidChangeNotification
    carPlay caretRect carrierName caseInsensitive catch category categoryIdentifier
    categoryOptions causesPageTurn cell cellForItem cellForRow
    cellLayoutMarginsFollowReadableWidth cellular cellularEID cellularIMEI center
    centerCoordinate centerFirstTextBaseline centerItemGroups centerLastTextBaseline
    centerOffset centerX centerXAnchor centerXWithinMargins centerY centerYAnchor
    centerYWithinMargins centered centeredHorizontally centeredVertically
    cgAffineTransformValue cgColor cgContext cgImage cgPath cgPoint cgPointValue cgRect
    cgRectValue cgSize cgSizeValue cgVectorValue changeCount changeDetails changeInLength
    changed changedIndexes changedNotification changedObjects changedTraits
    changesSelectionAsPrimaryAction character characterEncoding characterIndex
    characterIndexForGlyph characterRange characters charactersIgnoringModifiers charge
    charging check checkbox checkingTypes checkmark childBehaviors
    childForHomeIndicatorAutoHidden childForScreenEdgesDeferringSystemGestures
    childForStatusBarHidden childForStatusBarStyle children choose ciImage circle circular
    city clamp clampedToExtent classForCoder class_addMethod class_getClassMethod
    class_getInstanceMethod class_getMethodImplementation class_getName class_getSuperclass
    class_isMetaClass class_replaceMethod class_respondsToSelector clear clearButtonMode
    clearButtonRect clearsContextBeforeDrawing clearsOnBeginEditing clearsOnInsertion
    clearsSelectionOnViewWillAppear clientInvalid clip clipBoundingRect clipShape clipToLayer
    clipped clipsToBounds close closePath closeSubpath
    closedCaptioningStatusDidChangeNotification closestPosition
    cloudServiceNetworkConnectionFailed cloudServicePermissionDenied cloudServiceRevoked
    clusteringIdentifier cmyk coalescedTouches codable code code128 collapse collapsed
    collapsesLargestUnit collect collection collectionView collectionViewContentSize
    collectionViewDidEndMultipleSelectionInteraction collectionViewLayout collisionBehavior
    collisionBoundingPath collisionBoundsType collisionDelegate collisionMode color colorBurn
    colorDodge colorInvert colorMatrix colorMode colorMultiply colorScheme colorSchemeContrast
    colorSpace colorTransformer colors column columnTerminators columns combine
    combineIdentifier combineLatest combined commaSeparatedText command commands commit
    commitAnimations commitConfiguration committed commonModes communicationError compact
    compactAppearance compactInline compactInlineLayoutAppearance compactMap compactMenu
    compactPrompt compactScrollEdgeAppearance compare comparisonPredicateModifier compatible
    completeImmediately completeRequest completeTransition completed completion
    completionBlock completionCurve completionHandler completionSpeed completionVelocity
    completionWithItemsHandler components compose composed composedMessage compositeContent
    composited compositingFilter compositingGroup compressed concat concatenate concatenating
    condensed conditional confidence configuration configurationState
    configurationUpdateHandler configureWithDefault configureWithDefaultBackground
    configureWithOpaqueBackground configureWithTransparentBackground confirmation
    confirmationAction confirmationDialog conforms conic conicGradient connect
    connectedAccessories connectedScenes connectionID connectionOnDemand connectionOnTraffic
    connectionRequired console constant constantSpacing constantSpacingMinimalDistortion
    constantValue constrainedHigh constraint constraints constraintsAffectingLayout contact
    contactAdd contacts contain container containerAnchor containerBackground
    containerConcentric containerRelative containerRelativeFrame containerShape containerSize
    containerTraitCollection containerURL containerView containerViewDidLayoutSubviews
    containerViewWillLayoutSubviews contains containsAttachments containsEnd containsStart
    containsTime containsTraits content contentAlignmentPoint
    contentCompressionResistancePriority contentConfiguration contentEdgeInsets
    contentHorizontalAlignment contentHuggingPriority contentInset
    contentInsetAdjustmentBehavior contentInsets contentInsetsReference contentLayoutGuide
    contentMargins contentMode contentOffset contentOffsetAdjustment contentOffsetForSegment
    contentOverlayView contentRect contentScaleFactor contentScrollView contentShape
    contentSize contentSizeAdjustment contentTransition contentVerticalAlignment contentView
    contents contentsAreFlipped contentsCenter contentsFormat contentsGravity contentsRect
    contentsScale context contextMenu contextMenuInteraction contextMenuPreview continue
    continueAnimation continueTracking continuityValues continuous
    continuousGroupLeadingBoundary contrast control controlGroupStyle controlPoint1
    controlPoint2 controlSize convert convertScale convertTime convertToDeviceSpace
    convertToScreenCoordinates convertToUserSpace converted converter coordinate
    coordinateSpace coordinator copy copyCGImage copyIn copyToPasteboard cornerConfiguration
    cornerCurve cornerRadii cornerRadius cornerSize cornerStyle corners count
    countDownDuration countDownTimer country countryName course coverVertical createCGImage
    createPublisher createRequest createSubject creatingFixedGroup creatingMovableGroup
    creatingOptionalGroup creationDate credential creditCardExpiration
    creditCardExpirationMonth creditCardExpirationYear creditCardFamilyName
    creditCardGivenName creditCardMiddleName creditCardName creditCardNumber
    creditCardSecurityCode creditCardType critical criticalAlert cropRect cropped cropping
    cross crossDissolve ctm cubic cubicPaced cubicTimingParameters cuboid curl curlDown curlUp
    current currentAndTotal currentAttributedTitle currentBackgroundImage currentContext
    currentImage currentInputModeDidChangeNotification currentItem currentLayout
    currentMaximumTrackImage currentMinimumTrackImage currentMode currentPage
    currentPageIndicatorImage currentPageIndicatorTintColor currentPath currentPoint
    currentPointOfPath currentPreferredSymbolConfiguration currentPreviewItem
    currentPreviewItemIndex currentProcessIdentifier currentProgress
    currentRadioAccessTechnology currentThumbImage currentTime currentTitle currentTitleColor
    currentTitleShadowColor currentValueLabel curve curveEaseIn curveEaseInOut curveEaseOut
    curveLinear custom customActions customAttribute customDismissAction customDump
    customError customMirror customSpacing customUserAgent customView customWords
    customizableViewControllers customizationIdentifier cut cyan d damping dark darkContent
    darkGray darkText darken darkerSystemColorsStatusDidChangeNotification darkroom dash
    dashDot dashDotDot dashPhase data dataAccessError dataDetectorTypes dataProvider
    dataSource dataTable dataTaskPublisher database date dateAndTime dateComponents
    datePickerMode datePickerStyle dateTime dateTimeStyle day deactivate debounce debug
    debugDescription decelerationRate decimal decimalPad decode decodeFailed
    decodeRestorableState decoderNotFound decodingFailed decomposed decorationItems
    decorationView decrease decreaseSize decrement decrementImage default defaultAction
    defaultAppStorage defaultAttributes defaultBackgroundConfiguration
    defaultCalendarForNewEvents defaultContentConfiguration defaultCornerRadius defaultFocus
    defaultHigh defaultIntent defaultLayout defaultLow defaultMinListHeaderHeight
    defaultMinListRowHeight defaultMode defaultPrompt defaultRowAnimation defaultScrollAnchor
    defaultTabInterval defaultTaskHint defaultTextAttributes defaultToSpeaker defaultToolTip
    defaultTrailingClosureLabel defaultValue defaultWebpagePreferences defaultWritingDirection
    deferred defersSystemGestures definesPresentationContext degrees delay
    delaysContentTouches delaysTouchesBegan delaysTouchesEnded delegate delegateClass delete
    deleteAll deleteAllItems deleteBackward deleteDisabled deleteForward deleteItems
    deleteOnSuccess deleteRows deleteSections delimitedText deliveryMode denied denom density
    departmentName deprecatedTrailingClosureLabels dequeueConfiguredReusableCell
    dequeueConfiguredReusableSupplementary dequeueReusableAnnotationView dequeueReusableCell
    dequeueReusableHeaderFooterView dequeueReusableSupplementaryView descender descent
    description deselectAnnotation deselectItem deselectRow desiredAccuracy desktop
    destination destinationAtop destinationIn destinationIndexPath destinationOut
    destinationOver destructive destructiveAction detail detailButton
    detailCalloutAccessoryView detailDisclosure detailDisclosureButton detailOnly
    detailTextLabel detents determinant developmentLayoutDirection device deviceMotion
    deviceMotionUpdateInterval deviceN deviceNotConnected deviceOwnerAuthentication
    deviceOwnerAuthenticationWithBiometrics devicePasscode devices diacriticInsensitive
    diamond dictation dictionaryRepresentation dictionaryWithValues didActivateNotification
    didAddSubview didBecomeActiveNotification didBecomeHiddenNotification
    didBecomeKeyNotification didBecomeVisibleNotification didCancel didChangeNotification
    didChangeStatusBarFrameNotification didChangeStatusBarOrientationNotification
    didChangeValue didConnectNotification didDisappear didDisconnectNotification
    didDismissSearchController didEnterBackgroundNotification didFailWithError didFinish
    didFinishLaunchingNotification didHideMenuNotification didMove didMoveToSuperview
    didMoveToWindow didPresentSearchController didReceive didReceiveMemoryWarning
    didReceiveMemoryWarningNotification didReorder didRequest didResignKeyNotification
    didShowMenuNotification didTransition didUpdateFocus diff diffTool difference
    differentiateWithoutColorDidChangeNotification diffing dimension dimensions dimmed
    dimsBackgroundDuringPresentation direct direction directionLeadingToTrailing
    directionLeftToRight directionMask directionRightToLeft directionalEdgeInsetsValue
    directionalLayoutMargins directionsNotFound directory disable disableActions
    disableAutocorrection disableLooping disableUndoRegistration disabled disabledBackground
    disablesAnimations disablesAutomaticKeyboardDismissal disablesGroup disc discarded
    disclosureGroupStyle disclosureIndicator discoverabilityTitle discrete dismantleUIView
    dismantleUIViewController dismiss dismissButtonStyle dismissFindNavigator dismissKeyboard
    dismissMenu dismissSearch dismissSheet dismissWindow dismissalTransitionDidEnd
    dismissalTransitionWillBegin dispatchTime displace display displayGamut displayIfNeeded
    displayInline displayLink displayMode displayModeButtonItem displayModeButtonVisibility
    displayP3 displayScale distance distanceFilter distance_squared distribution dithersResult
    dividerImage document documentType doesNotRefresh doesNotScroll done doneButtonAppearance
    dot double double2 double2x2 double3 double3x3 double4 double4x4 doubleColumn doubleValue
    down downArrow downMirrored download downloads drag dragDelegate dragInteraction
    dragInteractionEnabled dragItem dragPreview dragStateDidChange dragThatCanResizeScene
    dragThatCannotResizeScene dragging draw drawAsPattern drawBackground drawConicGradient
    drawGlyphs drawHierarchy drawLayer drawLinearGradient drawPath drawPattern drawPlaceholder
    drawRadialGradient drawText drawingGroup drawsAfterEndLocation drawsAsynchronously
    drawsBeforeStartLocation drop dropAll dropDelegate dropEntered dropExited dropFirst
    dropInteraction dropLeading dropMiddle dropNewest dropOldest dropTrailing dropUpdated
    duckOthers dueTime dump duration dx dy dynamic dynamicAnimator dynamicAnimatorDidPause
    dynamicAnimatorWillResume dynamicStackTracing dynamicTracing dynamicTypeSize e ean13 ean8
    easeIn easeInEaseOut easeInOut easeOut edge edgeAntialiasingMask edgeSpacing edges
    edgesForExtendedLayout edgesIgnoringSafeArea edit editButtonItem editMenuInteraction
    editMode edited editedAttributes editedCharacters editedImage editedMask editedRange
    editingAccessoryType editingAccessoryView editingChanged editingDidBegin editingDidEnd
    editingDidEndOnExit editingRect editingStyle editor effect effectValue
    effectiveContentHorizontalAlignment effectiveContentInsets effectiveContentSize
    effectiveRadius effectiveUserInterfaceLayoutDirection elapsedTime elasticity
    elementFocusedNotification elementKind elementKindSectionFooter elementKindSectionHeader
    elementsDescription elevated ellipse ellipticalGradient email emailAddress emailAddresses
    emailMessage emergencyCall emissionLatitude emissionLongitude emissionRange emitEvent
    emitterCells emitterDepth emitterMode emitterPosition emitterShape emitterSize
    emitterZPosition emphasizedSystem empty enable enableInputClicksWhenVisible enableRate
    enableSetNeedsDisplay enableUndoRegistration enabled enabledIncludingConstraints
    enabledStatusDidChangeNotification enablesReturnKeyAutomatically encode
    encodeRestorableState end endAppearanceTransition endBackgroundTask endCustomizing endDate
    endEditing endGeneratingDeviceOrientationNotifications endIgnoringInteractionEvents
    endIndex endInteractiveMovement endInterval endOfDocument endPoint endProgress
    endRefreshing endTracking endTransparencyLayer endUndoGrouping endUpdates ended endsWith
    ensureGlyphs ensureLayout entersFullScreenWhenPlaybackBegins entersReaderIfAvailable
    entries enumerateContacts enumerateEnclosingRects enumerateEventHandlers
    enumerateLineFragments enumerateMatches enumerateMoves enumerateObjects environment
    environmentObject eoFill eoFillStroke ephemeral epoch epub equal equalCentering
    equalSpacing equalTo equatable eraseToAnyPublisher errSecAllocate errSecAuthFailed
    errSecDecode errSecDuplicateItem errSecInteractionNotAllowed errSecItemNotFound
    errSecMissingEntitlement errSecNotAvailable errSecParam errSecSuccess errSecUnimplemented
    errSecUserCanceled error errorCode errorDescription errorDomain escape estimated
    estimatedAssetCount estimatedItemSize estimatedProgress estimatedProperties
    estimatedPropertiesExpectingUpdates estimatedRowHeight estimatedSectionFooterHeight
    estimatedSectionHeaderHeight estimationUpdateIndex evaluateJavaScript evaluatePolicy
    evaluatedObject evaluatedPolicyDomainState evenOdd event eventIdentifier eventNotMutable
    eventStoreNotAuthorized events everyMinute everything exact exchangeSubview
    excludeTrailingWhitespace excludeTypographicLeading excludedActivityTypes excludes
    excludingAll exclusion exclusionPaths exclusive exclusively executable
    exerciseAmbiguityInLayout exitsFullScreenWhenPlaybackEnds expand expanded expansion
    expected expectedValue expirationDate explicit explicitAlignment exponential
    exportAsynchronously exportFailed exporting expressionForEvaluatedObject expressionType
    expressionValue extended extendedDisplayP3 extendedGray extendedLayoutIncludesOpaqueBars
    extendedLinear extendedLinearGray extendedLinearSRGB extendedSRGB extendsBoundary
    extensionContext extent externalObjects extraExtraExtraLarge extraExtraLarge extraLarge
    extraLargeTitle extraLargeTitle2 extraLight extraLineFragmentRect
    extraLineFragmentUsedRect extraProminentInsetGroupedHeader extraSmall f face faceDown
    faceID faceUp fade fail failed failure fair falseContent family familyName familyNames
    fast fastFormat fastForward fault favorites featureIdentifier featureSettings featured
    features fetchAssetCollections fetchAssets fetchLimit fetchResultAfterChanges
    fetchResultBeforeChanges file fileSystem fileType fileURL filenameExtension fill fillColor
    fillEllipse fillEqually fillMode fillPath fillProportionally fillRule fillStroke fillStyle
    filled fillerRowHeight filter filters finalFrame
    finalLayoutAttributesForDisappearingDecorationElement
    finalLayoutAttributesForDisappearingItem
    finalLayoutAttributesForDisappearingSupplementaryElement finalSnapshot finalize
    finalizeAnimatedBoundsChange finalizeCollectionViewUpdates finalizeLayoutTransition find
    findAll findButton findButtons findFirstAncestor findFirstDescendant findFirstSibling
    findImageView findImageViews findInteraction findLabel findLabels findLastDescendant
    findLastSibling findNext findPrevious findView findViews finish finishAnimation
    finishInteractiveTransition finishTransaction finished firmwareRevision first firstAnchor
    firstAttribute firstBaseline firstBaselineAnchor firstItem firstItemInSection
    firstLineHeadIndent firstMatch firstObject firstRect firstTextBaseline fit fitness fitted
    fittingSizeLevel fixed fixedCoordinateSpace fixedGroup fixedLayout fixedSize fixedSpace
    flags flashScrollIndicators flatMap flatness flattened flexible flexibleBottomMargin
    flexibleHeight flexibleLeftMargin flexibleRightMargin flexibleSpace flexibleTopMargin
    flexibleWidth flightNumber flipFromLeft flipFromRight flipHorizontal
    flipsForRightToLeftLayoutDirection flipsHorizontallyInOppositeLayoutDirection float2
    float2x2 float3 float3x3 float4 float4x4 floatComponents floatInfoMask floatValue flush
    focusEffect focusEffectDisabled focusGroupIdentifier focusHeading focusScope focusSection
    focusStyle focusable focused focusedElement focusedElementUserInfoKey folder follow
    followWithHeading followsUndockedKeyboard followsUserHeading followsUserLocation font
    fontAttributes fontDescriptor fontDesign fontName fontNames fontSize fontWeight fontWidth
    food footer footerMode footerReferenceSize footerView footnote forBaselineLayout forClass
    forEach forFirstBaselineLayout forLastBaselineLayout forbidden force forceLeftToRight
    forceRightToLeft forceTouchCapability foreground foregroundActive foregroundColor
    foregroundInactive foregroundStyle form formIndex formIntersection formResubmitted
    formSheet formStyle formSubmitted formSymmetricDifference formUnion format formatted
    formattingContext forward forwardItem forwardList forwardingTarget forwards foundation
    fraction fractionComplete fractionCompleted fractionalHeight fractionalWidth frame
    frameInfo frameLayoutGuide frameOfPresentedViewInContainerView framebufferOnly frequency
    friction frictionTorque from fromAutomaticInsets fromBottom fromCellEdges fromContentInset
    fromData fromLayoutMargins fromLeft fromRight fromSafeArea fromTop fromValue front full
    fullAccess fullAccuracy fullName fullScreen fullScreenCover fullStreetAddress func
    function futureEvents g g1 g2 g3 g4 g5 gaugeStyle general generic genericCMYK
    genericException genericGrayGamma2_2 geocodeAddressString geocodeCanceled
    geocodeFoundNoResult geocodeFoundPartialResult geometryGroup gesture gestureRecognizer
    gestureRecognizerForExclusionRelationship gestureRecognizerShouldBegin gestureRecognizers
    getAllCookies getControlPoint getCredentialState getDeliveredNotifications getEntries
    getHue getLineDash getNotificationCategories getNotificationSettings getObjectValue
    getPendingNotificationRequests getRed getViewControllerName getWhite gif givenName global
    glyphImage glyphIndex glyphIndexForCharacter glyphRange glyphText glyphTintColor go goBack
    goForward google gradient granted graphical gravity gravityDirection gray gray8Uint
    grayscale grayscaleStatusDidChangeNotification greaterThan greaterThanOrEqual
    greaterThanOrEqualTo green greenRange greenSpeed gridCellAnchor gridCellColumns
    gridCellUnsizedAxes gridColumnAlignment group groupAncestors groupBoxStyle
    groupDescendants groupPaging groupPagingCentered groupSiblings groupTableViewBackground
    grouped groupedFooter groupedHeader groupingLevel groupsByEvent
    guidedAccessStatusDidChangeNotification gyroData gyroUpdateInterval gzip h h1 h2 h3 h4 h5
    h6 handleEvents handleUIGestureRecognizerAction handled handledSource handler
    handlesExternalEvents handlesURLScheme hangulWordPriority hardLight hardwareRevision
    hasActiveDrag hasActiveDrop hasAmbiguousLayout hasBaseline hasBeenRounded hasColors
    hasDifferentColorAppearance hasFlash hasFullAccess hasImages hasIncrementalChanges
    hasItemsConforming hasMoves hasNoAction hasNoButton hasNoMenu hasNonContiguousLayout
    hasNonIdentityMatrix hasOnlySecureContent hasSmile hasStrings hasText hasTorch hasURLs
    hasUncommittedUpdates hash hd1280x720 hd1920x1080 head headIndent header headerMode
    headerProminence headerReferenceSize headerTopPadding headerView heading headingAccuracy
    headingAvailable headingFailure headingFilter headingLevel1 headingLevel2 headingLevel3
    headingLevel4 headingLevel5 headingLevel6 headline hearingDevicePairedEar
    hearingDevicePairedEarDidChangeNotification heavy heic heicData heif height heightAnchor
    heightDimension heightTracksTextView help hex hidden hide hideMenu hideShowBarDuration
    hidesBackButton hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears
    hidesBarsWhenVerticallyCompact hidesBottomBarWhenPushed hidesForSinglePage
    hidesNavigationBarDuringPresentation hidesSearchBarWhenScrolling hidesSharedBackground
    hidesWhenStopped hierarchical hierarchy high highPriorityGesture highQualityDownsample
    highQualityFormat highlight highlighted highlightedAnimationImages highlightedImage
    highlightedResultIndex highlightedTextColor hint history hitRegion hitTest home horizontal
    horizontalAccuracy horizontalBeam horizontalScrollIndicatorInsets
    horizontalScrollIndicatorVisibility horizontalShear horizontalSizeClass horizontalSpacing
    horizontally hospital hotel hourAndMinute hover hoverEffect hoverEffectDisabled html
    httpCookieStore hue hueRotation hybrid hybridFlyover hyphen hyphenationFactor iOS iPad10_2
    iPad10_2_Compact_SplitView iPad9_7 iPad9_7_Compact_SplitView iPadMini
    iPadMini_Compact_SplitView iPadPro10_5 iPadPro10_5_Compact_SplitView iPadPro11
    iPadPro11_Compact_SplitView iPadPro12_9 iPadPro12_9_Compact_SplitView iPhone12 iPhone12Pro
    iPhone12ProMax iPhone13 iPhone13Mini iPhone13Pro iPhone13ProMax iPhone14 iPhone14Plus
    iPhone14Pro iPhone14ProMax iPhone15 iPhone15Plus iPhone15Pro iPhone15ProMax iPhone16
    iPhone16Plus iPhone16Pro iPhone16ProMax iPhone17 iPhone17Pro iPhone17ProMax iPhone8
    iPhone8Plus iPhoneAir iPhoneSe iPhoneX iPhoneXr iPhoneXsMax ico icon iconColor iconOnly
    iconProvider id identifier identifierForVendor identifiers identity identityToken ignore
    ignoreOutput ignored ignoredByLayout ignoresSafeArea ignoresViewportScaleLimits ignoring
    image imageAsset imageConfiguration imageData imageDataAvailable imageDynamicRange
    imageEdgeInsets imageExportPreset imageFlippedForRightToLeftLayoutDirection
    imageForSegment imageInsets imageOrientation imagePadding imagePickerController
    imagePickerControllerDidCancel imagePlacement imageProperties imageProvider imageRect
    imageScale imageToTextPadding imageURL imageView imageWithoutBaseline imagery images
    immediate immediately imp_implementationWithBlock impact impactOccurred
    impliedValueFlagsMask importance in inactive includeAllBurstAssets includeAssetSourceTypes
    includeHiddenAssets includes includesApproximationPhrase includesTimeRemainingPhrase
    includingAll increase increaseSize increased increment incrementImage indefinite
    indentationLevel indentationWidth indentsAccessories index indexOfItem indexOfSection
    indexPath indexPathAfterUpdate indexPathBeforeUpdate indexPathForItem
    indexPathForPreferredFocusedView indexPathForRow indexPathForSelectedRow indexPathsForRows
    indexPathsForSelectedItems indexPathsForSelectedRows indexPathsForVisibleItems
    indexPathsForVisibleRows indexPathsForVisibleSupplementaryElements
    indexPathsToDeleteForDecorationView indexPathsToDeleteForSupplementaryView
    indexPathsToInsertForDecorationView indexPathsToInsertForSupplementaryView indexSearch
    indexTitles indexViewStyle indexed indexes indexesKey indicatorImage indicatorStyle
    indices indigo indirect indirectPointer infinity info infoDark infoLight inherited
    inheritedAnimationDuration init initial initialFrame
    initialLayoutAttributesForAppearingDecorationElement
    initialLayoutAttributesForAppearingItem
    initialLayoutAttributesForAppearingSupplementaryElement initialResult initialSnapshot
    initialURL initialVelocity initiallyInteractive injectionTime inline inlineLarge
    inlineLayoutAppearance inlinePredictionType inner input inputAccessoryView
    inputAccessoryViewController inputDelegate inputDelete inputDownArrow inputEnd inputEscape
    inputHome inputItems inputLeftArrow inputPageDown inputPageUp inputRightArrow inputUpArrow
    inputView inputViewController inputViewStyle inputs insert insertArrangedSubview
    insertAtDestinationIndexPath insertChild insertIntoDestinationIndexPath insertItems
    insertRows insertSections insertSegment insertSibling insertSublayer insertSubview
    insertText insertTextContainer insertedIndexes insertedObjects insertion inset insetBy
    insetGrouped insetsContentViewsToSafeArea insetsLayoutMarginsFromSafeArea inside inspect
    inspector inspectorColumnWidth installsStandardGestureForInteractiveMovement
    instanceAlphaOffset instanceBlueOffset instanceColor instanceCount instanceDelay
    instanceGreenOffset instanceRedOffset instanceTransform instancesRespond instantaneous
    instantiate instantiateInitialViewController instantiateViewController int2 int3 int4
    intValue integerValue intent intentIdentifiers interGroupSpacing interItemSpacing
    interPageSpacing interSectionSpacing interaction interactionControllerForDismissal
    interactionControllerForPresentation interactionNotAllowed interactionState interactions
    interactive interactiveDismissDisabled interactivePopGestureRecognizer interactiveSpring
    interactiveWithAccessory interactively interfaceOrientation internalError
    internalInconsistencyException interpolate interpolatingSpring interpolation
    interpolationQuality interruptSpokenAudioAndMixWithOthers interruptionNotification
    intersect intersectSet intersection intersects interval interventionRequired
    intrinsicContentSize invalid invalidArgumentException invalidContext
    invalidOfferIdentifier invalidOfferPrice invalidProductIdentifiers invalidResource
    invalidResponse invalidSignature invalidSourceMedia invalidate invalidateDataSourceCounts
    invalidateDecorationElements invalidateDetents invalidateDisplay invalidateEverything
    invalidateFlowLayoutAttributes invalidateFlowLayoutDelegateMetrics invalidateFoundResults
    invalidateIntrinsicContentSize invalidateItems invalidateLayout
    invalidateSupplementaryElements invalidated invalidatedDecorationIndexPaths
    invalidatedItemIndexPaths invalidatedSupplementaryIndexPaths invalidationContext
    invalidationContextClass invalidationContextForEndingInteractiveMovementOfItems inverse
    invertColorsStatusDidChangeNotification inverted invertsAlpha invocationOptions
    invokeDefaultAction isAbsolute isAbsoluteOffset isAccelerometerActive
    isAccelerometerAvailable isAccessibilityCategory isAccessibilityElement
    isAccessibilityElementBlock isAccessibilitySize isActive isAdditive isAffine isAllDay
    isAnchored isAnimated isAnimating isAntialiased isAssistiveTouchRunning isAtLeast
    isAvailable isBaselineRelativeArrangement isBatteryMonitoringEnabled isBeingDismissed
    isBeingPresented isBoldTextEnabled isButton isCameraDeviceAvailable isCancelled isCaptured
    isClosedCaptioningEnabled isCollapsed isConnected isConstrained
    isContextMenuInteractionEnabled isContinuous isCumulative isCustomizing
    isDarkerSystemColorsEnabled isDecelerating isDeclared isDescendant isDeviceMotionActive
    isDeviceMotionAvailable isDirect isDirectionalLockEnabled isDisabled
    isDisplayingRepresentativeItem isDoubleSided isDownloadable isDraggable isDragging
    isDynamic isEOFilled isEditable isEditing isElementFullscreenEnabled isEligibleForHandoff
    isEligibleForPrediction isEligibleForPublicIndexing isEligibleForSearch isEmpty isEnabled
    isEnabledByDefault isEnabledForSegment isEqual isEstimated isExclusiveTouch isExpanded
    isExpensive isFavorite isFindInteractionEnabled isFindNavigatorVisible isFirstResponder
    isFixedSpacing isFlashAvailable isFlat isFlexibleSpacing isFocused isForMainFrame
    isForMainFrameOnly isFractionalHeight isFractionalOffset isFractionalWidth
    isFraudulentWebsiteWarningEnabled isGeneratingDeviceOrientationNotifications isGeocoding
    isGeometryFlipped isGlobal isGrayscaleEnabled isGuidedAccessEnabled isGyroActive
    isGyroAvailable isHeader isHeld isHidden isHighlighted isHoverEffectEnabled isHovered
    isIdentity isIdleTimerDisabled isIgnoringInteractionEvents isImage isIncluded isIndefinite
    isInspectable isInteractive isInterruptible isInvertColorsEnabled isKeyWindow
    isKeyboardKey isKind isLandscape isLayoutMarginsRelativeArrangement isLink isLoading
    isLocal isLocalAddress isLookToDictateEnabled isLowPowerModeEnabled isLuminanceReduced
    isMacCatalystApp isMainFrame isManualHitTestingEnabled isMask isMember isMenuVisible
    isMeteringEnabled isMixed isModal isModalInPresentation isMomentary isMonitoringAvailable
    isMonoAudioEnabled isMovingFromParent isMovingToParent isMultipleTouchEnabled
    isMultitaskingSupported isMuted isNavigationBarHidden isNegativeInfinity
    isNetworkAccessAllowed isNetworkActivityIndicatorVisible isNull isNumeric isOn
    isOnOffSwitchLabelsEnabled isOpaque isOrdered isOtherAudioPlaying isPagingEnabled
    isPartialStringValid isPathEmpty isPaused isPersistent isPinned isPitchEnabled isPlayable
    isPlaybackBufferEmpty isPlaybackBufferFull isPlaybackLikelyToKeepUp isPlaying
    isPointerInteractionEnabled isPortrait isPosition isPositionedByUser isPositiveInfinity
    isPrecise isPrefetchingEnabled isPresented isPressed isPrior isProgressVisible
    isProtectedDataAvailable isProximityMonitoringEnabled isProxy isPublic isReadable
    isReadyForDisplay isRecording isRect isRecursive isRedoing isReduceMotionEnabled
    isReduceTransparencyEnabled isRefreshing isRegisteredForRemoteNotifications
    isRelativeAncestor isRelativeDescendant isRelativeSibling isRemovedOnCompletion
    isReordering isRestrictedToDraggingApplication isReversed isRotateEnabled isRunning
    isScrollAnimating isScrollEnabled isSearchField isSearchResultsButtonSelected isSearching
    isSecureTextEntry isSelectable isSelected isShakeToUndoEnabled
    isSimpleRectangularTextContainer isSourceTypeAvailable isSpeakScreenEnabled
    isSpeakSelectionEnabled isSpeaking isStaticText isStatusBarHidden isSubset isSubtype
    isSummaryElement isSupertype isSwiped isSwitchControlRunning isSymbolAnimationEnabled
    isSymbolImage isSynchronous isTabBar isTextDragActive isTextDropActive
    isTextInteractionEnabled isToggle isToolbarHidden isTorchAvailable isTouchInside
    isTracking isTranslucent isUndoRegistrationEnabled isUndoing isUniformAcrossSiblings
    isUpdating isUserInteractionEnabled isValid isValidAuthenticationCode isValidGlyphIndex
    isVertical isVideoAutoplayEnabled isViewLoaded isVisible isVoiceOverRunning isWWAN
    isWideGamutRGB isWrapped isZoomBouncing isZoomEnabled isZooming isiOSAppOnMac
    isoCountryCode italic italicSystemFont italicText item itemAnchor itemIdentifier
    itemIdentifiers itemPositioning itemProvider itemProviders itemSearchBlock
    itemSeparatorHandler itemSize itemSpacing itemUnavailableError itemWidth items
    iterationCount javaScript javaScriptCanOpenWindowsAutomatically javaScriptEnabled
    javaScriptExceptionOccurred javaScriptResultTypeIsUnsupported jobTitle join jpeg jpegData
    jpg json justified kAbbrevSquaredLigaturesOffSelector kAbbrevSquaredLigaturesOnSelector
    kAllCapsSelector kAllLowerCaseSelector kAllTypeFeaturesOffSelector
    kAllTypeFeaturesOnSelector kAllTypographicFeaturesType kAltHalfWidthTextSelector
    kAltProportionalTextSelector kAlternateHorizKanaOffSelector kAlternateHorizKanaOnSelector
    kAlternateKanaType kAlternateVertKanaOffSelector kAlternateVertKanaOnSelector
    kAnnotationType kAsteriskToMultiplyOffSelector kAsteriskToMultiplyOnSelector
    kBoxAnnotationSelector kCAOnOrderIn kCAOnOrderOut kCATransactionAnimationDuration
    kCATransactionAnimationTimingFunction kCATransactionCompletionBlock
    kCATransactionDisableActions kCATransition kCCHmacAlgMD5 kCCHmacAlgSHA1 kCCHmacAlgSHA224
    kCCHmacAlgSHA256 kCCHmacAlgSHA384 kCCHmacAlgSHA512 kCFAllocatorDefault kCFBooleanFalse
    kCFBooleanTrue kCFBundleDevelopmentRegionKey kCFBundleExecutableKey kCFBundleIdentifierKey
    kCFBundleInfoDictionaryVersionKey kCFBundleLocalizationsKey kCFBundleNameKey
    kCFBundleVersionKey kCFNotFound kCGImageDestinationLossyCompressionQuality
    kCGImagePropertyAPNGDelayTime kCGImagePropertyAPNGUnclampedDelayTime
    kCGImagePropertyColorModel kCGImagePropertyColorModelRGB kCGImagePropertyDPIHeight
    kCGImagePropertyDPIWidth kCGImagePropertyDepth kCGImagePropertyExifDictionary
    kCGImagePropertyGIFDelayTime kCGImagePropertyGIFDictionary kCGImagePropertyGIFLoopCount
    kCGImagePropertyGIFUnclampedDelayTime kCGImagePropertyGPSDictionary
    kCGImagePropertyHasAlpha kCGImagePropertyOrientation kCGImagePropertyPNGDictionary
    kCGImagePropertyPixelHeight kCGImagePropertyPixelWidth kCGImagePropertyTIFFDictionary
    kCGImageSourceCreateThumbnailFromImageAlways
    kCGImageSourceCreateThumbnailFromImageIfAbsent kCGImageSourceCreateThumbnailWithTransform
    kCGImageSourceShouldAllowFloat kCGImageSourceShouldCache
    kCGImageSourceShouldCacheImmediately kCGImageSourceThumbnailMaxPixelSize
    kCGImageSourceTypeIdentifierHint kCJKRomanSpacingType
    kCVPixelBufferCGBitmapContextCompatibilityKey kCVPixelBufferCGImageCompatibilityKey
    kCVPixelBufferHeightKey kCVPixelBufferPixelFormatTypeKey kCVPixelBufferWidthKey
    kCVPixelFormatType_32ARGB kCVPixelFormatType_32BGRA
    kCVPixelFormatType_420YpCbCr8BiPlanarFullRange
    kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange kCVReturnError kCVReturnInvalidArgument
    kCVReturnSuccess kCanonicalCompositionOffSelector kCanonicalCompositionOnSelector
    kCaseSensitiveLayoutOffSelector kCaseSensitiveLayoutOnSelector kCaseSensitiveLayoutType
    kCaseSensitiveSpacingOffSelector kCaseSensitiveSpacingOnSelector
    kCharacterAlternativesType kCharacterShapeType kCircleAnnotationSelector
    kCommonLigaturesOffSelector kCommonLigaturesOnSelector
    kCompatibilityCompositionOffSelector kCompatibilityCompositionOnSelector
    kContextualAlternatesOffSelector kContextualAlternatesOnSelector kContextualAlternatesType
    kContextualLigaturesOffSelector kContextualLigaturesOnSelector
    kContextualSwashAlternatesOffSelector kContextualSwashAlternatesOnSelector
    kCursiveConnectionType kCursiveSelector kDecomposeDiacriticsSelector
    kDecorativeBordersSelector kDefaultCJKRomanSelector kDefaultLowerCaseSelector
    kDefaultUpperCaseSelector kDesignComplexityType kDesignLevel1Selector
    kDesignLevel2Selector kDesignLevel3Selector kDesignLevel4Selector kDesignLevel5Selector
    kDiacriticsType kDiagonalFractionsSelector kDiamondAnnotationSelector kDingbatsSelector
    kDiphthongLigaturesOffSelector kDiphthongLigaturesOnSelector kDisplayTextSelector
    kEngravedTextSelector kExpertCharactersSelector kExponentsOffSelector kExponentsOnSelector
    kFleuronsSelector kFormInterrobangOffSelector kFormInterrobangOnSelector kFractionsType
    kFullWidthCJKRomanSelector kFullWidthIdeographsSelector kFullWidthKanaSelector
    kHalfWidthCJKRomanSelector kHalfWidthIdeographsSelector kHalfWidthTextSelector
    kHideDiacriticsSelector kHistoricalLigaturesOffSelector kHistoricalLigaturesOnSelector
    kHojoCharactersSelector kHyphenToEnDashOffSelector kHyphenToEnDashOnSelector
    kHyphenToMinusOffSelector kHyphenToMinusOnSelector kHyphensToEmDashOffSelector
    kHyphensToEmDashOnSelector kIdeographicSpacingType kIlluminatedCapsSelector
    kInequalityLigaturesOffSelector kInequalityLigaturesOnSelector kInferiorsSelector
    kInitialCapsAndSmallCapsSelector kInitialCapsSelector kInternationalSymbolsSelector
    kInvertedBoxAnnotationSelector kInvertedCircleAnnotationSelector
    kInvertedRoundedBoxAnnotationSelector kJIS1978CharactersSelector
    kJIS1983CharactersSelector kJIS1990CharactersSelector kJIS2004CharactersSelector
    kKanaSpacingType kLetterCaseType kLigaturesType kLineFinalSwashesOffSelector
    kLineFinalSwashesOnSelector kLineInitialSwashesOffSelector kLineInitialSwashesOnSelector
    kLinguisticRearrangementOffSelector kLinguisticRearrangementOnSelector
    kLinguisticRearrangementType kLogosOffSelector kLogosOnSelector kLowerCaseNumbersSelector
    kLowerCasePetiteCapsSelector kLowerCaseSmallCapsSelector kLowerCaseType
    kMathSymbolsSelector kMathematicalExtrasType kMathematicalGreekOffSelector
    kMathematicalGreekOnSelector kMonospacedNumbersSelector kMonospacedTextSelector
    kNLCCharactersSelector kNoAlternatesSelector kNoAnnotationSelector kNoFractionsSelector
    kNoOrnamentsSelector kNoStyleOptionsSelector kNoStylisticAlternatesSelector
    kNonFinalSwashesOffSelector kNonFinalSwashesOnSelector kNormalPositionSelector
    kNumberCaseType kNumberSpacingType kOrdinalsSelector kOrnamentSetsType
    kOverlappingCharactersType kParenthesisAnnotationSelector kPartiallyConnectedSelector
    kPeriodAnnotationSelector kPeriodsToEllipsisOffSelector kPeriodsToEllipsisOnSelector
    kPiCharactersSelector kPreventOverlapOffSelector kPreventOverlapOnSelector
    kProportionalCJKRomanSelector kProportionalIdeographsSelector kProportionalKanaSelector
    kProportionalNumbersSelector kProportionalTextSelector kQuarterWidthNumbersSelector
    kQuarterWidthTextSelector kRareLigaturesOffSelector kRareLigaturesOnSelector
    kRebusPicturesOffSelector kRebusPicturesOnSelector kRequiredLigaturesOffSelector
    kRequiredLigaturesOnSelector kRomanNumeralAnnotationSelector kRoundedBoxAnnotationSelector
    kScientificInferiorsSelector kSecAttrAccessControl kSecAttrAccessGroup kSecAttrAccessible
    kSecAttrAccessibleAfterFirstUnlock kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
    kSecAttrAccessibleAlways kSecAttrAccessibleAlwaysThisDeviceOnly
    kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly kSecAttrAccessibleWhenUnlocked
    kSecAttrAccessibleWhenUnlockedThisDeviceOnly kSecAttrAccount kSecAttrApplicationTag
    kSecAttrAuthenticationType kSecAttrAuthenticationTypeDPA kSecAttrAuthenticationTypeDefault
    kSecAttrAuthenticationTypeHTMLForm kSecAttrAuthenticationTypeHTTPBasic
    kSecAttrAuthenticationTypeHTTPDigest kSecAttrAuthenticationTypeMSN
    kSecAttrAuthenticationTypeNTLM kSecAttrAuthenticationTypeRPA kSecAttrComment
    kSecAttrCreationDate kSecAttrCreator kSecAttrDescription kSecAttrGeneric
    kSecAttrIsInvisible kSecAttrIsNegative kSecAttrKeySizeInBits kSecAttrKeyType kSecAttrLabel
    kSecAttrModificationDate kSecAttrPath kSecAttrPort kSecAttrProtocol kSecAttrProtocolAFP
    kSecAttrProtocolAppleTalk kSecAttrProtocolDAAP kSecAttrProtocolEPPC kSecAttrProtocolFTP
    kSecAttrProtocolFTPAccount kSecAttrProtocolFTPProxy kSecAttrProtocolFTPS
    kSecAttrProtocolHTTP kSecAttrProtocolHTTPProxy kSecAttrProtocolHTTPS
    kSecAttrProtocolHTTPSProxy kSecAttrProtocolIMAP kSecAttrProtocolIMAPS kSecAttrProtocolIPP
    kSecAttrProtocolIRC kSecAttrProtocolIRCS kSecAttrProtocolLDAP kSecAttrProtocolLDAPS
    kSecAttrProtocolNNTP kSecAttrProtocolNNTPS kSecAttrProtocolPOP3 kSecAttrProtocolPOP3S
    kSecAttrProtocolRTSP kSecAttrProtocolRTSPProxy kSecAttrProtocolSMB kSecAttrProtocolSMTP
    kSecAttrProtocolSOCKS kSecAttrProtocolSSH kSecAttrProtocolTelnet kSecAttrProtocolTelnetS
    kSecAttrSecurityDomain kSecAttrServer kSecAttrService kSecAttrSynchronizable
    kSecAttrSynchronizableAny kSecAttrType kSecClass kSecClassCertificate
    kSecClassGenericPassword kSecClassIdentity kSecClassInternetPassword kSecClassKey
    kSecMatchLimit kSecMatchLimitAll kSecMatchLimitOne kSecRandomDefault kSecReturnAttributes
    kSecReturnData kSecReturnPersistentRef kSecReturnRef kSecUseAuthenticationContext
    kSecUseAuthenticationUI kSecUseAuthenticationUIAllow kSecUseAuthenticationUIFail
    kSecUseAuthenticationUISkip kSecUseDataProtectionKeychain kSecUseNoAuthenticationUI
    kSecUseOperationPrompt kSecValueData kSecValuePersistentRef kSecValueRef
    kShowDiacriticsSelector kSimplifiedCharactersSelector kSlashToDivideOffSelector
    kSlashToDivideOnSelector kSlashedZeroOffSelector kSlashedZeroOnSelector kSmallCapsSelector
    kSmartQuotesOffSelector kSmartQuotesOnSelector kSmartSwashType
    kSquaredLigaturesOffSelector kSquaredLigaturesOnSelector kStyleOptionsType
    kStylisticAltEightOffSelector kStylisticAltEightOnSelector
    kStylisticAltEighteenOffSelector kStylisticAltEighteenOnSelector
    kStylisticAltElevenOffSelector kStylisticAltElevenOnSelector
    kStylisticAltFifteenOffSelector kStylisticAltFifteenOnSelector
    kStylisticAltFiveOffSelector kStylisticAltFiveOnSelector kStylisticAltFourOffSelector
    kStylisticAltFourOnSelector kStylisticAltFourteenOffSelector
    kStylisticAltFourteenOnSelector kStylisticAltNineOffSelector kStylisticAltNineOnSelector
    kStylisticAltNineteenOffSelector kStylisticAltNineteenOnSelector
    kStylisticAltOneOffSelector kStylisticAltOneOnSelector kStylisticAltSevenOffSelector
    kStylisticAltSevenOnSelector kStylisticAltSeventeenOffSelector
    kStylisticAltSeventeenOnSelector kStylisticAltSixOffSelector kStylisticAltSixOnSelector
    kStylisticAltSixteenOffSelector kStylisticAltSixteenOnSelector kStylisticAltTenOffSelector
    kStylisticAltTenOnSelector kStylisticAltThirteenOffSelector
    kStylisticAltThirteenOnSelector kStylisticAltThreeOffSelector kStylisticAltThreeOnSelector
    kStylisticAltTwelveOffSelector kStylisticAltTwelveOnSelector
    kStylisticAltTwentyOffSelector kStylisticAltTwentyOnSelector kStylisticAltTwoOffSelector
    kStylisticAltTwoOnSelector kStylisticAlternativesType kSubstituteVerticalFormsOffSelector
    kSubstituteVerticalFormsOnSelector kSuperiorsSelector kSwashAlternatesOffSelector
    kSwashAlternatesOnSelector kSymbolLigaturesOffSelector kSymbolLigaturesOnSelector
    kSystemSoundID_Vibrate kTallCapsSelector kTextSpacingType kThirdWidthNumbersSelector
    kThirdWidthTextSelector kTitlingCapsSelector kTraditionalAltFiveSelector
    kTraditionalAltFourSelector kTraditionalAltOneSelector kTraditionalAltThreeSelector
    kTraditionalAltTwoSelector kTraditionalCharactersSelector
    kTraditionalNamesCharactersSelector kTranscodingCompositionOffSelector
    kTranscodingCompositionOnSelector kTypographicExtrasType kUnconnectedSelector
    kUnicodeDecompositionType kUpperAndLowerCaseSelector kUpperCaseNumbersSelector
    kUpperCasePetiteCapsSelector kUpperCaseSmallCapsSelector kUpperCaseType
    kVerticalFractionsSelector kVerticalPositionType kVerticalSubstitutionType
    kWordFinalSwashesOffSelector kWordFinalSwashesOnSelector kWordInitialSwashesOffSelector
    kWordInitialSwashesOnSelector keepAlways keepFull keepsMenuPresented kern kern_return_t
    kerning key keyCode keyCommands keyEnumerator keyPath keyPath0 keyPath1 keyPath2
    keyPathsAndRelativeValues keyTimes keyWindow keyboard keyboard0 keyboard1 keyboard2
    keyboard3 keyboard4 keyboard5 keyboard6 keyboard7 keyboard8 keyboard9 keyboardA
    keyboardAnimationCurveUserInfoKey keyboardAnimationDurationUserInfoKey keyboardAppearance
    keyboardB keyboardBackslash keyboardC keyboardCapsLock keyboardCloseBracket keyboardComma
    keyboardD keyboardDeleteForward keyboardDeleteOrBackspace
    keyboardDidChangeFrameNotification keyboardDidHideNotification keyboardDidShowNotification
    keyboardDismissMode keyboardDismissPadding keyboardDownArrow keyboardE keyboardEnd
    keyboardEqualSign keyboardErrorUndefined keyboardEscape keyboardF keyboardF1 keyboardF10
    keyboardF11 keyboardF12 keyboardF2 keyboardF3 keyboardF4 keyboardF5 keyboardF6 keyboardF7
    keyboardF8 keyboardF9 keyboardFrameBeginUserInfoKey keyboardFrameEndUserInfoKey keyboardG
    keyboardH keyboardHome keyboardHyphen keyboardI keyboardIsLocalUserInfoKey keyboardJ
    keyboardK keyboardKey keyboardL keyboardLayoutGuide keyboardLeftAlt keyboardLeftArrow
    keyboardLeftControl keyboardLeftGUI keyboardLeftShift keyboardM keyboardN keyboardO
    keyboardOpenBracket keyboardP keyboardPageDown keyboardPageUp keyboardPeriod keyboardQ
    keyboardQuote keyboardR keyboardReturnOrEnter keyboardRightAlt keyboardRightArrow
    keyboardRightControl keyboardRightGUI keyboardRightShift keyboardS keyboardSemicolon
    keyboardShortcut keyboardSlash keyboardSpacebar keyboardT keyboardTab keyboardType
    keyboardU keyboardUpArrow keyboardV keyboardW keyboardWillChangeFrameNotification
    keyboardWillHideNotification keyboardWillShowNotification keyboardX keyboardY keyboardZ
    keysToFetch keywords kind kindKey ksdiff lab label labelFontSize labelStyle labelsHidden
    labelsVisibility landmark landscape landscapeImagePhone landscapeImagePhoneInsets
    landscapeLeft landscapeRight languageIdentifier large largeContentImage
    largeContentImageInsets largeContentTitle largeContentViewerInteraction largeTitle
    largeTitleDisplayMode largeTitleTextAttributes largestUndimmedDetentIdentifier last
    lastBaseline lastBaselineAnchor lastObject lastTextBaseline latchingAxes latest latitude
    latitudeDelta layer layerBottomEdge layerClass layerLeftEdge layerMaxXMaxYCorner
    layerMaxXMinYCorner layerMinXMaxYCorner layerMinXMinYCorner layerRightEdge layerTopEdge
    layerWillDraw layout layoutAttributesClass layoutAttributesForCell
    layoutAttributesForDecorationView layoutAttributesForElements
    layoutAttributesForInteractivelyMovingItem layoutAttributesForItem
    layoutAttributesForSupplementaryElement layoutAttributesForSupplementaryView layoutChanged
    layoutDirection layoutDirectionBehavior layoutFittingCompressedSize
    layoutFittingExpandedSize layoutFrame layoutGuides layoutIfNeeded layoutManager
    layoutManagers layoutMargins layoutMarginsDidChange layoutMarginsGuide layoutPriority
    layoutProperties layoutSize layoutSublayers layoutSubviews layoutValue leading
    leadingAnchor leadingControlPoint leadingFirstTextBaseline leadingItemGroups
    leadingLastTextBaseline leadingMargin leadingSwipeActionsConfigurationProvider left
    leftAnchor leftArrow leftBarButtonItem leftBarButtonItems leftCalloutAccessoryView
    leftExpression leftEyePosition leftItemsSupplementBackButton leftMargin leftMirrored
    leftToRight leftView leftViewMode leftViewRect legibilityWeight length length_squared
    lessThan lessThanOrEqual lessThanOrEqualTo letterpressStyle level levelChange levelsOfUndo
    libraryVolumeOffline lifetime lifetimeRange lift lifting ligature light lightContent
    lightGray lightText lighten like limited limitsNavigationsToAppBoundDomains line
    lineBreakMode lineBreakStrategy lineCap lineCapStyle lineDashPattern lineDashPhase
    lineFragmentPadding lineFragmentRect lineFragmentUsedRect lineHeight lineHeightMultiple
    lineIntersection lineJoin lineJoinStyle lineLayoutPadding lineLimit lineSpacing
    lineSubtracting lineWidth linear linearBlue linearCapacity linearColor linearGradient
    linearGray linearGreen linearRed linearSRGB linearVelocity lines link linkActivated
    linkCheckingResult linkTextAttributes liquid list listAccompaniedSidebarCell
    listGroupedCell listGroupedHeaderFooter listItemTint listOptions listPlainCell
    listPlainHeaderFooter listRowBackground listRowHoverEffect listRowHoverEffectDisabled
    listRowInsets listRowSeparator listRowSeparatorLeading listRowSeparatorTint
    listRowSeparatorTrailing listRowSpacing listSectionSeparator listSectionSeparatorTint
    listSectionSpacing listSidebarCell listSidebarHeader listStyle live livePhoto livePhotos
    load loadFileURL loadHTMLString loadNibNamed loadObject loadProduct
    loadValuesAsynchronously loadView loadViewIfNeeded loadingThrottled local localContext
    localDragSession localIdentifier localLocation localObject localOnly localTranslation
    localVelocity locale locality localizedCancelTitle localizedDescription
    localizedFallbackTitle localizedModel localizedReason localizedString
    localizedStringWithFormat localizedSubtitle localizedTitle location locationManager
    locationManagerDidChangeAuthorization locationServicesEnabled locationUnknown locations
    lock lockForConfiguration lockIfAvailable lockScreenSetting log logicallyComplete
    longitude longitudeDelta lookupSuggestion loopCount loopback loose low lowFrequency
    lowercase lowercaseAlpha lowercaseHexadecimal lowercaseLatin lowercaseRoman
    lowercaseSmallCaps luminanceToAlpha luminosity m11 m12 m13 m14 m21 m22 m23 m24 m31 m32 m33
    m34 m41 m42 m43 m44 m4a m4v mac macOS mach_absolute_time mach_timebase_info
    mach_timebase_info_data_t mach_timebase_info_t magenta magicTap magneticHeading
    magnification magnificationFilter magnitude magnitudeSquared mail mailComposeController
    mailComposeDelegate main majorRadius majorRadiusTolerance make makeAsyncIterator makeBody
    makeCache makeConnectable makeContentView makeCoordinator makeImage makeIterator makeKey
    makeKeyAndVisible makeSharedContext makeSignpostID makeUIGestureRecognizer makeUIView
    makeUIViewController manual manuallyStart manuallyStop manufacturer map
    mapControlVisibility mapControls mapError mapRect mapStyle mapType mapView
    mapViewDidChangeVisibleRegion mapViewDidFinishLoadingMap margins markedTextRange
    markedTextStyle marker markerFormat markerTintColor markupAsPDF mask maskedCorners masking
    masksToBounds mass matchedGeometryEffect matchedTransitionSource matches
    matchingFontDescriptors matrix_identity_double2x2 matrix_identity_double3x3
    matrix_identity_double4x4 matrix_identity_float2x2 matrix_identity_float3x3
    matrix_identity_float4x4 max maxDetentValue maxPublishers maxX maxY maximum
    maximumAspectRatio maximumContentSizeCategory maximumDate maximumDetentValue
    maximumDistance maximumFramesPerSecond maximumLineHeight maximumNumberOfLines
    maximumNumberOfTouches maximumObservations maximumPossibleForce maximumPrimaryColumnWidth
    maximumRelativeValue maximumSize maximumSupplementaryColumnWidth maximumTrackImage
    maximumTrackTintColor maximumUnitCount maximumValue maximumValueImage
    maximumValueImageRect maximumValueLabel maximumZoomScale measure measureInterval
    measurement mediaDiscontinuity mediaMetadata mediaSubtypes mediaType mediaTypes
    mediaTypesRequiringUserActionForPlayback mediaURL medium mediumQualityFormat member menu
    menuActionTriggered menuAttachmentPoint menuFrame menuFrameDidChangeNotification
    menuIndicator menuIndicatorVisibility menuItems menuLacks menuOrder menuRepresentation
    menuStyle menuTitles merge message messageComposeDelegate messageComposeViewController
    messageString messaging metadata metadataFetchCancelled metadataFetchFailed
    metadataFetchTimedOut metadataObjectTypes metadataObjectsDelegate metadataOutput method
    method_exchangeImplementations method_getImplementation method_getName
    method_getNumberOfArguments method_getTypeEncoding method_setImplementation microseconds
    mid midX midY middle middleName midi milliseconds mimeType min minLength minSize minX minY
    mini miniEmphasizedSystem miniSystem minificationFilter minificationFilterBias minimal
    minimum minimumAngleDelta minimumAspectRatio minimumConfidence minimumContentSizeCategory
    minimumDate minimumDistance minimumDuration minimumFontSize minimumInteritemSpacing
    minimumLineHeight minimumLineSpacing minimumNumberOfTouches minimumPressDuration
    minimumPrimaryColumnWidth minimumRelativeValue minimumScaleDelta minimumScaleFactor
    minimumSize minimumSupplementaryColumnWidth minimumTolerance minimumTrackImage
    minimumTrackTintColor minimumValue minimumValueImage minimumValueImageRect
    minimumValueLabel minimumZoomScale mint minus minusSet minuteInterval minutes mirror
    mirrored mirrors missing missingOfferParams missingSymbol misspelledWord miter miterLimit
    mix mixWithOthers mixed mobile mobileCountryCode mobileNetworkCode
    modalPresentationCapturesStatusBarAppearance modalPresentationStyle modalTransitionStyle
    mode modeDidChangeNotification model modelNumber modificationDate modifier modifierFlags
    modifiers modifyAnimations modifyingTraits monitoredRegions
    monoAudioStatusDidChangeNotification monochrome monospaced monospacedDigit
    monospacedDigitSystemFont monospacedSystemFont month more moreNavigationController
    mostRecent mostViewed motion motionBegan motionCancelled motionEffects motionEnded
    motionShake mov movableGroup move moveDisabled moveIn moveItem moveRow moveSection
    moveToPoint moved movie moviePlayback mp3 mp4 mpeg mpeg4Audio mpeg4Movie mtkView
    multiRoute multicast multicolor multilineTextAlignment multipleSelectionBackgroundView
    multipleSelectionColor multiplier multiply museum mutableArrayValue mutableCopy
    mutedStandard name namePhonePad namePrefix nameSuffix named nanoseconds narrative narrow
    nativeBounds nativeScale natural naturalScale naturalSize navigation navigationBar
    navigationBarBackButtonHidden navigationBarDrawer navigationBarHidden navigationBarItems
    navigationBarLeading navigationBarTitle navigationBarTitleDisplayMode
    navigationBarTrailing navigationController
    navigationControllerPreferredInterfaceOrientationForPresentation
    navigationControllerSupportedInterfaceOrientations navigationDelegate
    navigationDestination navigationItem navigationLink navigationLinkIndicatorVisibility
    navigationOrientation navigationSplitView navigationSplitViewColumnWidth
    navigationSplitViewStyle navigationStack navigationTitle navigationTransition
    navigationType navigationViewStyle navigator nearest needsDisplay
    needsDisplayOnBoundsChange needsInputModeSwitchKey needsLayout needsSave
    needsUpdateConstraints negativeInfinity network networkAccessRequired never new newData
    newItem newKey newPassword newValue newValueUserInfoKey next nextFocusedItem
    nextFocusedView nextLayout nextPartialResult nibBundle nibName nickname no
    noAccessibleWritableContainers noCalendar noData noDistortion noEndDate noIntrinsicMetric
    noSegment noStartDate nominal nominalFrameRate nonLinear nonMonotonic nonPersistent
    nonZero nonce none noneSkipFirst noneSkipLast nonretainedObjectValue normal normalize
    normalized normalizedCropRect not notAnAttribute notDetermined notEnabled notEqualTo
    notFound notHandled notInteractive notSupported note notes nothingFound notice
    notification notificationCenterSetting notificationIsPriorKey notificationOccurred
    notificationSettings notificationSwitchControl notificationVoiceOver notifyOnEntry
    notifyOnExit notifyOthersOnDeactivation notifyWhenInteractionChanges
    notifyWhenInteractionEnds now null numberFormatStyle numberFormatter numberOfComponents
    numberOfGlyphs numberOfItems numberOfLines numberOfLoops numberOfMatches numberOfPages
    numberOfPreviewItems numberOfRenderedCells numberOfRows numberOfSections numberOfSegments
    numberOfTapsRequired numberOfTouches numberOfTouchesRequired numberOfUnits numberPad
    numbersAndPunctuation numer numeric numericPad numericText objc_AssociationPolicy
    objc_getAssociatedObject objc_removeAssociatedObjects objc_setAssociatedObject
    objc_sync_enter objc_sync_exit object objectAfterChanges objectBeforeChanges
    objectEnumerator objectPersonality objectPointerPersonality objectWasDeleted
    objectWillChange object_getClass object_getClassName object_setClass objects obliqueness
    obscuresBackgroundDuringPresentation observe observeValue observedObject observedProgress
    ocombine octal off offImage offset offsetBy old oldKey oldValue oldestFirst oldestLast on
    onAppear onChange onChanged onContinueUserActivity onContinuousHover onDelete onDisappear
    onDrag onDragWithAccessory onDrop onEnded onGeometryChange onHover onImage onInsert
    onKeyPress onLongPressGesture onMove onOffSwitchLabelsDidChangeNotification onOpenURL
    onPreferenceChange onReceive onScrollGeometryChange onSearchActivation
    onSearchPresentation onSubmit onTapGesture onTextEntry onTintColor oneBesideSecondary
    oneHalf oneOverSecondary oneThird oneTimeCode opacity opaque opaqueSeparator open
    openInIBooks openInMaps openInPlace openMaps openNotificationSettingsURLString
    openSessions openSettingsURLString openURL openWindow operand operation opportunistic
    option optionalGroup options optionsMenuProvider or orange order16Big order16Little
    order32Big order32Little orderDefault orderMask ordered organizationName organize
    orientation orientationDidChangeNotification origin original originalImage originalTarget
    originalURL orthogonalScrollingBehavior os_log os_signpost os_unfair_lock
    os_unfair_lock_lock os_unfair_lock_s os_unfair_lock_t os_unfair_lock_trylock
    os_unfair_lock_unlock other otherNavigation outOfMemory outline output outputColorSpace
    outputFileType outputImage outputURL outputVolume outputs outside overCurrentContext
    overFullScreen overlap overlay overlayPreferenceValue overlays overrideInheritedCurve
    overrideInheritedDuration overrideInheritedOptions overrideTraitCollection
    overrideUserInterfaceStyle owningView paced package pad padding page pageCurl pageDown
    pageIndicatorTintColor pageScrolled pageSheet pageUp pageViewController
    pageViewControllerPreferredInterfaceOrientationForPresentation
    pageViewControllerSupportedInterfaceOrientations pageZoom paging palette pan
    panGestureRecognizer panoramas paragraph paragraphSpacing paragraphSpacingBefore
    paragraphStyle parameters parent parentFocusEnvironment park parking partialCurl
    passcodeNotSet passthroughViews password passwordRules passwordRulesDescriptor paste
    pasteAndMatchStyle pasteboard path pathComplete pathContains pathExtension
    pathUpdateHandler pattern patternDash patternDashDot patternDashDotDot patternDot pause
    pauseAnimation pauseAssistiveTechnology pauseInteractiveTransition paused
    pausesLocationUpdatesAutomatically pausesOnCompletion payloadStringValue payment
    paymentCancelled paymentInvalid paymentNotAllowed paymentQueue
    paymentQueueRestoreCompletedTransactionsFinished pdf pdf417 pencil
    pendingNotificationRequests percentComplete perceptual perform performAsCurrent
    performBatchUpdates performChanges performDrop performPrimaryAction performRequests
    performSegue performSelector performWithSender performWithoutAnimation
    performsFirstActionWithFullSwipe periodic permittedArrowDirections persistentIdentifier
    persistentSystemOverlays person personHeight personWeight phAsset pharmacy phase
    phaseAnimator phone phoneNumber phoneNumberCheckingResult phoneNumbers phonePad
    phoneticFullName photo photoHDR photoLibrary photoLibraryDidChange photoLive photoPanorama
    photoScreenshot picker pickerStyle pickerView pinTintColor pinToVisibleBounds
    pinchGestureRecognizer pink pitch pitchMultiplier pixelAspectRatio pixelHeight pixelLength
    pixelWidth place placeSubviews placeholder placeholderRect placeholderText placemark
    placemarkNotFound plain plainFooter plainHeader plainText platform play playAndRecord
    playImmediately playInputClick playPause playback player
    playerViewControllerDidStopPictureInPicture
    playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart
    playerViewControllerWillStartPictureInPicture playgroundDescription playing playsSound
    plist plusDarker plusLighter png pngData point pointCount pointOfInterestFilter pointSize
    pointerInteraction pointerStyleProvider pointerValue points pointsOfInterest pop popItem
    popToRootViewController popToViewController popViewController popover popoverLayoutMargins
    popoverPresentationController popoverPresentationControllerDidDismissPopover
    popoverPresentationControllerShouldDismissPopover portrait portraitUpsideDown position
    positionAdjustment positional positionedByUser positiveInfinity possible possibleTitles
    post postScriptName postToFacebook postToFlickr postToTwitter postToVimeo postToWeibo
    postalAddresses postalCode postscriptName preciseLocation precisePreviousLocation
    predicate predicateForEvents predicateOperatorType predictedEndLocation
    predictedEndTranslation predictedTouches preferBackgroundProcessing preference preferences
    preferred preferredAction preferredArrowDirection preferredAssetRepresentationMode
    preferredBarTintColor preferredColorScheme preferredCommitStyle preferredContentMode
    preferredContentSize preferredContentSizeCategory preferredContentSizeDidChange
    preferredControlTintColor preferredCornerRadius preferredCurrentPageIndicatorImage
    preferredDatePickerStyle preferredDisplayMode preferredElementSize
    preferredFilenameExtension preferredFocusEnvironments preferredFont
    preferredFontDescriptor preferredForwardBufferDuration preferredFrameRateRange
    preferredFrameSize preferredFramesPerSecond preferredIndicatorImage
    preferredInterfaceOrientationForPresentation preferredLayoutAttributesFitting
    preferredMIMEType preferredMaxLayoutWidth preferredMenuElementOrder preferredMode
    preferredPeakBitRate preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction
    preferredRange preferredScreenEdgesDeferringSystemGestures preferredSearchBarPlacement
    preferredSplitBehavior preferredStatusBarStyle preferredStatusBarUpdateAnimation
    preferredStyle preferredSupplementaryColumnWidth preferredSupplementaryColumnWidthFraction
    preferredSymbolConfiguration preferredSymbolConfigurationForImage preferredTransform
    preferringMonochrome preferringMulticolor prefersCrossFadeTransitions
    prefersCrossFadeTransitionsStatusDidChange prefersDefaultFocus
    prefersEdgeAttachedInCompactHeight prefersEphemeralWebBrowserSession prefersExtendedRange
    prefersFullSizePreview prefersGrabberVisible prefersHomeIndicatorAutoHidden
    prefersLargeTitles prefersScrollingExpandsWhenScrolledToEdge
    prefersSideBySideTextAndSecondaryText prefersStatusBarHidden prefetch prefetchDataSource
    prefix premultipliedFirst premultipliedLast prepare prepareForDisplay
    prepareForInterfaceBuilder prepareForPopoverPresentation prepareForReuse
    prepareForTransition prepareThumbnail prepareToPlay preparingForDisplay preparingThumbnail
    prepend prependEnclosingMarker preselectedAssetIdentifiers present presentActions
    presentEditMenu presentFindNavigator presentSearchController presentation
    presentationAnchor presentationBackground presentationBackgroundInteraction
    presentationCompactAdaptation presentationContentInteraction presentationContextInvalid
    presentationContextNotProvided presentationContextProvider presentationController
    presentationControllerDidAttemptToDismiss presentationControllerDidDismiss
    presentationControllerShouldDismiss presentationControllerWillDismiss
    presentationCornerRadius presentationCount presentationDetents presentationDragIndicator
    presentationIndex presentationMode presentationSize presentationSizing presentationStyle
    presentationTransitionDidEnd presentationTransitionWillBegin presented presentedView
    presentedViewController presentingViewController presentsNothing presentsWithGesture
    preservesDepth preservesSuperviewLayoutMargins presetName presses pressesBegan
    pressesCancelled pressesChanged pressesEnded preventsDisplaySleepDuringVideoPlayback
    preview previewActionItems previewContext previewController previewControllerDidDismiss
    previewControllerWillDismiss previewDevice previewDisplayName previewInterfaceOrientation
    previewItemTitle previewItemURL previewLayout previewSize previewViewController
    previewingContext previewingGestureRecognizerForFailureRelationship previews previous
    previousLocation previouslyFocusedItem previouslyFocusedView price priceLocale primary
    primaryAction primaryActionTriggered primaryBackgroundStyle primaryColumnWidth primaryEdge
    primaryLanguage primaryViewController principal print prior priority priorityRequestLow
    privacy privacyAcknowledgementRequired privacySensitive private privateKeyUsage process
    processEditing processPool productIdentifier productViewControllerDidFinish products
    productsRequest progress progressHandler progressImage progressIndicatorStyle
    progressTintColor progressViewStyle projectedValue projectionEffect projectionTransform
    prominent prominentDetail prominentInsetGroupedHeader prompt propertyList proposal
    proposedSize protectedDataDidBecomeAvailableNotification
    protectedDataWillBecomeUnavailableNotification protocolStrings provideScope providedUnit
    provider providesAppNotificationSettings providesPresentationContextTransitionStyle
    provisional proximityState proximityStateDidChangeNotification public publicTransport
    publish publisher publishers pullToRefresh pullback purchased purchasing purple push
    pushDirection pushItem pushOut pushViewController qos qr quadCurve quantity quaternary
    quaternaryLabel quaternarySystemFill queue quickTime quickTimeMovie quinary r1 r2 r3 r4 r5
    radial radialGradient radians radius rainfall raise range rangeEnclosingPosition
    rangeException rangeOfFirstMatch rasterizationScale rate raw rawImage rawValue reachable
    read readWrite readableContent readableContentGuide readyToPlay rear reason receive
    receiveCancel receiveCompletion receiveOutput receiveRequest receiveSubscription
    receiveValue recents recipients recognitionLanguages recognitionLevel recognized
    recommended reconfigureItems reconfigureRows reconfiguredItemIdentifiers record
    recordDoesNotExist recordPermission recording rect rectForFooter rectForHeader rectForRow
    rectangle recursiveDescription recursiveSubviews red redRange redSpeed redacted
    redactionReasons redo redoActionName redoMenuItemTitle redraw reduce
    reduceMotionStatusDidChangeNotification reduceTransparencyStatusDidChangeNotification
    reducedAccuracy referenceDate referenceURL referenceView referrerURL refresh
    refreshControl refreshCurrentPreviewItem refreshable region regionEntered regionExited
    regionMonitoringDenied regionMonitoringFailure regionMonitoringResponseDelayed
    regionMonitoringSetupDelayed regionMoved regionOfInterest regionThatFits register
    registerForLocalNotifications registerForPreviewing registerForRemoteNotifications
    registerForTraitChanges registerUndo regular regularMaterial relation relative
    relativeAncestors relativeColorimetric relativeDescendants relativeOffset relativeSiblings
    releaseInfo reload reloadAllComponents reloadComponent reloadData reloadFromOrigin
    reloadInputViews reloadItems reloadRows reloadSectionIndexTitles reloadSections
    reloadVisibleMenu reloadedItemIdentifiers reloadedSectionIdentifiers
    remembersLastFocusedIndexPath reminder remoteControl remoteVideoURL removal remove
    removeAction removeAllActions removeAllAnimations removeAllBehaviors removeAllBoundaries
    removeAllDeliveredNotifications removeAllItems removeAllObjects
    removeAllPendingNotificationRequests removeAllPoints removeAllScriptMessageHandlers
    removeAllSegments removeAllTrackedConstraints removeAllUserScripts removeAnimation
    removeAnnotation removeAnnotations removeArrangedSubview removeBehavior removeBoundary
    removeChildBehavior removeConstraint removeConstraints removeData
    removeDeliveredNotifications removeDuplicates removeFromParent removeFromSuperlayer
    removeFromSuperview removeGestureRecognizer removeInput removeInteraction removeItem
    removeKeyCommand removeLast removeLayoutGuide removeLayoutManager removeMotionEffect
    removeObject removeObserver removeOutput removeOverlay removeOverlays
    removePendingNotificationRequests removeScriptMessageHandler removeSegment removeTabStop
    removeTarget removeTextContainer removeTimeObserver removed removedIndexes
    removedNotification removedObjects rename render renderChildren renderMode renderer
    renderingIntent renderingMode rendersAsynchronously reorderingCadence reorderingHandlers
    repeat repeatCount repeatDuration repeatForever repeats replace replaceChildren
    replaceCurrentItem replaceEmpty replaceError replaceLayoutManager replaceNil
    replacePathWithStrokedPath replaceSublayer replacement replacementText replacing
    replacingChildren replacingUnspecifiedDimensions reply representativeItem
    representedElementCategory representedElementKind request requestAVAsset requestAccess
    requestAlwaysAuthorization requestAuthorization requestDidFinish requestFullAccessToEvents
    requestImage requestImageData requestImageDataAndOrientation requestLocation
    requestPlayerItem requestRecordPermission requestReview requestSceneSessionActivation
    requestSceneSessionDestruction requestTrackingAuthorization requestWhenInUseAuthorization
    requestWriteOnlyAccessToEvents requestedScopes requestedTimeToleranceAfter
    requestedTimeToleranceBefore require requireUniqueAccessibilityIdentifiers required
    requiredUserInfoKeys requiresConnection requiresConstraintBasedLayout
    requiresExclusiveTouchType reserved reservedLayoutSize reset resetClip resetFocus
    resignCurrent resignFirstResponder resignKey resistance resizable resizableImage
    resizableSnapshotView resize resizeAspect resizeAspectFill resizeMode resizes resizingMode
    resolve resolveSymbol resolvedColor resolvedColors resolvedTintColor resolvedValue
    responder responds response restaurant restorationIdentifier restoreCompletedTransactions
    restoreGState restoreUserActivityState restored restricted result resultCount results
    resultsList resumeAssistiveTechnology retries retry return returnKeyType reuseIdentifier
    reveal reverse reverseGeocodeLocation reversesTitleShadowWhenHighlighted reversing revoked
    rewind rgb right rightAnchor rightArrow rightBarButtonItem rightBarButtonItems
    rightCalloutAccessoryView rightExpression rightEyePosition rightMargin rightMirrored
    rightToLeft rightView rightViewMode rightViewRect rigid road role roll root rootItems
    rootView rootViewController rotate rotateAuto rotateAutoReverse rotateX rotateY rotateZ
    rotated rotation rotation3DEffect rotationEffect rotationMode rotationRate round
    roundAwayFromZero roundHalfAwayFromZero roundTowardNegativeInfinity
    roundTowardPositiveInfinity roundTowardZero rounded roundedBorder roundedRect
    roundedRectangle roundsToMinuteInterval route routeChangeNotification row rowHeight
    rowSize rtf rtfd run runActivity runLoop runningPropertyAnimator sRGB sRGBLinear
    safariViewController safariViewControllerDidFinish safeArea safeAreaInset safeAreaInsets
    safeAreaInsetsDidChange safeAreaLayoutGuide safeAreaPadding safeAreaRegions satellite
    satelliteFlyover satisfied saturation save saveGState saveItem saveToCameraRoll saved
    savedPhotosAlbum scale scaleAspectFill scaleAspectFit scaleBy scaleEffect scaleRange
    scaleSpeed scaleToFill scaleX scaleY scaleZ scaledBy scaledFont scaledToFill scaledToFit
    scaledValue scalesLargeContentImage scan scanCharacters scanDouble scanFloat scanHexInt32
    scanHexInt64 scanInt scanInt32 scanInt64 scanString scanUpTo scanUpToCharacters scene
    sceneCaptureState sceneClass sceneDidBecomeActive sceneDidDisconnect
    sceneDidEnterBackground scenePadding scenePhase sceneSizeStayPut sceneWillEnterForeground
    sceneWillResignActive schedule scheduledTimer scheduler school scopeBarActivation
    scopeBarBackgroundImage scopeBarButtonBackgroundImage scopeBarButtonDividerImage
    scopeBarButtonTitleTextAttributes scopeButtonTitles screen screenChanged screens
    screenshots scroll scrollBounceBehavior scrollClipDisabled scrollContent
    scrollContentBackground scrollDirection scrollDisabled scrollDismissesKeyboard
    scrollDismissesKeyboardMode scrollEdgeAppearance scrollIndicatorInsets scrollIndicators
    scrollIndicatorsFlash scrollMode scrollPosition scrollRangeToVisible scrollRectToVisible
    scrollTargetBehavior scrollTargetLayout scrollTo scrollToItem scrollToNearestSelectedRow
    scrollToRow scrollToVisible scrollTransition scrollView
    scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating
    scrollViewDidEndDragging scrollViewDidEndScrollingAnimation scrollViewDidEndZooming
    scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidZoom scrollViewShouldScrollToTop
    scrollViewWillBeginDecelerating scrollViewWillBeginDragging scrollViewWillBeginZooming
    scrollViewWillEndDragging scrollableAxes scrolls scrollsToTop scrubsLinearly search
    searchBar searchBarBookmarkButtonClicked searchBarCancelButtonClicked searchBarPlacement
    searchBarResultsListButtonClicked searchBarSearchButtonClicked searchBarShouldBeginEditing
    searchBarShouldEndEditing searchBarStyle searchBarTextDidBeginEditing
    searchBarTextDidEndEditing searchCompletion searchController searchDirection searchField
    searchFieldBackgroundImage searchFieldBackgroundPositionAdjustment searchFocused
    searchPresentationToolbarBehavior searchResultDisplayStyle searchResultsController
    searchResultsUpdater searchScopes searchSuggestions searchText searchTextField
    searchTextPositionAdjustment searchable second secondAnchor secondAttribute secondItem
    secondary secondaryAction secondaryAttributedText secondaryAudioShouldBeSilencedHint
    secondaryFill secondaryLabel secondaryOnly secondarySystemBackground secondarySystemFill
    secondarySystemGroupedBackground secondaryText secondaryTextProperties seconds section
    sectionFooterHeight sectionFooters sectionFootersPinToVisibleBounds sectionHeaderHeight
    sectionHeaderTopPadding sectionHeaders sectionHeadersPinToVisibleBounds sectionIdentifier
    sectionIdentifiers sectionIndexBackgroundColor sectionIndexColor
    sectionIndexMinimumDisplayRowCount sectionIndexTitles sectionIndexTrackingBackgroundColor
    sectionInset sectionInsetReference sectionSnapshotHandlers sectionTitles seed seek
    segmentIndex segmented select selectAll selectAnnotation selectItem selectRow selected
    selectedAnnotations selectedBackgroundView selectedColor selectedDetentIdentifier
    selectedElements selectedImage selectedIndex selectedItem selectedRange selectedRow
    selectedScopeButtonIndex selectedSegmentIndex selectedSegmentTintColor selectedTab
    selectedTextRange selectedViewController selection selectionChanged selectionDidChange
    selectionDidChangeNotification selectionDisabled selectionFollowsFocus
    selectionGranularity selectionIndicatorImage selectionLimit selectionRects selectionStyle
    selectionWillChange selector self selfSizingInvalidation semanticContentAttribute
    semanticGroup semibold send sendAction sendActions sendEvent sendSubviewToBack sender
    sensitive sensoryFeedback sent sentence sentences separate separator separatorColor
    separatorConfiguration separatorEffect separatorInset separatorInsetReference
    separatorLayoutGuide separatorStyle sequence sequenced serialNumber serif serious
    serverFailure serviceCurrentRadioAccessTechnology serviceSubscriberCellularProviders
    session sessionNotRunning sessionPreset set setAccessibilityIdentifiers setAction
    setActionName setActive setAffineTransform setAllowsAntialiasing setAllowsFontSmoothing
    setAllowsFontSubpixelPositioning setAllowsFontSubpixelQuantization setAlpha
    setAlternateIconName setAngle setAnimationBeginsFromCurrentState setAnimationCurve
    setAnimationDelay setAnimationDelegate setAnimationDidStop setAnimationDuration
    setAnimationRepeatAutoreverses setAnimationRepeatCount setAnimationStart
    setAnimationTimingFunction setAnimationTransition setAnimationWillStart
    setAnimationsEnabled setAttributedTitle setBackButtonBackgroundImage
    setBackButtonBackgroundVerticalPositionAdjustment setBackButtonTitlePositionAdjustment
    setBackIndicatorImage setBackgroundImage setBackgroundVerticalPositionAdjustment
    setBadgeCount setBadgeTextAttributes setBaseWritingDirection setBccRecipients setBlendMode
    setCategory setCcRecipients setCenter setCollectionViewLayout setCompletionBlock
    setConstraints setContentCompressionResistancePriority setContentHuggingPriority
    setContentOffset setContentScrollView setCookie setCurrentPageIndicatorImage
    setCustomSpacing setData setDate setDecrementImage setDefaultContentInsets setDefaults
    setDisableActions setDividerImage setEditing setEnabled setFailureType setFill
    setFillColor setFillColorSpace setFillPattern setFlatness setHidesBackButton
    setHighlighted setImage setIncrementImage setIndicatorImage setInput setItems
    setLeftBarButton setLeftBarButtonItems setLineCap setLineDash setLineJoin setLineWidth
    setMarkedText setMaximumTrackImage setMenuVisible setMessageBody
    setMetadataObjectsDelegate setMinimumTrackImage setMiterLimit setMode
    setNavigationBarHidden setNeedsDisplay setNeedsFocusUpdate setNeedsLayout setNeedsRebuild
    setNeedsRevalidate setNeedsStatusBarAppearanceUpdate setNeedsUpdateConfiguration
    setNeedsUpdateConstraints setNeedsUpdateOfHomeIndicatorAutoHidden
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures
    setNeedsUpdateOfSupportedInterfaceOrientations setNeedsUpdateProperties
    setNotificationCategories setObject setOn setOverrideTraitCollection setParagraphStyle
    setPatternPhase setPositionAdjustment setPreferredSendingEmailAddress
    setPreferredSymbolConfiguration setProgress setRegion setRenderingIntent setRightBarButton
    setRightBarButtonItems setScopeBarButtonBackgroundImage setScopeBarButtonDividerImage
    setScopeBarButtonTitleTextAttributes setSearchFieldBackgroundImage setSelected setShadow
    setShadowImage setShouldAntialias setShouldSmoothFonts setShouldSubpixelPositionFonts
    setShouldSubpixelQuantizeFonts setShowsCancelButton setShowsScope setStroke setStrokeColor
    setStrokeColorSpace setStrokePattern setSubject setTabs setTargetOffsetFromCenter
    setTargetRect setThumbImage setTitle setTitleColor setTitlePositionAdjustment
    setTitleShadowColor setTitleTextAttributes setTitleVerticalPositionAdjustment
    setToRecipients setToolbarHidden setToolbarItems setTranslatesReferenceBoundsIntoBoundary
    setTranslation setURLSchemeHandler setUserTrackingMode setValue setValuesForKeys
    setViewController setViewControllers setVisibleMapRect setWidth setZoomScale setting
    settlingDuration severity shading shadow shadowAbove shadowBlurRadius shadowColor
    shadowImage shadowOffset shadowOnly shadowOpacity shadowPath shadowRadius
    shakeToUndoDidChangeNotification shape share shared sharedInstance sharesBackground sheet
    sheetPresentationController sheetPresentationControllerDidChangeSelectedDetentIdentifier
    shift shipmentTrackingNumber short shortcutItems shouldArchiveValue
    shouldAutomaticallyForwardAppearanceMethods shouldAutorotate shouldBeArchived
    shouldBeRequiredToFail shouldCollapseItem shouldDifferentiateWithoutColor shouldExpandItem
    shouldFetchSubresources shouldGroupAccessibilityChildren shouldIndentWhileEditing
    shouldInterpolate shouldInvalidateLayout shouldOptimizeForNetworkUse shouldPerformDownload
    shouldPerformSegue shouldPresentInFullscreen shouldRasterize shouldReceive
    shouldRemovePresentersView shouldRequireFailure shouldUpdateFocus show showAnnotations
    showDetailViewController showHideTransitionViews showMenu showingDeleteConfirmation
    showingEditControl showsBackgroundLocationIndicator showsBookmarkButton showsBuildings
    showsCameraControls showsCancelButton showsCompass showsControlCharacters
    showsExpansionTextWhenTruncated showsHorizontalScrollIndicator showsIndicators
    showsInvisibleCharacters showsLargeContentViewer showsMenuAsPrimaryAction
    showsPlaybackControls showsReorderControl showsScale showsScopeBar
    showsSearchResultsButton showsSearchResultsController showsSecondaryOnlyButton
    showsSelectionIndicator showsSeparators showsTouchWhenHighlighted showsTraffic
    showsUserLocation showsVerticalScrollIndicator sidebar sidebarAdaptable sidebarCell
    sidebarHeader sidebarPlain sidebarSubtitleCell sidebarToggle signIn
    signInWithAppleButtonStyle signUp significantLocationChangeMonitoringAvailable
    significantTimeChangeNotification simd_clamp simd_cross simd_determinant simd_distance
    simd_distance_squared simd_dot simd_double2 simd_double2x2 simd_double3 simd_double3x3
    simd_double4 simd_double4x4 simd_float2 simd_float2x2 simd_float3 simd_float3x3
    simd_float4 simd_float4x4 simd_int2 simd_int3 simd_int4 simd_inverse simd_length
    simd_length_squared simd_max simd_min simd_mix simd_mul simd_normalize simd_transpose
    simd_uint2 simd_uint3 simd_uint4 simulate simulateBeginEditing simulateCellNearVisible
    simulateCellNotNearVisible simulateCellNotVisible simulateCellVisible simulateClear
    simulateDecrement simulateDeleting simulateDrag simulateEndEditing simulateIncrement
    simulateInteractiveDismissal simulateLongPress simulatePage simulatePan
    simulatePullToRefresh simulateRecognition simulateReturn simulateScroll simulateSelection
    simulateStatusBarTap simulateSwipe simulateTap simulateTapThroughHitTesting simulateToggle
    simulateTyping simultaneousGesture simultaneously single singleLine singleLineEtched
    singleSelection sink size sizeCategory sizeRestrictions sizeThatFits sizeThatFitsLayout
    sizeToFit sizingOptions slant slash slide sliding slow small smallCaps
    smallEmphasizedSystem smallSystem smallSystemFontSize smartAlbum smartAlbumAllHidden
    smartAlbumAnimated smartAlbumBursts smartAlbumDepthEffect smartAlbumFavorites
    smartAlbumGeneric smartAlbumLivePhotos smartAlbumPanoramas smartAlbumRecentlyAdded
    smartAlbumScreenshots smartAlbumSelfPortraits smartAlbumSlomoVideos smartAlbumTimelapses
    smartAlbumUserLibrary smartAlbumVideos smartDashesType smartInsertDeleteType
    smartQuotesType smooth smoothsColors snapPoint snappy snapshot snapshotDescription
    snapshotView snapshotWidth snapshots snowfall soft softLight solid soloAmbient
    sortDescriptors sortedArray sound soundSetting source sourceApplication sourceAtop
    sourceCode sourceFrame sourceIn sourceIndexPath sourceItem sourceOut sourcePoint
    sourceRect sourceType sourceView space spacing spacingBaselineToBaseline spacingEdgeToEdge
    spacingMask spacingUseDefault spacingUseSystem span spatial speak
    speakScreenStatusDidChangeNotification speakSelectionStatusDidChangeNotification
    speechAdjustedPitch speechAlwaysIncludesPunctuation speechAnnouncementsQueued
    speechRecognizer speechSpellsOutCharacters speechString speed spellCheckingType spellOut
    sphere spin spinRange spineLocation splitBehavior splitViewController
    splitViewControllerDidCollapse splitViewControllerDidExpand
    splitViewControllerInteractivePresentationGestureDidEnd
    splitViewControllerInteractivePresentationGestureWillBegin
    splitViewControllerPreferredInterfaceOrientationForPresentation
    splitViewControllerSupportedInterfaceOrientations spokenAudio spreadsheet spring
    springTimingParameters square stack stackOrientation stacked stackedLayoutAppearance
    standard standardAppearance standardDimension start startAccelerometerUpdates startAnchor
    startAnimating startAnimation startCachingImages startDate startDeviceMotionUpdates
    startFetchingMetadata startGyroUpdates startIndex startInteractiveTransition startLocation
    startMonitoring startMonitoringSignificantLocationChanges startPlayback startPoint
    startProgress startRunning startUpdatingHeading startUpdatingLocation startVideoCapture
    startingItemNumber startsMediaSession state stateRestorationActivity staticText stationary
    status statusBar statusBarFrame statusBarFrameUserInfoKey statusBarHidden statusBarManager
    statusBarOrientation statusBarOrientationUserInfoKey statusBarStyle staysPresented
    stepValue stiffness stop stopAccelerometerUpdates stopAnimating stopAnimation
    stopCachingImages stopCachingImagesForAllAssets stopDeviceMotionUpdates stopGyroUpdates
    stopLoading stopMonitoring stopMonitoringSignificantLocationChanges stopPlayback
    stopRunning stopScrollingAndZooming stopUpdatingHeading stopUpdatingLocation
    stopVideoCapture stopped stops storage store storeProductNotAvailable storyboard strategy
    stream street streetAddressLine1 streetAddressLine2 stretch stretchableImage strikethrough
    strikethroughColor strikethroughStyle string stringValue strings stroke strokeBorder
    strokeColor strokeEllipse strokeEnd strokeLineSegments strokePath strokeStart strokeStyle
    strokeWidth strokedCheckmark strokedPath strongMemory strongToStrongObjects
    strongToWeakObjects style subAdministrativeArea subLocality subThoroughfare subheadline
    subitems subject sublayerTransform sublayers sublocality submitLabel submitScope subquery
    subscribe subscriberCellularProvider subscript subscriptionGroupIdentifier
    subscriptionPeriod subscriptionStore subsystem subtitle subtitleCell subtitleLabel
    subtitleLineBreakMode subtitleTextAttributesTransformer subtracting subtype subviews
    success sufficientElementDescription suffix suggestedName summaryElement superlayer
    supertypes superview supplementariesFollowContentInsets supplementary
    supplementaryColumnWidth supplementaryContentInsetsReference supplementaryItems
    supplementaryView supplementaryViewProvider supportedFileTypes
    supportedInterfaceOrientations supportedLocales supports supportsAlpha
    supportsAlternateIcons supportsDNS supportsHighDynamicRange supportsIPv4 supportsIPv6
    supportsMultipleScenes supportsMultipleWindows supportsOnDeviceRecognition supportsOutput
    supportsReplacement supportsSecureCoding supportsZoom suppressesIncrementalRendering
    surface svg swiftSource swiftUI swipeActions swipeLeft swipeRight switch
    switchControlStatusDidChangeNotification switchToLatest symbolConfiguration symbolEffect
    symbolEffectsRemoved symbolRenderingMode symbolVariant symbolVariants symbolic
    symbolicLink symbolicTraits symbols symmetricDifference synchronize syntaxDescriptor
    system systemAction systemBackground systemBlue systemBrown systemButton systemCancel
    systemChromeMaterial systemChromeMaterialDark systemChromeMaterialLight systemCyan
    systemFill systemFont systemFontSize systemGray systemGray2 systemGray3 systemGray4
    systemGray5 systemGray6 systemGreen systemGroupedBackground systemIndigo
    systemLayoutFittingSizeDidChange systemLayoutSizeFitting systemMaterial systemMaterialDark
    systemMaterialLight systemMinimumLayoutMargins systemMint systemName systemOrange
    systemPink systemPurple systemRed systemReserved systemRotorType systemTeal
    systemThickMaterial systemThickMaterialDark systemThickMaterialLight systemThinMaterial
    systemThinMaterialDark systemThinMaterialLight systemTraitsAffectingColorAppearance
    systemTraitsAffectingImageLookup systemUltraThinMaterial systemUltraThinMaterialDark
    systemUltraThinMaterialLight systemVersion systemYellow tab tabBar tabBarController
    tabBarControllerPreferredInterfaceOrientationForPresentation
    tabBarControllerSupportedInterfaceOrientations tabBarItem tabBarOnly tabItem tabStops
    tabView tabViewStyle table tableFooterView tableHeaderView tableView
    tableViewDidEndMultipleSelectionInteraction tabs tag tags tail tailIndent takePicture
    takeRetainedValue takeSnapshot takeUnretainedValue takesNoInput takesNoTouches tap
    tapCount target targetContentIdentifier targetContentOffset targetDisplayModeForAction
    targetElement targetFrame targetIndexPath targetItem targetOffsetFromCenter targetRange
    targetTimestamp targetTransform targetView task teal telephoneNumber
    temperatureWithoutUnit template tensionValues tertiary tertiaryFill tertiaryLabel
    tertiarySystemBackground tertiarySystemFill tertiarySystemGroupedBackground text
    textAlignment textAttachment textCase textClipped textColor textContainer
    textContainerChangedGeometry textContainerInset textContainers textContentType
    textDidBeginEditingNotification textDidChange textDidChangeNotification
    textDidEndEditingNotification textDragInteraction textDropInteraction textEditing
    textEffect textField textFieldDidBeginEditing textFieldDidChangeSelection
    textFieldDidEndEditing textFieldShouldBeginEditing textFieldShouldClear
    textFieldShouldEndEditing textFieldShouldReturn textFieldStyle textFields textFormatting
    textInputAutocapitalization textInputContextIdentifier textInputMode textInputView
    textLabel textLists textMatrix textPosition textProperties textRange textRect textScale
    textSelection textStorage textStyle textToSecondaryTextHorizontalPadding
    textToSecondaryTextVerticalPadding textView textViewDidBeginEditing textViewDidChange
    textViewDidChangeSelection textViewDidEndEditing textViewShouldBeginEditing
    textViewShouldEndEditing textWillChange thermalState thermalStateDidChangeNotification
    thick thickMaterial thin thinMaterial thisEvent thoroughfare threadIdentifier threshold
    throttle thumbImage thumbRect thumbTintColor thumbnailImageData tiff tight tile tiledImage
    tiltAlongHorizontalAxis tiltAlongVerticalAxis time timeControlStatus timeInterval
    timeOffset timeZone timedOut timeout timer timescale timestamp timingCurve timingCurveType
    timingFunction timingFunctions timingParameters tint tintAdjustmentMode tintColor
    tintColorDidChange tintColorTransformer tinted title title1 title2 title3 titleAlignment
    titleAndIcon titleColor titleEdgeInsets titleForSegment titleLabel titleLineBreakMode
    titleMenuProvider titleOnly titlePadding titlePositionAdjustment titleRect
    titleShadowColor titleTextAttributes titleTextAttributesTransformer
    titleVerticalPositionAdjustment titleView to toData toDoItem toValue toggleBoldface
    toggleButton toggleItalics toggleStyle toggleUnderline tokenizer tolerance tooManyFound
    toolTip toolTipInteraction toolbar toolbarBackground toolbarBackgroundVisibility
    toolbarColorScheme toolbarItemPresentationSize toolbarItems toolbarPrincipal toolbarRole
    toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility top topAnchor topAttached
    topBarLeading topBarTrailing topCandidates topControlPoint topItem topLayoutGuide
    topLeading topLeft topMargin topRated topRight topSeparatorInsets topSeparatorVisibility
    topToBottom topTrailing topViewController torchMode total totalBounds touchCancel
    touchDown touchDownRepeat touchDragEnter touchDragExit touchDragInside touchDragOutside
    touchID touchIDAuthenticationAllowableReuseDuration touchUpInside touchUpOutside touches
    touchesBegan touchesCancelled touchesEnded touchesEstimatedPropertiesUpdated touchesMoved
    touchesShouldBegin touchesShouldCancel trace trackImage trackRect trackTintColor tracking
    trackingAuthorizationStatus trackingNumber tracks tracksVelocity trailing trailingAnchor
    trailingClosureLabel trailingClosureOffset trailingControlPoint trailingFirstTextBaseline
    trailingItemGroups trailingLastTextBaseline trailingMargin
    trailingSwipeActionsConfigurationProvider traitBold traitCollection
    traitCollectionDidChange traitCondensed traitExpanded traitItalic traitLooseLeading
    traitMonoSpace traitOverrides traitTightLeading traitUIOptimized traitVertical traits
    transaction transactionDate transactionIdentifier transactionState transactions
    transferred transfersHorizontalScrollingToParent transfersVerticalScrollingToParent
    transform transform3D transformAnchorPreference transformEffect transformEnvironment
    transformPreference transformed transient transientConnection transition
    transitionCoordinator transitionCrossDissolve transitionCurlDown transitionCurlUp
    transitionDuration transitionFlipFromBottom transitionFlipFromLeft transitionFlipFromRight
    transitionFlipFromTop transitionProgress transitionStyle transitionWasCancelled
    transitioningDelegate translate translateBy translateX translateY translateZ translatedBy
    translatesAutoresizingMaskIntoConstraints translatesReferenceBoundsIntoBoundary
    translation transpose trash tree trigger trilinear trim trimmedPath tripleColumn
    trueContent trueHeading truncatesLastVisibleLine truncationMode truth tryAllSatisfy
    tryCatch tryCompactMap tryContains tryDrop tryFilter tryFirst tryLast tryMap tryMax tryMin
    tryPrefix tryReduce tryRemoveDuplicates tryScan tv tv4K tvOS twitter twoBesideSecondary
    twoDisplaceSecondary twoOverSecondary twoThirds tx ty type type640x480 typeCloudShared
    typeHigh typeIFrame1280x720 typeIFrame960x540 typeIdentifier typeLow typeMedium
    typeUserLibrary typeiTunesSynced types typesettingLanguage typingAttributes uiDelegate
    uiEdgeInsets uiEdgeInsetsValue uiImage uiKit uiOffsetValue uint2 uint3 uint4 ultraLight
    ultraThick ultraThickMaterial ultraThin ultraThinMaterial unadjusted unattached
    unauthorizedRequestData unavailable unavailableCoercionError uncached undefined
    underPageBackgroundColor underlay underline underlineColor underlineStyle underlineText
    undetermined undo undoActionName undoManager undoMenuItemTitle undoNestedGroup undoRedo
    unexpectedValueClassError unfocusedElementUserInfoKey unifiedContacts
    uniformAcrossSiblings uniformBottomRadius uniformEdges uniformLeftRadius
    uniformRightRadius uniformTopRadius uniformTypeIdentifier unifyResults union unionSet unit
    unitOptions unitPoint unitStyle unitsPerEm unitsStyle unknown unknownError unlessEditing
    unlimited unlock unlockForConfiguration unmarkText unordered unplugged unredacted
    unregister unregisterChangeObserver unregisterForLocalNotifications
    unregisterForPreviewing unregisterForRemoteNotifications unregisterForTraitChanges
    unsafeBitCast unsatisfied unselectedItemTintColor unspecified up upArrow upMirrored update
    updateAction updateCache updateConfiguration updateConstraints updateConstraintsIfNeeded
    updateFocusIfNeeded updateInteractiveMovementTargetPosition updateInteractiveTransition
    updateItem updateProperties updatePropertiesIfNeeded updateResultCount updateSearchResults
    updateTarget updateTraitsIfNeeded updateUIGestureRecognizer updateUIView
    updateUIViewController updateUserActivityState updateValue updateViewConstraints
    updateVisibleMenuPosition updated updatesFrequently updatesNowPlayingInfoCenter updating
    uppercase uppercaseAlpha uppercaseHexadecimal uppercaseLatin uppercaseRoman
    uppercaseSmallCaps upstream url urlAddresses urlContexts urlSchemeHandler urls
    useGlyphPathBounds useLayoutToLayoutNavigationTransitions useSoftwareRenderer usedRect
    user userAcceleration userActivity userCancel userCancelled userContentController
    userDidTakeScreenshotNotification userFallback userFixedPitch userInfo
    userInteractionEnabledWhileDragging userInterfaceIdiom userInterfaceLayoutDirection
    userInterfaceLevel userInterfaceStyle userLocation userNotificationCenter userPresence
    userScripts userSpaceToDeviceSpaceTransform userTrackingMode username usesBottomSafeArea
    usesCPUOnly usesDefaultHyphenation usesDeviceMetrics usesEvenOddFillRule usesFontLeading
    usesInterfaceType usesLanguageCorrection usesLineFragmentOrigin usesStandardTextScaling
    utType utf16PlainText utf8PlainText uuid vCard valid validate validateDrop value value1
    value2 valueCell valueChanged valueFunction values variable velocity velocityRange
    verifySnapshot version vertical verticalAccuracy verticalBeam verticalGlyphForm
    verticalScrollIndicatorInsets verticalScrollIndicatorVisibility verticalSizeClass
    verticalSpacing vertically video videoAutoplayStatusDidChangeNotification videoBounds
    videoChat videoGravity videoHighFrameRate videoMaximumDuration videoProvider videoQuality
    videoRecording videoRect videoStreamed videoTimelapse videos view viewAligned
    viewController viewControllers viewDidAppear viewDidDisappear viewDidLayoutSubviews
    viewDidLoad viewForZooming viewID viewIfLoaded viewIsAppearing viewLayoutMarginsDidChange
    viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange viewWillAppear
    viewWillDisappear viewWillLayoutSubviews viewWillTransition viewWithTag views visibility
    visible visibleCells visibleItems visibleItemsInvalidationHandler visibleMapRect
    visiblePath visibleRect visibleSupplementaryViews visibleViewController vision visitedLink
    visualDescription visualEffect voiceChat voiceOverStatusDidChangeNotification volume w
    wait waiting waitingToPlayAtSpecifiedRate wanted wantsInteractiveStart
    wantsPriorityOverSystemBehavior warning wasRecording watchOS wav weakMemory weakObjects
    weakToStrongObjects weakToWeakObjects weather webContentProcessTerminated webP webSearch
    webView webViewDidClose webViewInvalidated webViewWebContentProcessDidTerminate webpageURL
    websiteDataStore week weight wheel wheels whenEditing whenFull whenNotEditing whileEditing
    white whiteLarge whiteOutline wide width widthAnchor widthDimension
    widthFollowsPreferredContentSizeWhenEdgeAttached widthForSegment widthTracksTextView wifi
    willAppear willCancel willChangeStatusBarFrameNotification
    willChangeStatusBarOrientationNotification willChangeValue willCollapseItem
    willConnectNotification willDeactivateNotification willDismissSearchController
    willEnterForegroundNotification willExpandItem willHideMenuNotification willMove
    willPresentSearchController willReceive willRemoveSubview willReorder willRequest
    willResignActiveNotification willShowMenuNotification willTerminateNotification
    willTransition wind winding window windowApplication windowBackground
    windowExternalDisplayNonInteractive windowLevel windowScene windows wiredEthernet
    withAlignmentRectInsets withAlphaComponent withAnimation withBaselineOffset withCGContext
    withConfiguration withDesign withFace withFamily withHorizontallyFlippedOrientation
    withIntervalSignpost withLock withLockIfAvailable withLockUnchecked withRenderingMode
    withSize withSnapshotTesting withSubstitutionVariables withSymbolicTraits withTintColor
    withTransaction withUniqueName withUnsafeBytes word wordProcessing words workingColorSpace
    world wrappedValue wraps write writeOnly writingDirection x xAcceleration xHeight xLarge
    xSmall xcTest xml xor xxLarge xxxLarge y yAcceleration yahoo yaml yaw year yearAndMonth
    yellow yes z zAcceleration zIndex zPosition zero zeroFormattingBehavior zip zoom zoomScale
    """
}
