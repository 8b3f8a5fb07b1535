import Testing

struct SelectorTests {
  private func selector(_ argument: String, beside members: String = "") -> String {
    let line = translatedMember(
      "  let s = #selector(\(argument))", beside: "extension C {\n\(members)\n}")
    return line.replacing("  let s = ", with: "").trimmingSuffix(while: { $0 == " " })
  }

  @Test(arguments: [
    ("tapped(_:)", #"Selector("tapped:", C.tapped(_:))"#),
    ("C.tapped(_:)", #"Selector("tapped:", C.tapped(_:))"#),
    ("self.tapped(_:)", #"Selector("tapped:", C.tapped(_:))"#),
    ("Self.tapped(_:)", #"Selector("tapped:", C.tapped(_:))"#),
    ("unknown", #"Selector("unknown", C.unknown)"#),
    ("UIView.layoutIfNeeded", #"Selector("layoutIfNeeded", UIView.layoutIfNeeded)"#),
    ("Outer.Inner.act(_:for:)", #"Selector("act:for:", Outer.Inner.act(_:for:))"#),
    ("getter: UIView.isHidden", #"Selector("isHidden")"#),
    ("setter: UIView.isHidden", #"Selector("setHidden:")"#),
    ("model.reload", #"Selector("reload", of: model) { $0.reload }"#),
    (
      "tapped as (UIButton) -> Void",
      #"Selector("tapped") { (it: C) in it.tapped as (UIButton) -> Void }"#
    ),
    ("UITableViewDelegate.tableView(_:didSelectRowAt:)", #"Selector("tableView:didSelectRowAt:")"#),
  ])
  func everyFormIsTyped(_ argument: String, _ expected: String) {
    #expect(selector(argument) == expected)
  }

  @Test func namesAreThoseOfTheDeclaration() {
    #expect(
      selector("a", beside: "@objc func a(sender: Int) {}")
        == #"Selector("aWithSender:", C.a(sender:))"#)
    #expect(selector("a", beside: "@objc(b:) func a(_ c: Int) {}") == #"Selector("b:", C.a(_:))"#)
    #expect(
      selector("a", beside: "@objc func a() {}") == #"Selector("a", C.a as (C) -> () -> Void)"#)
    #expect(selector("getter: a", beside: "@objc var a = 0") == #"Selector("a", getter: \C.a)"#)
    #expect(
      selector("setter: a", beside: "@objc var a = 0")
        == #"Selector("setA:", setter: \C.a) { $0.a = $1 }"#)
  }

  @Test func aCastChoosesAmongMethodsOfTheSameLabels() {
    let members = "@objc(a:) func act(_ b: Int) {}\n@objc(c:) func act(_ d: String) {}"

    #expect(
      selector("act(_:) as (C) -> (String) -> Void", beside: members)
        == #"Selector("c:", C.act(_:) as (C) -> (String) -> Void)"#)
  }

  @Test func theNearestTypeWithTheMethodIsMeant() {
    let text = """
      class Outer: NSObject {
        @objc func act(_ sender: Any) {}
        enum Names {
          static let act = #selector(act)
        }
      }

      """

    #expect(translated(text)[3] == #"    static let act = Selector("act:", Outer.act(_:))"#)
  }

  @Test(arguments: [
    ("self?.tapped(_:)", #"Selector("tapped:", C.tapped(_:))"#),
    ("_Private.tapped(_:)", #"Selector("tapped:", _Private.tapped(_:))"#),
    ("lowercase.tapped(_:)", #"Selector("tapped:", lowercase.tapped(_:))"#),
    ("self?.model.reload", #"Selector("reload", of: self?.model) { $0.reload }"#),
    ("model?.reload", #"Selector("reload", of: model) { $0.reload }"#),
  ])
  func rarerFormsAreTyped(_ argument: String, _ expected: String) {
    let members = "}\nclass lowercase {"
    #expect(selector(argument, beside: members) == expected)
  }

  @Test func nestedGenericTypesAreNamedFromInside() {
    let text = """
      enum Outer {
        class Inner<T>: NSObject {
          @objc func act(_ sender: Any) {}
          func a() { let s = #selector(act(_:)) }
          func c() { let s = #selector(Self.act(_:)) }
          func d() { let s = #selector(self.act(_:)) }
        }
      }
      extension Outer.Inner {
        func b() { let s = #selector(act(_:)) }
      }

      """

    #expect(translated(text)[3] == #"    func a() { let s = Selector("act:", Inner.act(_:)) }"#)
    #expect(translated(text)[4] == #"    func c() { let s = Selector("act:", Inner.act(_:)) }"#)
    #expect(translated(text)[5] == #"    func d() { let s = Selector("act:", Inner.act(_:)) }"#)
    #expect(translated(text)[9] == #"  func b() { let s = Selector("act:", Self.act(_:)) }"#)
  }

  @Test(arguments: [
    ("C.shared(_:)", #"Selector("shared:", in: C.self) { $0.shared(_:) }"#),
    ("reload", #"Selector("reload", in: C.self) { $0.reload as () -> Void }"#),
  ])
  func methodsOfTheClassAreTyped(_ argument: String, _ expected: String) {
    let members = "@objc static func shared(_ a: Any) {}\n@objc class func reload() {}"
    #expect(selector(argument, beside: members) == expected)
  }

  /// The protocol's methods are optional on iOS: who has them is found by name.
  @Test func editActionsAreKnownByName() {
    #expect(selector("UIResponderStandardEditActions.copy(_:)") == #"Selector("copy:")"#)
  }

  @Test func keyPathsAreStrings() {
    #expect(
      translatedMember("let a = #keyPath(CALayer.opacity)!")
        == #"let a = "opacity"                !"#)
    #expect(
      translatedMember("let a = #keyPath(UIView.isHidden)!")
        == #"let a = "hidden"                 !"#)
    #expect(translatedMember("let a = #keyPath(b.c)!") == #"let a = "b.c"        !"#)
  }

  @Test func literalsOfColoursAndImagesAreTheCompilers() {
    let line =
      "let a: [Any] = [#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1), #imageLiteral(resourceName: \"x\")]"

    #expect(translatedMember(line) == line)
  }

  @Test func linesStayWhenASelectorSpansSeveral() {
    #expect(
      translated("class C {\nlet a = #selector(\n  b(_:)\n)\nlet c = 1\n}\n").prefix(5)
        == ["class C {", #"let a = Selector("b:", C.b(_:))"#, "", "", "let c = 1"])
  }
}

extension String {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, predicate(last) { text.removeLast() }
    return text
  }
}
