import DarkroomIOSSources
import Testing

/// Clients see names of Apple and upstream, and few others.
struct PublicNamesTests {
  @Test func everyPublicNameIsSomebodys() throws {
    for stranger in try PublicNames.ofSources.get().strangers() {
      Issue.record(
        """
        \(stranger.place): \(stranger.path) is in no list of Tests/ArchitectureTests/PublicNames/Lists. \
        Clients may have that name themselves: make it package or internal, put an underscore \
        before it, or mark a member @_disfavoredOverload. If Apple or upstream has it, add it to \
        their list as they spell it.
        """)
    }
  }

  @Test(arguments: [
    ("public struct Foo {}", "Foo"),
    ("public func foo(bar: Int) {}", "foo(bar:)"),
    ("infix operator ~>\npublic func ~> (a: Int, b: Int) {}", "~>(_:_:)"),
    ("public typealias Foo = Int", "Foo"),
    ("extension UIView { public func foo() {} }", "UIView.foo()"),
    ("extension UIView { public convenience init(foo: Int) {} }", "UIView.init(foo:)"),
    ("extension UIView.ContentMode { public static let foo = 1 }", "UIView.ContentMode.foo"),
    ("extension String { public subscript(foo: Int) -> Int { 1 } }", "String.subscript(_:)"),
    ("public extension NSObject { var foo: Int { 1 } }", "NSObject.foo"),
    ("extension UIView { public var tableView: Int { 1 } }", "UIView.tableView"),
  ])
  func aNewNameIsFound(source: String, name: String) throws {
    var names = try PublicNames.ofSources.get()
    names.add("UIKit", path: "New.swift", text: source)

    #expect(names.strangers().filter { $0.place.hasPrefix("New.swift") }.map(\.path) == [name])
  }

  @Test(arguments: [
    "public struct _Foo { public var bar: Int }",
    "extension UIView { @_disfavoredOverload public func foo() {} }",
    "extension UIView { package func foo() {}; var bar: Int { 1 } }",
    "struct Foo { public var bar: Int }",
    "@_spi(Internals) public func foo() {}",
    "open class UIView { open override func foo() {} }",
    "extension UITextViewDelegate { public var textView: Int? { 1 } }",
    "extension UIView { public func tableView(_ t: UITableView, willSelectRowAt i: Int) {} }",
  ])
  func whatMayStandIsNoStranger(source: String) throws {
    var names = try PublicNames.ofSources.get()
    names.add("UIKit", path: "New.swift", text: source)

    #expect(names.strangers().filter { $0.place.hasPrefix("New.swift") } == [])
  }
}
