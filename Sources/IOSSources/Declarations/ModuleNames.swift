/// Modules of Apple and of the original library that Darkroom provides under different names.
enum ModuleNames {
  private static let ours: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "Combine", "SnapshotTesting", "InlineSnapshotTesting",
    "SnapshotTestingCustomDump", "UIKitTesting", "ObjectiveC", "CoreText", "os", "OSLog",
    "SwiftUI", "Darwin",
  ]

  /// Modules that re-export UIKit's names on iOS.
  static let bringUIKit: Set<String> = [
    "AVKit", "ActivityKit", "AuthenticationServices", "CarPlay", "Charts", "ContactsUI",
    "CoreLocationUI", "EventKitUI", "GLKit", "GameKit", "HomeKit", "InlineSnapshotTesting",
    "IntentsUI", "LinkPresentation", "MapKit", "MediaPlayer", "MessageUI", "Messages", "MetalKit",
    "NotificationCenter", "PDFKit", "PassKit", "PencilKit", "PhotosUI", "QuickLook", "ReplayKit",
    "SafariServices", "SceneKit", "SnapshotTesting", "SnapshotTestingCustomDump", "SpriteKit",
    "StoreKit", "SwiftUI", "TipKit", "UserNotificationsUI", "VisionKit", "WebKit", "WidgetKit",
    "XCTest",
  ]

  /// Modules for tests, which can use UIKit's names on iOS if the tested module imports UIKit.
  static let ofTests: Set<String> = ["Testing"]

  /// Types in iOS's Foundation that are in FoundationNetworking on Linux.
  static let networking: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse",
    "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge", "URLCache",
    "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol",
    "URLProtocolClient", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration",
    "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
    "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionStreamTask",
    "URLSessionTask", "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionUploadTask",
    "URLSessionWebSocketTask",
  ]

  /// Names in iOS's Foundation that are in a module of Darkroom's on Linux.
  static let foundation: Set<String> = [
    "AutoreleasingUnsafeMutablePointer", "DateComponentsFormatter", "ListFormatter",
    "LocalizationValue", "LocalizedStringResource", "MeasurementFormatUnitUsage",
    "MeasurementFormatter", "NSAttributedString", "NSCalendar", "NSComparisonPredicate",
    "NSDataDetector", "NSExpression", "NSProcessInfoPowerStateDidChange", "ThermalState",
    "containerURL", "isLowPowerModeEnabled", "thermalState",
    "thermalStateDidChangeNotification",
    "NSExtensionContext", "NSFoundationVersionNumber", "NSIntegerMax", "NSIntegerMin",
    "NSUIntegerMax", "truncating",
    "NSHashTable", "NSLocale", "NSLocalizedString", "NSMapTable", "NSPointerArray", "NSPredicate",
    "NSRegularExpression", "NSTextCheckingResult", "NSTextCheckingTypes",
    "RelativeDateTimeFormatter", "Scanner", "format", "formatted", "getObjectValue",
    "isPartialStringValid", "localized", "localizedStringWithFormat",
  ]

  /// Types in iOS's Foundation that are in FoundationXML on Linux.
  static let xml: Set<String> = ["XMLParser", "XMLParserDelegate"]

  /// Names other than functions that iOS's Foundation re-exports from CoreFoundation, Dispatch, Darwin and ObjectiveC.
  ///
  /// All names that begin with `CF`, `kCF` or `CG` belong to them, too.
  static let broughtAlong: Set<String> = [
    "HUGE", "KERN_SUCCESS", "MAXPATHLEN", "MSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_SEC",
    "NSEC_PER_USEC",
    "NSInteger", "NSUInteger", "NSValue", "USEC_PER_SEC", "_SYS_NAMELEN", "kern_return_t",
    "mach_absolute_time",
    "mach_timebase_info", "mach_timebase_info_data_t", "mach_timebase_info_t",
  ]

  /// Names that iOS's Foundation declares or re-exports from ObjectiveC, and that Darkroom declares beside the registry
  /// of classes.
  static let ofRegistry: Set<String> = [
    "IMP", "NSSelectorFromString", "NSStringFromSelector", "Selector",
    "cancelPreviousPerformRequests", "instancesRespond", "isKind", "responds", "setValuesForKeys",
    "valueForUndefinedKey",
  ]

  /// The prefixes of the functions of the Objective-C runtime.
  static let runtimePrefixes = [
    "class_", "imp_", "ivar_", "method_", "objc_", "object_", "property_", "protocol_", "sel_",
  ]

  /// Names that iOS's Foundation re-exports from ObjectiveC.
  static let objectiveC: Set<String> = [
    "NSKeyValueChange", "NSKeyValueChangeKey", "NSKeyValueObservation", "NSKeyValueObservedChange",
    "NSKeyValueObservingOptions", "autoreleasepool", "classForCoder", "didChangeValue",
    "objc_AssociationPolicy",
    "objc_getAssociatedObject", "objc_removeAssociatedObjects", "objc_setAssociatedObject",
    "objc_sync_enter", "objc_sync_exit", "observe", "willChangeValue",
  ]

  /// Names that iOS's Foundation re-exports from Darwin, and that Darkroom has in module os.
  static let os: Set<String> = [
    "os_unfair_lock", "os_unfair_lock_lock", "os_unfair_lock_s", "os_unfair_lock_t",
    "os_unfair_lock_trylock", "os_unfair_lock_unlock",
  ]

  /// Names in iOS's XCTest that Linux's XCTest lacks.
  static let xcTest: Set<String> = [
    "XCTActivity", "XCTCPUMetric", "XCTClockMetric", "XCTContext", "XCTKVOExpectation",
    "XCTMeasureOptions", "XCTMemoryMetric", "XCTMetric", "XCTStorageMetric",
  ]

  /// Names that iOS's Foundation re-exports from Combine, and that no library uses for something else.
  static let combine: Set<String> = [
    "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject",
    "ObservableObjectPublisher", "PassthroughSubject", "Published",
  ]

  /// Modules that have Combine's names themselves.
  static let likeCombine: Set<String> = [
    "Combine", "OpenCombine", "OpenCombineShim", "CombineShim",
  ]

  /// The iOS modules that apps import most often, of the ones that exist neither on Linux nor in Darkroom.
  static let missing: Set<String> = [
    "ARKit", "Accelerate", "Accounts", "ActivityKit", "AdSupport", "AddressBook", "AppIntents",
    "AssetsLibrary", "BackgroundTasks", "CallKit", "CarPlay", "Charts", "ClassKit", "CloudKit",
    "ContactsUI",
    "CoreAudio", "CoreBluetooth", "CoreData", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreNFC",
    "CoreSpotlight", "DeveloperToolsSupport", "DeviceCheck", "EventKitUI",
    "FileProvider", "GLKit", "GameController", "GameKit", "GameplayKit", "HealthKit", "HomeKit",
    "Intents", "IntentsUI", "JavaScriptCore", "MLKit", "MediaPlayer", "Messages", "MetricKit",
    "MultipeerConnectivity", "NaturalLanguage", "NetworkExtension", "NotificationCenter",
    "OpenGLES", "PDFKit", "PassKit", "PencilKit", "PushKit", "QuickLookThumbnailing",
    "ReplayKit", "SceneKit", "SensorKit", "Social", "SoundAnalysis", "Speech", "SpriteKit",
    "SwiftData", "TipKit", "Twitter", "UserNotificationsUI", "VideoToolbox",
    "VisionKit", "WatchConnectivity", "WidgetKit", "iAd",
  ]

  /// Modules of the toolchain on Linux that packages import.
  static let toolchain: Set<String> = [
    "Dispatch", "Distributed", "Foundation", "FoundationEssentials", "FoundationNetworking",
    "FoundationXML", "Glibc", "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing",
    "XCTest",
  ]

  static func isOurs(_ module: String) -> Bool {
    ours.contains(module) || frameworks.contains(module)
  }

  static func ours(_ module: String) -> String { "Darkroom" + module }
}
