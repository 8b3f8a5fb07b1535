import SwiftUI

struct ProfileCard: View {
    let name: String
    @Binding var isFollowed: Bool

    @Environment(\.accent) private var accent
    @Environment(\.cardWidth) private var width

    var body: some View {
        VStack(spacing: 4) {
            Circle().fill(accent).frame(width: 20, height: 20)
            Text(name).font(.caption)
            Button(isFollowed ? "Unfollow" : "Follow") { isFollowed.toggle() }
                .font(.caption)
        }
        .frame(width: width)
        .padding(4)
    }
}

#if DEBUG
#Preview("Followed", traits: .sizeThatFitsLayout) {
    @Previewable @State var isFollowed = true
    @Previewable @State var name: String = "Ada"

    ProfileCard(name: name, isFollowed: $isFollowed)
}

@available(iOS 17.0, *)
#Preview("Wide", traits: .fixedLayout(width: 120, height: 90)) {
    ProfileCard(name: "Grace", isFollowed: .constant(false))
        .environment(\.cardWidth, 100)
        .environment(\.accent, .red)
}
#endif

#Preview("Label", traits: .sizeThatFitsLayout) {
    let label = UILabel()
    label.text = "UIKit"
    label.font = .systemFont(ofSize: 12)
    return label
}

private struct ProfileCard_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(["Ada", "Grace"], id: \.self) { name in
            ProfileCard(name: name, isFollowed: .constant(true))
                .previewDisplayName(name)
        }
        .previewLayout(.sizeThatFits)
    }
}
