import Testing

struct ImportTests {
  @Test(arguments: [
    ("import UIKit", "import DarkroomUIKit"),
    ("@testable import UIKit", "@testable import DarkroomUIKit"),
    ("import class UIKit.UIView", "import class DarkroomUIKit.UIView"),
    (
      "import UIKit.UIGestureRecognizerSubclass", "import DarkroomUIKit                            "
    ),
    ("import Foundation", "import Foundation"),
    ("let a = UIKit.UIView()", "let a = DarkroomUIKit.UIView()"),
    ("let a = b.UIKit.c", "let a = b.UIKit.c"),
  ])
  func appleModulesAreDarkrooms(_ line: String, _ expected: String) {
    #expect(translated(line + "\n") == [expected])
  }

  @Test(arguments: [
    ("#if os(iOS)", "#if true   "),
    ("#if !os(iOS) || canImport(UIKit)", "#if !true    || true            "),
    ("#if os(macOS)", "#if os(macOS)"),
    ("#if targetEnvironment(simulator) && DEBUG", "#if true                         && DEBUG"),
    ("#if canImport(SwiftUI)", "#if canImport(SwiftUI)"),
  ])
  func conditionsAnswerAsInASimulator(_ line: String, _ expected: String) {
    #expect(translated(line + "\n#endif\n")[0] == expected)
  }
}
