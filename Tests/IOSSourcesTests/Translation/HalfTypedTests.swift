import DarkroomIOSSources
import Foundation
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

  private static let open = """
    import Foundation

    @objc protocol Listener {
      @objc optional func heard(_ text: String)
    }
    class Screen: UIViewController {
      @IBOutlet var label: UILabel!
      @objc func half(

      @objc func tap() {}
    }

    """

  /// The registry's statements would be the first that the compiler complains of.
  @Test(arguments: [
    "@objc func half(", "@objc func half() {", "@objc func half() }", "@objc func half([1)",
    "#if DEBUG", "let a = \"\"\"", "@objc func half() { \"\\(a \" }",
  ])
  func aFileThatIsStillOpenEntersNothing(_ line: String) throws {
    let text = Self.open.replacing("@objc func half(", with: line)
    let whole = SourceText(
      path: "/src/1.swift", text: "class Whole: NSObject { @objc func tap() {} }")
    let translation = ModuleTranslation(
      module: "App", sources: [SourceText(path: "/src/0.swift", text: text), whole])

    #expect(!translation.files[0].contains("darkroomRegister"))
    #expect(!translation.registry.contains("darkroomRegisterFile0()"))
    #expect(translation.files[1].contains("darkroomRegister"))
    #expect(translation.registry.contains("darkroomRegisterFile1()"))
  }

  /// Behind the text it would be a part of what is open, and "only valid at file scope".
  @Test func whatIsAddedToAnOpenFileStandsBeforeItsText() throws {
    let file = translate(Self.open).files[0]
    let text = try #require(file.range(of: "#sourceLocation(file: \"/src/0.swift\", line: 3)\n"))

    #expect(file.contains("import Foundation; import DarkroomUIKit\n"))
    #expect(file[..<text.lowerBound].contains("extension Listener {"))
    #expect(file.hasSuffix("        func tap() {}\n}\n"))
  }

  @Test func linesOfAnOpenFileLieWhereTheyLay() {
    let text = "// A screen\nclass Screen: UIViewController {\n  @objc func half(\n}\n"
    let lines = translated(text)

    #expect(lines == ["class Screen: UIViewController {", "        func half(", "}", ""])
  }

  /// The compiler's own error would name the translated file, whose end it is about.
  @Test func aBraceThatIsMissingAtTheEndIsNamedInTheOriginal() {
    let text = "class Screen: UIViewController {\n  func half() {\n}\n"

    #expect(
      translate(text).files[0].hasSuffix(
        """
        #sourceLocation(file: "/src/0.swift", line: 3)
        #error("expected '}': nothing closes the '{' of line 1")
        }

        """))
    #expect(!translate("func half(\n").files[0].contains("#error"))
  }

  /// Should Darkroom take a file for open that the compiler does not, its classes are missing: that is told at once.
  @Test func anOpenFileThatCompilesIsNamedWhenTheProgramStarts() {
    let registry = translate(Self.open).registry

    #expect(registry.contains("fatalError("))
    #expect(registry.contains("brackets in /src/0.swift that don't match"))
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
