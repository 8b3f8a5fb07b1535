import Foundation
import Synchronization

/// The bundles of modules that are linked into one program, which for Foundation have only that of the program.
enum ClassBundles {
  private struct Tables: Sendable {
    /// They are never freed, so that an object stands for its name.
    var bundles: [String: Bundle] = [:]
    var names: [ObjectIdentifier: String] = [:]
  }

  private static let tables = Mutex(Tables())

  /// Foundation's own for a class of a library that is loaded, and in an app, which has an `Info.plist`.
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
