#if os(iOS) || (os(macOS) && !targetEnvironment(macCatalyst)) // comment
import UIKit
#elseif canImport(AppKit, _version: 1.2) && swift(>=5.9)
import AppKit
#else
import Foundation
#endif
class A {
  #if DEBUG
  @objc func debug() {}
    #if FEATURE
    @IBOutlet var nested: Int!
    #endif
  #elseif RELEASE || compiler(<6)
  @objc func release() {}
  #else
  @objc func neither() {}
  #endif
  func f() {
    #if os(tvOS)
    g()
      .h()
    #endif
    view
      #if os(iOS)
      .padding()
      #endif
    #warning("class B {")
    if #available(iOS 15, *), let x = #function as String? { print(x, #line, #file) }
    guard #unavailable(iOS 15) else { return }
    while #available(macOS 26.0.1, iOS 26, *), true { func inner() { if #available(iOS 9, *) {} } }
  }
  #sourceLocation(file: "x.swift", line: 3)
  #sourceLocation()
}
