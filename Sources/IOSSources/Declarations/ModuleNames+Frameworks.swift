extension ModuleNames {
  /// Apple's modules that Darkroom has in the library `DarkroomFrameworks`.
  ///
  /// A target may do without them: whether one can be imported is for the compiler to say.
  static let frameworks: Set<String> = [
    "AVFoundation", "AVKit", "Accessibility", "AdSupport", "AppTrackingTransparency",
    "AudioToolbox",
    "AuthenticationServices", "CommonCrypto", "Contacts", "ContactsUI", "CoreImage",
    "CoreLocation", "CoreMedia", "CoreMotion", "CoreServices", "CoreTelephony", "CoreVideo",
    "CryptoKit", "EventKit", "EventKitUI", "ImageIO", "LinkPresentation", "LocalAuthentication",
    "MapKit", "MessageUI", "Metal", "MetalKit", "MobileCoreServices", "Network", "Photos",
    "PhotosUI", "QuickLook", "SafariServices", "Security", "StoreKit", "SystemConfiguration",
    "UniformTypeIdentifiers", "UserNotifications", "Vision", "WatchKit", "WebKit", "simd",
  ]
}
