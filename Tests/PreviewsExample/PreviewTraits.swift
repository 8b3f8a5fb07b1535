import SwiftUI

private struct Framed: PreviewModifier {
    func body(content: Content, context: Void) -> some View {
        content.padding()
    }
}

@available(iOS 18.0, *)
extension PreviewTrait where T == Preview.ViewTraits {
    /// As warp-ds/warp-ios has its traits: in the language mode 5 no actor is asked for.
    static let framed: Self = .modifier(Framed())
}
