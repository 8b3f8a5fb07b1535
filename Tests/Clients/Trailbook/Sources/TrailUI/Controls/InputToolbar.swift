import UIKit

/// The bar above the keyboard, with arrows between the fields of a form.
public final class InputToolbar: UIToolbar {
    private var fields: [UIResponder] = []

    public convenience init(fields: [UIResponder]) {
        self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        self.fields = fields
        let previous = UIBarButtonItem(
            image: UIImage(systemName: "chevron.up"),
            style: .plain,
            target: self,
            action: #selector(goBack)
        )
        previous.accessibilityLabel = UIText.string("previous")
        let next = UIBarButtonItem(
            image: UIImage(systemName: "chevron.down"),
            style: .plain,
            target: self,
            action: #selector(goForward)
        )
        next.accessibilityLabel = UIText.string("next")
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(finish))
        items = [previous, .fixedSpace(8), next, .flexibleSpace(), done]
        sizeToFit()
    }

    private var currentIndex: Int? {
        fields.firstIndex { $0.isFirstResponder }
    }

    @objc private func goBack() {
        guard let currentIndex, currentIndex > 0 else { return }
        fields[currentIndex - 1].becomeFirstResponder()
    }

    @objc private func goForward() {
        guard let currentIndex, currentIndex < fields.count - 1 else { return finish() }
        fields[currentIndex + 1].becomeFirstResponder()
    }

    @objc private func finish() {
        guard let currentIndex else { return }
        fields[currentIndex].resignFirstResponder()
    }
}
