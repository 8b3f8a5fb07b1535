import DarkroomIOSSources
import DarkroomTypesetting

/// Times of large inputs in milliseconds, at a quarter of their size and at the whole: linear work takes four times as
/// long.
@main
struct GrowthRunner {
  static func main() throws {
    let font = try FontLibrary.shared.font(.system(size: 16))
    let kinds: [(name: String, size: Int, work: (Int) -> Void)] = [
      ("characters wrapped", 1_000_000, { wrap($0, font) }),
      ("characters of mixed direction", 36_000, { mix($0, font) }),
      ("classes translated", 4_000, translate),
    ]
    wrap(100, font)
    for (name, size, work) in kinds {
      let (quarter, whole) = (time { work(size / 4) }, time { work(size) })
      print(
        #"{"growth":"\#(name)","size":\#(size),"quarter_ms":\#(quarter),"whole_ms":\#(whole)}"#)
    }
  }

  private static func time(_ work: () -> Void) -> Int {
    Int(ContinuousClock().measure(work) / .milliseconds(1))
  }

  private static func set(_ text: String, _ font: Font, width: Double) {
    let layout = TextLayout(
      StyledText(text, style: TextStyle(font: font)), constraints: TextConstraints(width: width))
    precondition(!layout.lines.isEmpty)
  }

  /// `count` is part of the text, so that nothing is known from the text before.
  private static func wrap(_ count: Int, _ font: Font) {
    let text =
      "\(count) " + String(repeating: "Pack my box with five dozen jugs. ", count: count / 34)
    set(text, font, width: 300)
  }

  private static func mix(_ count: Int, _ font: Font) {
    let text = "\(count) " + String(repeating: "name שלום 123 مرحبا, ", count: count / 20)
    set(text, font, width: .infinity)
    set("\(count)" + text, font, width: 300)
  }

  private static func translate(_ count: Int) {
    let classes = (0..<count).map { number in
      """
      class Screen\(number): UIViewController, UITableViewDelegate {
        @IBOutlet private weak var label: UILabel!
        @objc func tap(_ sender: Any) { send(#selector(tap)) }
      }
      extension Screen\(number) { override func viewDidLoad() { super.viewDidLoad() } }

      """
    }
    let source = SourceText(path: "/app/Screens.swift", text: "import UIKit\n" + classes.joined())
    precondition(!ModuleTranslation(module: "App", sources: [source]).registry.isEmpty)
  }
}
