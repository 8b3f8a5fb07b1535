extension ModuleNames {
  /// Apple's modules that Darkroom has in the library `DarkroomFrameworks`.
  ///
  /// A target may do without them: whether one can be imported is for the compiler to say.
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

  /// Frameworks that have views of SwiftUI in a module of their own, which iOS imports where a file imports both.
  static let besideSwiftUI = ["AuthenticationServices", "MapKit"]

  /// What UIKit brings along from CoreImage on iOS, besides names that begin with `kCI`.
  static let coreImage: Set<String> = [
    "CIColor", "CIContext", "CIDetector", "CIFilter", "CIImage", "CIQRCodeFeature", "CIVector",
    "ciColor", "ciImage",
  ]
}
