import os
import TrailKit
import UIKit

protocol ErrorPresenting: AnyObject {
    func present(_ error: any Error, retry: (() -> Void)?)
}

extension UIViewController: ErrorPresenting {
    func present(_ error: any Error, retry: (() -> Void)? = nil) {
        Logger.interface.error("Presenting \(String(describing: error), privacy: .public)")
        let alert = UIAlertController(error: error, retry: retry)
        present(alert, animated: true)
    }
}

extension UIAlertController {
    convenience init(error: any Error, retry: (() -> Void)?) {
        let localizedError = error as? any LocalizedError
        let message = [localizedError?.errorDescription ?? error.localizedDescription, localizedError?.recoverySuggestion]
            .compactMap { $0 }
            .joined(separator: "\n")
        self.init(title: localized("Something went wrong"), message: message, preferredStyle: .alert)
        if let retry {
            addAction(UIAlertAction(title: localized("Try Again"), style: .default) { _ in retry() })
        }
        addAction(UIAlertAction(title: localized("OK"), style: .cancel))
    }

    static func confirmation(
        title: String,
        message: String?,
        actionTitle: String,
        handler: @escaping () -> Void
    ) -> UIAlertController {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: actionTitle, style: .destructive) { _ in handler() })
        alert.addAction(UIAlertAction(title: localized("Cancel"), style: .cancel))
        return alert
    }
}
