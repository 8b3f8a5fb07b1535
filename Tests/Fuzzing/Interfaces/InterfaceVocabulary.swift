/// What interface files say of each kind of object: `name:kind` for an attribute or a child with that key.
///
/// Kinds of attributes: flag, number, integer, priority, text, image, or words with bars between; kinds of children:
/// color, font, insets, directional, size, rect, attributed, view, and the name of any other element.
enum InterfaceVocabulary {
  static let views = [
    "view", "label", "button", "imageView", "stackView", "scrollView", "tableView",
    "tableViewCell", "collectionView", "collectionViewCell", "collectionReusableView", "textField",
    "textView", "switch", "slider", "stepper", "segmentedControl", "progressView", "pageControl",
    "activityIndicatorView", "datePicker", "pickerView", "searchBar", "toolbar", "tabBar",
    "navigationBar", "visualEffectView", "control", "refreshControl", "window",
  ]
  /// Those that others are put into.
  static let containers = ["view", "view", "view", "stackView", "stackView", "scrollView"]
  static let controllers = [
    "viewController", "viewController", "navigationController", "tabBarController",
    "tableViewController", "collectionViewController", "viewControllerPlaceholder",
  ]
  static let recognizers = [
    "tapGestureRecognizer", "panGestureRecognizer", "pinchGestureRecognizer",
    "rotationGestureRecognizer", "swipeGestureRecognizer", "swipeGestureRecognizer",
    "longPressGestureRecognizer", "screenEdgePanGestureRecognizer", "gestureRecognizer",
  ]

  static let anyView = """
    translatesAutoresizingMaskIntoConstraints:flag contentMode:scaleToFill|left|redraw|center \
    semanticContentAttribute:forceRightToLeft|playback opaque:flag alpha:number hidden:flag \
    clipsSubviews:flag userInteractionEnabled:flag tag:integer appearanceType:light|dark \
    backgroundColor:color tintColor:color horizontalHuggingPriority:priority \
    verticalHuggingPriority:priority horizontalCompressionResistancePriority:priority \
    verticalCompressionResistancePriority:priority layoutMargins:insets bounds:rect \
    directionalLayoutMargins:directional accessibilityConfiguration:accessibility \
    restorationIdentifier:text customClass:UIView|UILabel|Unknown|NSObject|UIButton|UIScrollView|UIWindow \
    autoresizesSubviews:flag preservesSuperviewLayoutMargins:flag
    """.split(separator: " ").map(String.init)

  static func words(of element: String) -> [String] { own[element] ?? [] }

