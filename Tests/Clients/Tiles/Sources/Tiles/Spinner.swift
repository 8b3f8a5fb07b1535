import SwiftUI
import UIKit

struct Spinner: UIViewRepresentable {
  var isTurning: Bool

  func makeUIView(context: Context) -> UIActivityIndicatorView {
    UIActivityIndicatorView(style: .large)
  }

  func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
    view.color = context.environment.colorScheme == .dark ? .white : .darkGray
    if isTurning { view.startAnimating() } else { view.stopAnimating() }
  }
}

#Preview("Turning") {
  Spinner(isTurning: true)
}
