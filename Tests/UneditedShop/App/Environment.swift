import Foundation
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// What the app takes from the world around it.
struct Environment {
    static var current = Environment()

    var catalogue: CatalogueService = BundledCatalogue()
    var basket = Basket()
    var settings = Settings()
    var isSimulator = false

    #if DEBUG
    var showsDebugMenu = true
    #else
    var showsDebugMenu = false
    #endif

    #if os(iOS) && !targetEnvironment(macCatalyst)
    let platform = "iOS"
    #elseif os(macOS) || targetEnvironment(macCatalyst)
    let platform = "macOS"
    #else
    let platform = "elsewhere"
    #endif

    #if canImport(UIKit)
    typealias Color = UIColor
    #else
    typealias Color = NSColor
    #endif

    #if canImport(AppKit)
    let hasMenuBar = true
    #else
    let hasMenuBar = false
    #endif
}
