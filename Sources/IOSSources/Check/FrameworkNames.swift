/// The top-level names in Darkroom's modules for Apple's other frameworks.
package enum FrameworkNames {
  /// The names for which `isApples` is true.
  package static let all = Set(list.split(whereSeparator: \.isWhitespace).map(String.init))

  /// The prefixes of the names of a framework, and the modules that provide them when a file imports one of them.
  private static let modules: [String: Set<String>] = [
    "ATT": ["AppTrackingTransparency"], "AS": ["AuthenticationServices"],
    "AV": ["AVFoundation", "AVKit"], "CI": ["CoreImage", "UIKit"],
    "CL": ["CoreLocation", "MapKit"], "CM": ["CoreMotion"], "CN": ["Contacts"],
    "CT": ["CoreTelephony", "CoreText", "UIKit"], "EA": ["ExternalAccessory"], "EK": ["EventKit"],
    "LA": ["LocalAuthentication"], "LP": ["LinkPresentation"], "MF": ["MessageUI"],
    "MK": ["MapKit"], "MTK": ["MetalKit"], "MTL": ["Metal", "MetalKit"], "NW": ["Network"],
    "PH": ["Photos", "PhotosUI"], "QL": ["QuickLook"],
    "SCNetworkReachability": ["SystemConfiguration"], "SF": ["SafariServices", "Speech"],
    "SK": ["StoreKit"], "UN": ["UserNotifications"], "UT": ["UniformTypeIdentifiers"],
    "VN": ["Vision"], "WK": ["WebKit"],
  ]

  /// Whether the name begins like a name of a framework: with its prefix, followed by a capital letter and lowercase
  /// letters.
  package static func isApples(_ name: String) -> Bool { !modules(of: name).isEmpty }

  /// The modules that would contain the name on Apple's systems.
  static func modules(of name: String) -> Set<String> {
    let word = name.hasPrefix("k") ? String(name.dropFirst()) : name
    guard name.contains(where: \.isLowercase) else { return [] }
    let beginning = modules.keys.filter {
      word.hasPrefix($0) && word.dropFirst($0.count).first?.isUppercase == true
    }.max { $0.count < $1.count }
    return beginning.flatMap { modules[$0] } ?? []
  }
}
