import Foundation
import Synchronization

/// The bundles of modules that are linked into one program; Foundation knows only the program's own bundle.
enum ClassBundles {
  private struct Tables: Sendable {
    /// The bundles by name; they are never freed, so that a bundle object identifies its module.
    var bundles: [String: Bundle] = [:]
    var names: [ObjectIdentifier: String] = [:]
  }

  private static let tables = Mutex(Tables())

  /// The bundle of a class: Foundation's own for a class in a loaded library, and in an app with an `Info.plist`.
  static func bundle(of type: AnyClass) -> Bundle {
    let bundle = Bundle(for: type)
    guard let app = MainBundle.standing(for: bundle), app.information.isEmpty else { return bundle }
    let module = String(String(reflecting: type).prefix { $0 != "." })
    return tables.withLock { tables in
      if let known = tables.bundles[module] { return known }
      guard let own = Bundle(path: bundle.bundlePath), own !== bundle else { return bundle }
      tables.bundles[module] = own
      tables.names[ObjectIdentifier(own)] = module
      return own
    }
  }

  /// Nil for other bundles.
  static func module(of bundle: Bundle) -> String? {
    tables.withLock { $0.names[ObjectIdentifier(bundle)] }
  }
}
