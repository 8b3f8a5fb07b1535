import SwiftUI
import Testing
import UIKitTesting

@MainActor
struct TextFieldTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct NameForm: View {
    @State var name = ""
    let log: Log

    var body: some View {
      VStack {
        TextField("Name", text: $name, onEditingChanged: { log.lines.append("editing \($0)") }) {
          log.lines.append("commit \(name)")
        }
        .onSubmit { log.lines.append("submit \(name)") }
        Text("Hello \(name)")
      }
      .onSubmit { log.lines.append("outer") }
    }
  }

  private struct Amount: View {
    @State var amount = 5

    var body: some View {
      VStack {
        TextField("Amount", value: $amount, format: .number.locale(Locale(identifier: "en_US")))
        Text("Amount \(amount)")
      }
    }
  }

  private struct Framed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(10).background(Color.red)
    }
  }

  private func text(_ hosted: Hosted) -> String? {
    hosted.window.layoutIfNeeded()
    return hosted.views.last { "\(type(of: $0))" == "TextView" }?.accessibilityLabel
  }

  // MARK: Layout

  /// Recorded by iOS 17, 18 and 26 at three pixels a point.
  @Test func fieldsAreAsHighAsOnIOS() {
    func height(_ view: some View) -> CGFloat { Hosted.ideal(view).height }

    #expect(height(TextField("Name", text: .constant(""))) == 22)
    #expect(height(TextField("Name", text: .constant("Ada"))) == 22)
    #expect(height(SecureField("Name", text: .constant(""))) == 21)
    #expect(Hosted.near(height(SecureField("Name", text: .constant("secret"))), 20.333))
    #expect(height(TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)) == 34)
    #expect(height(TextField("Name", text: .constant("")).font(.largeTitle)) > 40)
  }

  @Test func fieldsAreAsWideAsTheirPlaceAndEightPointsApart() throws {
    let hosted = Hosted(
      VStack {
        TextField("Name", text: .constant(""))
        TextField("Mail", text: .constant(""))
      })
    let frames = hosted.frames(ofClass: "UITextField")

    #expect(frames.map(\.width) == [200, 200])
    #expect(Hosted.near(frames[1].minY - frames[0].maxY, 8))
  }

  @Test func aFieldThatGrowsIsAsHighAsItsLines() {
    let long = String(repeating: "word ", count: 30)
    func height(_ text: String, _ limit: Int? = nil) -> CGFloat {
      let field = TextField("Note", text: .constant(text), axis: .vertical).lineLimit(limit)
      return UIHostingController(rootView: field.environment(\.displayScale, 3))
        .sizeThatFits(in: CGSize(width: 200, height: 0)).height
    }

    #expect(Hosted.near(height(""), 22))
    #expect(Hosted.near(height("one"), 22))
    #expect(height(long) > 80)
    #expect(height(long, 2) < 50)
  }

  @Test func editorsFillTheirPlace() throws {
    let hosted = Hosted(TextEditor(text: .constant("Text")))

    #expect(
      try hosted.frame(of: UITextView.self) == CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  // MARK: State

  @Test func whatIsWrittenComesToTheBinding() throws {
    let log = Log()
    let hosted = Hosted(NameForm(log: log))
    let field = try hosted.first(UITextField.self)

    #expect(field.placeholder == "Name")
    field.simulateTyping("Ada")
    #expect(text(hosted) == "Hello Ada")
    field.simulateReturn()
    #expect(
      log.lines == ["editing true", "commit Ada", "submit Ada", "outer", "editing false"])
    #expect(try hosted.first(UITextField.self) === field)
  }

  @Test func valuesAreSetOnceEditingEnds() throws {
    let hosted = Hosted(Amount())
    let field = try hosted.first(UITextField.self)

    #expect(field.text == "5")
    field.simulateTyping("0")
    #expect(text(hosted) == "Amount 5")
    field.simulateReturn()
    #expect(text(hosted) == "Amount 50")
    field.simulateTyping("x")
    field.simulateReturn()
    #expect(text(hosted) == "Amount 50")
    #expect(field.text == "50")
  }

  @Test func aBindingMayRefuseWhatIsWritten() throws {
    let hosted = Hosted(TextField("Name", text: .constant("fixed")))
    let field = try hosted.first(UITextField.self)

    field.simulateTyping("!")

    #expect(field.text == "fixed")
  }

  @Test func whatIsWrittenIntoAnEditorComesToTheBinding() throws {
    struct Note: View {
      @State var note = "a"
      var body: some View {
        VStack {
          TextEditor(text: $note).frame(height: 80)
          Text(note)
        }
      }
    }
    let hosted = Hosted(Note())

    try hosted.first(UITextView.self).simulateTyping("b")

    #expect(text(hosted) == "ab")
  }

  @Test func disabledFieldsTakeNoText() throws {
    let field = try Hosted(NameForm(log: Log()).disabled(true)).first(UITextField.self)

    #expect(!field.simulateTyping("Ada"))
    #expect(field.text == "")
  }

  // MARK: Look

  @Test func fieldsTakeTheirLookFromTheSurroundings() throws {
    let field = try Hosted(
      TextField("Name", text: .constant("Ada"))
        .font(.headline).foregroundStyle(Color.red).multilineTextAlignment(.trailing)
        .keyboardType(.emailAddress).submitLabel(.next).textContentType(.emailAddress)
        .textInputAutocapitalization(.never).autocorrectionDisabled()
    ).first(UITextField.self)

    #expect(field.font == UIFont.preferredFont(forTextStyle: .headline))
    let traits = field.traitCollection
    #expect(
      field.textColor?.resolvedColor(with: traits) == UIColor.systemRed.resolvedColor(with: traits))
    #expect(field.textAlignment == .right)
    #expect(field.keyboardType == .emailAddress)
    #expect(field.returnKeyType == .next)
    #expect(field.textContentType == .emailAddress)
    #expect(field.autocapitalizationType == .none)
    #expect(field.autocorrectionType == .no)
  }

  @Test func promptsAreInTheirOwnColor() throws {
    let prompt = Text("Search").foregroundColor(.red)
    let field = try Hosted(TextField("Name", text: .constant(""), prompt: prompt))
      .first(UITextField.self)
    let color = field.attributedPlaceholder?.attribute(
      .foregroundColor, at: 0, effectiveRange: nil)

    #expect(field.placeholder == "Search")
    #expect(color != nil)
    #expect(field.accessibilityLabel == "Search")
  }

  @Test func secretsAreDots() throws {
    #expect(
      try Hosted(SecureField("Password", text: .constant("secret"))).first(UITextField.self)
        .isSecureTextEntry)
  }

  @Test func stylesOfATeamHaveTheField() {
    let plain = Hosted.ideal(TextField("Name", text: .constant("")))
    let framed = Hosted.ideal(TextField("Name", text: .constant("")).textFieldStyle(Framed()))
    let bordered = Hosted.ideal(
      TextField("Name", text: .constant("")).textFieldStyle(Framed()).textFieldStyle(.roundedBorder)
    )

    #expect(framed == CGSize(width: plain.width + 20, height: plain.height + 20))
    #expect(bordered.height == 54)
  }
}
