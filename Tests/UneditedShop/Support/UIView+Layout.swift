import UIKit

extension UIView {
    func addFilling(_ view: UIView, insets: UIEdgeInsets = .zero) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: insets.top),
            view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.left),
            view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.right),
            view.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -insets.bottom),
        ])
    }

    func enclosing<View: UIView>(_ type: View.Type) -> View? {
        var view: UIView? = self
        while let current = view {
            if let found = current as? View { return found }
            view = current.superview
        }
        return nil
    }

    @objc func flash() {
        alpha = alpha == 1 ? 0.5 : 1
    }

    @IBInspectable var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
}

extension UIViewController {
    func embed(_ child: UIViewController, in container: UIView? = nil) {
        addChild(child)
        (container ?? view).addFilling(child.view)
        child.didMove(toParent: self)
    }

    @objc(shop_dismiss:) func dismissFromButton(_ sender: Any?) {
        dismiss(animated: true, completion: nil)
    }
}
