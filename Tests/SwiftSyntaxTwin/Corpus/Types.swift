import class UIKit.UIView
@testable import struct Foundation.URL
@_exported import UIKit.UIGestureRecognizerSubclass; import Combine

public class Generic<Element: Collection, Other>: Base<[Element: Other]>, Proto & Another, @unchecked Sendable where Element.Element == Other {
  public private(set) var first: [String: (Int, Set<Int>) -> Void] = [:], second = 3
  internal(set) public weak var third: UIView?
  let constant: (any Proto)? = nil
  var inferred = Generic<[Int], Int>.self
  var computed: Int { 3 }
  var both: Int { get { 1 } set { print(newValue) } }
  var observed: Int = 0 { willSet { print("{") } didSet { print("}") } }
  var closure: () -> Void = { class Local { var x = 1; func y() {} }; _ = Local() }
  lazy var view: UIView = { let view = UIView(); return view }()
  static let shared = Generic(class: 1), `default` = 3
  class var kind: String { "class" }
  class func make() -> Self? { nil }
  subscript(class index: Int) -> Int { index }
  init?(class name: Int, struct: String = "class A { func b() {} }") { return nil }
  deinit { print("deinit") }
  func map<T>(_ transform: (Element) throws -> T, default value: T? = nil, in range: Range<Int> = 0..<3) rethrows -> [T] where T: Hashable { [] }
  func effects() async throws(MyError) -> (Int, String) { fatalError() }
  func variadic(_ items: Int..., and more: inout [String], _ block: @escaping @MainActor (Int) -> Void) {}
  func result()
    -> [Int: String]
  { [:] }
  func nothing() {}; func semicolon() {}
  func + (a: Int) {}
  static func == (a: Generic, b: Generic) -> Bool { a < b && a > b }
  indirect enum Tree { case leaf, node(Tree, class: Int), `case`(protocol: Int) ; var depth: Int { switch self { case .leaf: 0; default: 1 } } }
  final private class Inner { fileprivate actor Deep: Proto { nonisolated func f() {} ; struct Deepest {} } }
}

extension Array where Element: Hashable { struct Holder { var x: Int? } ; var unique: Int { Set(self).count } }
extension Outer.Inner.Deep: Proto, Foundation.NSCopying { func copy() {} }
extension `extension` {}
protocol Proto: AnyObject { associatedtype A: Sequence where A.Element == Int; var a: A { get }; var b: Int { get set }; static var c: Int { get }
  func d(_: Int) -> A
  mutating func e() async; init(class: Int); subscript(i: Int) -> Int { get } }
protocol Old: class {}
protocol Primary<Element>: Proto { associatedtype Element }
actor Counter { var count = 0; isolated deinit {} }
struct actor { var `class`: Int; var `protocol`: String { "" } }
let actor = actor(class: 1, protocol: 2)
func free(class: Int, protocol p: Int) { let x = p; struct S<T> { let t: T }; enum E {} ; print(S(t: x)) }
@available(iOS 13, *) @propertyWrapper struct Wrapper<Value> { var wrappedValue: Value; @Wrapper var nested: Int; @Wrapper(wrappedValue: 3) var other }
@MainActor @preconcurrency open class A: UIKit.UIView {}
enum Raw: String, CaseIterable { case a = "class X {", b; static let all = Self.allCases.map { $0.rawValue } }
func opaque() -> some Proto { fatalError() }
func existential(_ a: any Proto & Another) -> any Proto { a as! any Proto }
