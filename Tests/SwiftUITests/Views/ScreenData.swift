import SwiftUI

// Views as teams write them: that they compile is the test.

@MainActor final class ProfileModel: ObservableObject {
  @Published var name = "Ada"
  @Published var isFollowing = false
  @Published var posts: [Post] = []
  func load() async { posts = [Post(id: 1, title: "One")] }
}

struct Post: Identifiable, Hashable {
  let id: Int
  var title: String
  var isDone = false
}

enum Filter: String, CaseIterable, Identifiable {
  case all, open, done
  var id: String { rawValue }
}

@Observable final class Settings {
  var isDark = false
  var name = ""
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = Color.blue
}

extension EnvironmentValues {
  var accent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}