  private static let own: [String: [String]] = [
    "label": """
    text:text attributedText:attributed fontDescription:font textColor:color numberOfLines:integer \
    textAlignment:left|center|natural|justified lineBreakMode:wordWrap|tailTruncation|clip|middleTruncation \
    minimumScaleFactor:number minimumFontSize:number adjustsFontSizeToFit:flag shadowColor:color \
    shadowOffset:size preferredMaxLayoutWidth:number baselineAdjustment:alignCenters|none enabled:flag \
    adjustsFontForContentSizeCategory:flag highlightedColor:color highlighted:flag
    """,
    "button": """
    buttonType:system|custom|infoLight|close|contactAdd|roundedRect fontDescription:font \
    contentEdgeInsets:insets titleEdgeInsets:insets imageEdgeInsets:insets titleShadowOffset:size \
    lineBreakMode:wordWrap|middleTruncation normal:state highlighted:state disabled:state selected:state \
    configuration:buttonConfiguration contentHorizontalAlignment:left|fill|leading|right \
    contentVerticalAlignment:top|fill|center selected:flag enabled:flag changesSelectionAsPrimaryAction:flag
    """,
    "state": """
    title:text image:image backgroundImage:image titleColor:color titleShadowColor:color \
    attributedTitle:attributed preferredSymbolConfiguration:preferredSymbolConfiguration
    """,
    "buttonConfiguration": """
    style:plain|gray|tinted|filled|bordered title:text subtitle:text image:image imagePadding:number \
    imagePlacement:top|leading|all titlePadding:number titleAlignment:center|leading cornerStyle:capsule|fixed \
    buttonSize:mini|large baseForegroundColor:color contentInsets:directional
    """,
    "preferredSymbolConfiguration":
      "scale:small|large weight:bold|black pointSize:number fontDescription:font",
    "imageView": "image:image highlightedImage:image highlighted:flag catalog:system",
    "stackView": """
    axis:vertical|horizontal distribution:fillEqually|fillProportionally|equalSpacing|equalCentering \
    alignment:center|top|firstBaseline|lastBaseline|leading|fill spacing:number spacingType:standard \
    baselineRelativeArrangement:flag layoutMarginsRelativeArrangement:flag
    """,
    "scrollView": """
    pagingEnabled:flag minimumZoomScale:number maximumZoomScale:number contentInset:insets \
    scrollIndicatorInsets:insets contentSize:size refreshControl:view contentInsetAdjustmentBehavior:never|always \
    alwaysBounceVertical:flag indicatorStyle:white|black
    """,
    "tableView": """
    style:plain|grouped|insetGrouped separatorStyle:none|default separatorColor:color separatorInset:insets \
    tableHeaderView:view tableFooterView:view backgroundView:view rowHeight:number estimatedRowHeight:number \
    sectionHeaderHeight:number sectionFooterHeight:number estimatedSectionHeaderHeight:number \
    dataMode:static|prototypes contentInset:insets
    """,
    "tableViewCell": """
    style:IBUITableViewCellStyleDefault|IBUITableViewCellStyleValue1|IBUITableViewCellStyleValue2|IBUITableViewCellStyleSubtitle \
    reuseIdentifier:text rowHeight:number selectionStyle:none|blue accessoryType:checkmark|disclosureIndicator|detailButton \
    indentationLevel:integer indentationWidth:number separatorInset:insets backgroundView:view \
    accessoryView:view selectedBackgroundView:view contentView:tableViewCellContentView textLabel:ID \
    detailTextLabel:ID imageView:ID
    """,
    "collectionView": """
    collectionViewLayout:collectionViewFlowLayout backgroundView:view allowsMultipleSelection:flag \
    contentInset:insets
    """,
    "collectionViewFlowLayout": """
    minimumLineSpacing:number minimumInteritemSpacing:number scrollDirection:vertical|horizontal \
    itemSize:size estimatedItemSize:size headerReferenceSize:size footerReferenceSize:size sectionInset:insets \
    automaticEstimatedItemSize:flag
    """,
    "collectionViewCell":
      "reuseIdentifier:text customSize:size backgroundView:view contentView:view selectedBackgroundView:view",
    "collectionReusableView": "reuseIdentifier:text",
    "textField": """
    text:text placeholder:text borderStyle:roundedRect|line|bezel clearButtonMode:always|whileEditing \
    fontDescription:font textColor:color minimumFontSize:number adjustsFontSizeToFit:flag background:image \
    attributedText:attributed attributedPlaceholder:attributed textAlignment:right|center \
    textInputTraits:textInputTraits
    """,
    "textView": """
    text:text attributedText:attributed fontDescription:font textContainerInset:insets editable:flag \
    textAlignment:natural|justified textInputTraits:textInputTraits contentInset:insets
    """,
    "textInputTraits": """
    keyboardType:URL|numberPad returnKeyType:done|go secureTextEntry:flag autocapitalizationType:words \
    textContentType:password|odd keyboardAppearance:alert spellCheckingType:no
    """,
    "switch": "on:flag onTintColor:color thumbTintColor:color title:text enabled:flag",
    "slider": """
    minValue:number maxValue:number value:number minimumTrackTintColor:color minimumValueImage:image \
    maximumValueImage:image thumbTintColor:color continuous:flag
    """,
    "stepper": "minimumValue:number maximumValue:number stepValue:number value:number wraps:flag",
    "segmentedControl": """
    momentary:flag apportionsSegmentWidthsByContent:flag selectedSegmentIndex:integer \
    selectedSegmentTintColor:color
    """,
    "segment": "title:text image:image width:number enabled:flag",
    "progressView": "progress:number progressViewStyle:bar|default progressTintColor:color",
    "pageControl": "numberOfPages:integer currentPage:integer pageIndicatorTintColor:color",
    "activityIndicatorView":
      "style:large|whiteLarge|medium animating:flag hidesWhenStopped:flag color:color",
    "datePicker": """
    datePickerMode:time|date|dateAndTime|countDownTimer style:wheels|inline|compact locale:locale \
    timeZone:timeZone minuteInterval:integer minimumDate:date maximumDate:date date:date \
    useCurrentDate:flag countDownDuration:number preferredDatePickerStyle:wheels|compact|inline
    """,
    "pickerView": "showsSelectionIndicator:flag",
    "searchBar": """
    text:text placeholder:text searchBarStyle:minimal|prominent showsCancelButton:flag barTintColor:color \
    textInputTraits:textInputTraits
    """,
    "toolbar": "translucent:flag barTintColor:color",
    "tabBar": "translucent:flag barTintColor:color unselectedItemTintColor:color",
    "navigationBar": "largeTitles:flag translucent:flag barTintColor:color",
    "visualEffectView": "contentView:view",
    "control": "enabled:flag selected:flag toolTip:text contentHorizontalAlignment:trailing",
    "barButtonItem": """
    systemItem:done|flexibleSpace|fixedSpace|add|odd style:plain|done title:text image:image width:number \
    tintColor:color customView:view enabled:flag tag:integer
    """,
    "navigationItem": """
    title:text prompt:text backButtonTitle:text hidesBackButton:flag titleView:view \
    largeTitleDisplayMode:always|never leftBarButtonItem:barButtonItem rightBarButtonItem:barButtonItem \
    backBarButtonItem:barButtonItem
    """,
    "tabBarItem":
      "systemItem:favorites|mostViewed title:text image:image badgeValue:text badgeColor:color selectedImage:image",
    "controller": """
    title:text hidesBottomBarWhenPushed:flag modalPresentationStyle:fullScreen|popover|odd \
    preferredContentSize:size tabBarItem:tabBarItem navigationItem:navigationItem appearanceType:dark \
    edgesForExtendedLayout:rectEdge
    """,
    "recognizer": """
    enabled:flag numberOfTapsRequired:integer numberOfTouchesRequired:integer minimumPressDuration:number \
    allowableMovement:number minimumNumberOfTouches:integer maximumNumberOfTouches:integer \
    direction:left|up|odd edges:rectEdge
    """,
    "accessibility":
      "identifier:text label:text hint:text traits:accessibilityTraits isElement:bool",
  ].mapValues { $0.split(separator: " ").map(String.init) }

