import DarkroomIOSSources
import Testing

struct DeclarationReaderTests {
  @Test func namesAreSpelledWithTheirLabels() {
    let paths = paths(
      """
      open class A<T: B> where T: C {
        public init?(frame f: Int, _ g: (Int, Int) -> Void = { _ in }) { let x = 1 }
        open func `in`<U>(_ a: [U: Int], at b: Int = c(d, e)) -> (x: Int, y: Int) {}
        public subscript(i: Int, for k: Int) -> Int { 1 }
        public static func + (a: A, b: A) -> A { a }
        public private(set) var m11, m12: Int
        public enum E: Int { case a = -1, b, `default` }
        @MainActor public class var kind: Int { .init() }
      }
      """)

    #expect(
      paths == [
        "A", "A.init(frame:_:)", "A.in(_:at:)", "A.subscript(_:for:)", "A.+(_:_:)", "A.m11",
        "A.m12", "A.E", "A.E.a", "A.E.b", "A.E.default", "A.kind",
      ])
  }

  @Test func membersWithoutAModifierAreAsVisibleAsTheirProtocolOrExtension() {
    let paths = paths(
      """
      public protocol P: AnyObject { associatedtype V; var a: Int { get }; func b() }
      protocol Q { func c() }
      public extension A.B { func d() {}; private func e() {} }
      extension A { func f() {}; struct G { public var h = 1 } }
      """)

    #expect(paths == ["P", "P.V", "P.a", "P.b()", "A.B.d()", "A.G.h"])
  }

  @Test func bodiesAreSteppedOver() {
    let paths = paths(
      """
      public func a() { struct B { public var c = 1 }; switch d { case .e, f: break } }
      public let g = { (h: Int) in h }(1)
      """)

    #expect(paths == ["a()", "g"])
  }

  private func paths(_ text: String) -> [String] {
    DeclarationReader(SourceText(path: "A.swift", text: text)).declarations.map(\.path)
  }
}
