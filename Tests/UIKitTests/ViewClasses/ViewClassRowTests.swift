import Foundation
import Testing

@testable import DarkroomUIKit

/// Each view class that a developer can name has a row beside it, or a reason why it needs none.
@MainActor
struct ViewClassRowTests {
  static let exemptions = [
    "UICollectionViewListCell": "adds nothing to a collection view cell",
    "UIInputView": "has no element in interface files; it adds nothing to a view that shows",
    "UIListContentView":
      "comes from a content configuration alone; its labels and image say what it shows",
    "UISearchTextField": "adds nothing to a text field",
    "UITableViewHeaderFooterView":
      "has no element in interface files and no state; its labels say what it shows",
  ]

  private var rows: [String] { ViewClass.all.map { "\($0.type)" } }

  @Test func everyPublicViewClassHasARowOrAReason() throws {
    let declared = try DeclaredViewClasses().publicViews.map(\.name)
    #expect(declared.contains("UITableViewCell") && declared.contains("UITextView"))

    #expect(declared.filter { !rows.contains($0) && Self.exemptions[$0] == nil } == [])
  }

  @Test func noRowOrReasonIsLeftOver() throws {
    let declared = try DeclaredViewClasses().publicViews.map(\.name)

    #expect(rows.filter { !declared.contains($0) } == [])
    #expect(Self.exemptions.keys.filter { !declared.contains($0) || rows.contains($0) } == [])
    #expect(Set(rows).count == rows.count)
  }

  @Test func aRowStandsBesideItsClass() throws {
    let sources = try DeclaredViewClasses.sources()
    for (name, file) in try DeclaredViewClasses().publicViews where rows.contains(name) {
      let folder = sources.appending(path: file).deletingLastPathComponent()
      let row = try? String(
        contentsOf: folder.appending(path: "\(name)+ViewClass.swift"), encoding: .utf8)

      #expect(
        row?.contains("static let ui\(name.dropFirst(2)) = ViewClass(\n    \(name).self") == true,
        "\(name), declared in \(file)")
    }
  }

  @Test func declarationsAreFoundHoweverTheyAreWritten() {
    let classes = DeclaredViewClasses(
      source: """
        @preconcurrency @MainActor
        open class UIView: UIResponder, NSCoding {}
        public final class Panel<Content>:
          UIView
        {
          public class func make() -> Panel { Panel() }
          open class Inner: Panel {}
        }
        final class Hidden: UIView {}
        open class Shown: Hidden {}
        open class UIThing: NSObject {}
        /// open class Words: UIView
        """, file: "A.swift")

    #expect(classes.publicViews.map(\.name) == ["Inner", "Panel", "Shown", "UIView"])
  }
}
