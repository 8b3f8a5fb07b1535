import DarkroomIOSSources
import Testing

/// Code as it is while somebody types: the build runs on it too.
struct HalfTypedTests {
  private static let whole = ###"""
    @testable import UIKit
    #if os(iOS) && canImport(UIKit, _version: 5)
    @objc(DRModel) public protocol ModelDelegate: AnyObject {
      @objc optional func model(_ model: Model<Int, [String]>, didChange names: [String]) -> Bool
      @objc optional var title: String? { get }
    }
    #elseif DEBUG
    @available(iOS 15, *) private extension UIView.Inner where Self: AnyObject { }
    #endif
    class Model<T: Comparable, U>: Base, ModelDelegate {
      @IBOutlet private(set) weak var label: UILabel? = nil { didSet { text = "a \(b ? "\(c)" : #"d"#) e" } }
      let pattern = /a(b)[/]c/, raw = ##"x\##(y)"##, `class` = 0.5
      @objc func tap(_ sender: Any = { (1, [2]) }(), for f: @escaping (Int) -> Void) async throws -> some View {
        go(#selector(getter: Model.label), #selector(tap(_:for:) as (Model) -> () -> Void), #keyPath(Model.a.b))
      }
      override init?<S>(class name: S) where S: Sequence { struct Local { enum Deep {} } }
    }
    extension Model { override func viewDidLoad() { super.viewDidLoad() } }
    """###

  @Test func everyPrefixIsTranslated() {
    let bytes = Array(Self.whole.utf8)
    for length in bytes.indices {
      let text = String(decoding: bytes.prefix(length), as: UTF8.self)
      #expect(translate(text).files.count == 1)
    }
  }

  @Test func everyTokenMayBeMissing() {
    let bytes = Array(Self.whole.utf8)
    let words = bytes.indices.filter { !isWord(bytes[$0]) || $0 == 0 || !isWord(bytes[$0 - 1]) }
    for (start, end) in zip(words, words.dropFirst()) {
      let text = bytes[..<start] + bytes[end...]
      #expect(translate(String(decoding: text, as: UTF8.self)).files.count == 1)
    }
  }

  private func isWord(_ byte: UInt8) -> Bool {
    (byte | 32) >= UInt8(ascii: "a") && (byte | 32) <= UInt8(ascii: "z")
  }

  @Test(arguments: [
    "let s = #selector(", "let s = #keyPath(", "let s = #selector(getter:", "let s = #selector(()",
    "let s = #selector(a as)", "let s = #selector((a as", "let s = #selector(a.b(", "@objc(", "`",
    "func f(a = 1: Int) {}", "#if os(iOS", "#if os(\n)", "protocol P { @objc optional func f(",
  ])
  func brokenMembersAreTranslated(_ line: String) {
    #expect(translate(line).files.count == 1)
    #expect(translate("class C: NSObject {\n  \(line)\n}\n").files.count == 1)
  }

  /// Where nothing can be made of a selector the place of the fault is told.
  @Test func anUnfinishedSelectorIsNamed() {
    let text = "class C: NSObject {\n  let s = #selector(tap as)\n}\n"

    #expect(
      translate(text).diagnostics.map(\.description) == [
        "/src/0.swift:2:21: error: this form of #selector is not known here: name the method as "
          + "'Type.method(_:)'"
      ])
  }

  /// The compiler takes 256 levels; more must neither overflow the stack nor take for ever.
  @Test(arguments: ["class C {\n", #""\("#, "[", "f(", "/* ", "#if a\n", "func f<", "@a(", "{ "])
  func deepNestingIsTranslated(_ opening: String) {
    #expect(translate(String(repeating: opening, count: 20_000)).files.count == 1)
  }

  private func translate(_ text: String) -> ModuleTranslation {
    ModuleTranslation(module: "App", sources: [SourceText(path: "/src/0.swift", text: text)])
  }
}
