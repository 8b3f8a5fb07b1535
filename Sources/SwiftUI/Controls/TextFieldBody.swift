/// The UIKit text field of a text field.
struct TextFieldBody<Label: View> {
  let field: TextField<Label>
  var border = UITextField.BorderStyle.none
}

extension TextFieldBody: View, NodeView {
  typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let placeholder = evaluation.tracking {
      evaluation.placeholder(prompt: field.prompt, label: field.label)
    }
    guard field.axis == .vertical else {
      return evaluation.nodes(
        of: TextFieldControl(
          content: field.content, placeholder: placeholder, isSecure: field.isSecure, border: border
        ).accessibilityLabel(placeholder.string))
    }
    return evaluation.nodes(of: growing(placeholder.string, in: evaluation))
  }

  @MainActor
  private func growing(_ placeholder: String, in evaluation: Evaluation) -> some View {
    let isEmpty = evaluation.tracking { field.content.text().isEmpty }
    return ZStack(alignment: .topLeading) {
      if isEmpty {
        (field.prompt ?? Text(verbatim: placeholder))
          .defaultPlaceholderColor().allowsHitTesting(false).accessibilityHidden(true)
      }
      TextViewControl(content: field.content, isGrowing: true).accessibilityLabel(placeholder)
    }
    .padding(border == .roundedRect ? 7 : 0)
    .background {
      if border == .roundedRect { RoundedRectangle(cornerRadius: 5).strokeBorder(.separator) }
    }
  }
}

extension Text {
  fileprivate func defaultPlaceholderColor() -> some View {
    foregroundStyle(Color(uiColor: .placeholderText))
  }
}

extension Evaluation {
  /// The placeholder of an empty field: its prompt in its own colors, or else its label.
  func placeholder<Label: View>(prompt: Text?, label: Label) -> NSAttributedString {
    guard let prompt else {
      let words = at("label").nodes(of: label).map(\.words).joined(separator: " ")
      return NSAttributedString(string: words)
    }
    var inner = environment
    inner.foregroundLevels = []
    let color = prompt.ownEnvironment(in: inner).foreground.flatMap { inner.color(for: $0) }
    return NSAttributedString(
      string: prompt.resolved(in: inner)?.string ?? "",
      attributes: color.map { [.foregroundColor: $0] } ?? [:])
  }
}