  // MARK: Values

  static let numbers = [
    "0", "0.0", "-1", "0.5", "1", "17", "44", "100", "375", "1e3", "1e9", "-1e9", "1e18", "1e300",
    "-1e300",
    "1e-300", "nan", "inf", "-inf", "-nan", "0x1p4", "1e400", "4194304", "2147483648",
    "-2147483649",
    "16777217", "99999999999999999999", "1,5", "", " 1", "½",
  ]
  static let integers = [
    "0", "1", "2", "3", "-1", "5", "250", "1000", "100000", "2147483647", "2147483648",
    "9223372036854775807", "-9223372036854775808", "9223372036854775808", "1.5", "",
  ]
  static let priorities = [
    "1", "50", "249.9", "250", "251", "750", "999", "1000", "1000.5", "1001", "0", "-1", "nan",
    "inf", "1e30",
  ]
  static let texts = [
    "", " ", "Hello", "Total", "Två ord", "مرحبا", "日本語のテキスト", "👨‍👩‍👧", "e\u{301}", "\u{301}",
    "a&#10;b",
    "&amp;&lt;", "%@", "cell", "a\u{202E}b", "&#9;", "Lorem ipsum dolor sit amet, consetetur",
  ]
  static let images = ["star", "heart.fill", "photo", "", "odd/../name", "star.fill"]
  static let classes = [
    "UIView", "UILabel", "UIButton", "UITableView", "UITableViewCell", "UIViewController",
    "NSObject",
    "UINavigationController", "UICollectionView", "Unknown", "Swift.Int", "", "UIStackView",
    "FuzzedView", "FuzzedController", "FuzzedNibView",
    "UIWindow",
    "UITapGestureRecognizer", "UIBarButtonItem", "UICollectionViewLayout", "UIStoryboardSegue",
    "UISplitViewController", "UIPageViewController", "UIAlertController",
    "UICollectionViewFlowLayout",
    "UISearchController", "UIPopoverPresentationController", "UINavigationItem",
    "UITabBarController",
  ]
  static let outlets = [
    "view", "delegate", "dataSource", "gestureRecognizers", "tableView", "titleView", "leftView",
    "rightView", "refreshControl", "backgroundView", "tableHeaderView", "customView", "odd",
    "collectionView", "accessoryView", "leftBarButtonItem", "selectedBackgroundView",
  ]
  /// Classes of owners of nibs.
  static let owners = [
    "UIViewController", "UIViewController", "FuzzedController", "FuzzedController",
    "FuzzedController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController",
  ]
  /// What the classes have for outlets, with the elements that they usually lead to: none are any view's.
  static let outletsOfClasses: [String: [(name: String, elements: [String])]] = [
    "UIViewController": [("view", [])],
    "UITableViewController": [
      ("refreshControl", ["refreshControl"]), ("tableView", ["tableView"]),
      ("view", ["tableView"]),
    ],
    "UICollectionViewController": [
      ("collectionView", ["collectionView"]), ("view", ["collectionView"]),
    ],
    "UINavigationController": [("delegate", []), ("view", [])],
    "UITabBarController": [("delegate", []), ("view", [])],
    "FuzzedController": [
      ("child", []), ("hasty", []), ("label", ["label"]), ("parts", []), ("unread", []),
      ("view", []),
    ],
    "FuzzedView": [("child", []), ("parts", []), ("unread", [])],
  ]
  /// What key paths are made of.
  static let keys = [
    "layer", "superview", "view", "child", "unread", "parts", "limit", "note", "borderColor",
    "text", "title", "tag", "hidden", "frame", "window", "subviews", "contentView", "titleLabel",
    "cornerRadius", "borderWidth", "backgroundColor", "shadowOpacity", "self", "@count", "", "é",
  ]
  static let keyPaths = [
    "layer.cornerRadius", "layer.borderWidth", "layer.shadowRadius", "layer.opacity",
    "layer.zPosition",
    "layer.frame", "frame", "tag", "hidden", "text", "title", "placeholder", "numberOfLines",
    "superview.frame", "superview.superview.layer.cornerRadius", "view.layer.frame", "", ".",
    "a.b.c.d",
    "textLabel.text", "imageView.image", "titleLabel.numberOfLines", "backgroundColor", "layer.",
    "superview.view.tag", "contentView.frame", "layer.shadowOffset", "layer.borderColor",
  ]
  static let attributes = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY",
    "baseline", "firstBaseline", "leftMargin", "topMargin", "leadingMargin", "centerXWithinMargins",
    "odd", "",
  ]
}
