extension ModuleNames {
  /// Apple's modules that Darkroom provides in the library `DarkroomFrameworks`.
  ///
  /// A target may not depend on them, so the compiler decides whether one can be imported.
  static let frameworks: Set<String> = [
    "AVFoundation", "AVKit", "Accelerate", "Accessibility", "AppTrackingTransparency",
    "AudioToolbox",
    "AuthenticationServices", "CommonCrypto", "Contacts", "CoreImage",
    "CoreLocation", "CoreMedia", "CoreMotion", "CoreServices", "CoreTelephony", "CoreVideo",
    "CryptoKit", "EventKit", "ExternalAccessory", "ImageIO", "LinkPresentation",
    "LocalAuthentication",
    "MapKit", "MessageUI", "Metal", "MetalKit", "MobileCoreServices", "Network", "Photos",
    "PhotosUI", "QuickLook", "SafariServices", "Security", "Speech", "StoreKit",
    "SystemConfiguration",
    "UniformTypeIdentifiers", "UserNotifications", "Vision", "WatchKit", "WebKit", "simd",
  ]

  /// Frameworks with SwiftUI views in a separate module, which iOS imports if a file imports both.
  static let besideSwiftUI = ["AuthenticationServices", "MapKit"]

  /// The names of CoreImage that UIKit re-exports on iOS, apart from names that begin with `kCI`.
  static let coreImage: Set<String> = [
    "CIColor", "CIContext", "CIDetector", "CIFilter", "CIImage", "CIQRCodeFeature", "CIVector",
    "ciColor", "ciImage",
  ]
}
