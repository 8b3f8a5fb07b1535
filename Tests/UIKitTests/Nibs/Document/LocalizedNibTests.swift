import DarkroomFoundation
import DarkroomTestSupport
import DarkroomUIKit
import Foundation
import Testing

/// Nibs and storyboards in the language that the bundle speaks.
@MainActor
struct LocalizedNibTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// A bundle whose development language is English.
  private func bundle(_ files: [String: String]) throws -> Bundle {
    let info =
      "<plist><dict><key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>"
    try folder.write(info, to: "App.bundle/Info.plist")
    for (path, text) in files { try folder.write(Array(text.utf8), to: "App.bundle/\(path)") }
    return try #require(Bundle(path: folder.path("App.bundle")))
  }

  private func nib(_ objects: String) -> String {
    "<document><objects>\(objects)</objects></document>"
  }

  private func within<Result>(_ language: String, _ body: () throws -> Result) rethrows -> Result {
    try PreferredLanguages.$override.withValue([language], operation: body)
  }

  private func first<View: UIView>(_ name: String, in bundle: Bundle) throws -> View {
    try #require(UINib(nibName: name, bundle: bundle).instantiate(withOwner: nil).first as? View)
  }

  /// As Xcode exports a nib's texts for translators.
  @Test func textsComeFromTheTableOfTheLanguage() throws {
    let bundle = try bundle([
      "Base.lproj/Card.xib": nib(
        """
        <view id="v"><subviews>
        <label id="a-1" text="Hello"/>
        <button id="b-1" buttonType="system"><state key="normal" title="Go"/>
        <state key="selected"><string key="title">On</string></state>
        <accessibility key="accessibilityConfiguration" label="Start"/></button>
        <textField id="c-1" placeholder="Name"/>
        <segmentedControl id="d-1"><segments><segment title="One"/><segment title="Two"/></segments>
        </segmentedControl>
        <label id="e-1"><string key="text">Long</string></label>
        <button id="f-1"><state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="plain" title="More"/></button>
        </subviews></view>
        """),
      "de.lproj/Card.strings": """
      "a-1.text" = "Hallo"; "b-1.normalTitle" = "Los"; "b-1.selectedTitle" = "An";
      "b-1.accessibilityLabel" = "Anfangen"; "c-1.placeholder" = "Name (de)";
      "d-1.segmentTitles[1]" = "Zwei"; "d-1.segmentTitles[7]" = "Acht"; "e-1.text" = "Lang";
      "f-1.configuration.title" = "Mehr"; "unknown.text" = "x"; "a-1" = "x"; "a-1.prompt" = "x";
      """,
    ])
    func texts() throws -> [String?] {
      let views = try first("Card", in: bundle).subviews
      let (button, segments) = (views[1] as? UIButton, views[3] as? UISegmentedControl)
      return [
        (views[0] as? UILabel)?.text, button?.title(for: .normal), button?.title(for: .selected),
        button?.accessibilityLabel, (views[2] as? UITextField)?.placeholder,
        segments?.titleForSegment(at: 0), segments?.titleForSegment(at: 1),
        (views[4] as? UILabel)?.text, (views[5] as? UIButton)?.configuration?.title,
      ]
    }

    let english = ["Hello", "Go", "On", "Start", "Name", "One", "Two", "Long", "More"]
    #expect(try texts() == english)
    #expect(
      try within("de-AT", texts)
        == ["Hallo", "Los", "An", "Anfangen", "Name (de)", "One", "Zwei", "Lang", "Mehr"])
    #expect(try within("fr", texts) == english)
  }

  @Test func storyboardsAreTranslatedByStringCatalogsToo() throws {
    let bundle = try bundle([
      "Base.lproj/Main.storyboard": """
      <document initialViewController="a"><scenes><scene><objects>
      <viewController id="a" title="Trails"><navigationItem key="navigationItem" id="n" title="Trails"/>
      </viewController></objects></scene></scenes></document>
      """,
      "mul.lproj/Main.xcstrings": """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "n.title" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Wege" } },
          "en" : { "stringUnit" : { "state" : "new", "value" : "Trails" } } } } } }
      """,
    ])
    func title() -> String? {
      UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()?
        .navigationItem.title
    }

    #expect(title() == "Trails" && within("de", title) == "Wege")
  }

  /// A file of a language's own goes before the one in Base.lproj, and its texts are its own.
  @Test func aLanguageMayHaveAFileOfItsOwn() throws {
    let bundle = try bundle([
      "Base.lproj/Card.xib": nib("<label id=\"a\" text=\"Base\"/>"),
      "de.lproj/Card.xib": nib("<label id=\"a\" text=\"Karte\"/>"),
      "de.lproj/Card.strings": "\"a.text\" = \"no\";",
      "en.lproj/Only.xib": nib("<label id=\"a\" text=\"Only\"/>"),
      "de.lproj/Localizable.strings": "",
    ])
    func text(_ name: String) throws -> String? { try (first(name, in: bundle) as UILabel).text }

    #expect(try text("Card") == "Base")
    #expect(try within("de") { try text("Card") } == "Karte")
    // What a translation lacks is the development language's.
    #expect(try within("de") { try text("Only") } == "Only")
  }

  @Test func anUndeclaredFileIsNamedWithTheWordsForTheManifest() throws {
    for file in ["Package.swift", "Sources/Cards/Card.xib", "Sources/Cards/Deck.storyboard"] {
      try folder.write([], to: file)
    }
    try folder.write([], to: ".build/debug/App_Cards.resources/Info.plist")
    let bundle = folder.path(".build/debug/App_Cards.resources")

    #expect(
      NibError.nibNotFound("Card", bundle: bundle).reason
        == "Could not load NIB in bundle: 'NSBundle <\(bundle)> (loaded)' with name 'Card'. Sources/Cards/Card.xib is in "
        + "no bundle, because the manifest does not declare it; add it to the target Cards in Package.swift: "
        + "resources: [.process(\"Card.xib\")]")
    #expect(
      NibError.storyboardNotFound("Deck", bundle: bundle).reason
        .hasSuffix("resources: [.process(\"Deck.storyboard\")]"))
    #expect(
      NibError.storyboardNotFound("Desk", bundle: bundle).reason
        == "Could not find a storyboard named 'Desk' in bundle \(bundle)")
  }
}
