import SwiftUI

// Views as teams write them: that they compile is the test.

struct Card<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8, content: content)
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color(.secondarySystemBackground))
      .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
      .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
  }
}

struct Badge: View {
  let count: Int
  var body: some View {
    Text("\(count)")
      .font(.caption.bold())
      .foregroundColor(.white)
      .padding(.horizontal, 8)
      .padding(.vertical, 2)
      .background(Capsule().fill(count > 9 ? Color.red : Color.orange))
      .overlay(Capsule().stroke(Color.white, lineWidth: 2))
      .accessibilityLabel("\(count) unread")
  }
}

struct PrimaryButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .padding(.vertical, 12)
      .frame(maxWidth: .infinity)
      .background(isEnabled ? Color.accentColor : .gray, in: RoundedRectangle(cornerRadius: 10))
      .opacity(configuration.isPressed ? 0.7 : 1)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
  static var primary: PrimaryButtonStyle { .init() }
}

struct CheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

struct ProfileView: View {
  @StateObject private var model = ProfileModel()
  @State private var isEditing = false
  @State private var text = ""
  @Environment(\.colorScheme) var colorScheme
  @Environment(\.dismiss) private var dismiss
  @Environment(\.accent) private var accent

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          header
          if model.isFollowing {
            Text("Following").font(.footnote).foregroundStyle(.secondary)
          } else {
            Button("Follow") { model.isFollowing = true }
              .buttonStyle(.primary)
              .disabled(model.name.isEmpty)
          }
          ForEach(model.posts) { post in
            NavigationLink(value: post) { Text(post.title) }
          }
          TextField("Name", text: $model.name)
            .textFieldStyle(.roundedBorder)
            .keyboardType(.emailAddress)
            .autocapitalization(.none)
          Divider()
          Spacer(minLength: 0)
        }
        .padding(.horizontal)
      }
      .navigationTitle("Profile")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button(action: { isEditing.toggle() }) { Image(systemName: "pencil") }
        }
        ToolbarItem(placement: .cancellationAction) { Button("Close", role: .cancel) { dismiss() } }
      }
      .navigationDestination(for: Post.self) { post in Text(post.title) }
      .sheet(isPresented: $isEditing, onDismiss: { text = "" }) { EditView(text: $text) }
      .alert("Sure?", isPresented: $isEditing) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("It is gone then.")
      }
      .task { await model.load() }
      .onAppear { text = model.name }
      .onChange(of: text) { newValue in model.name = newValue }
      .onChange(of: isEditing) { _, isEditing in if !isEditing { text = "" } }
      .onReceive(model.$name) { text = $0 }
    }
    .tint(colorScheme == .dark ? .white : accent)
  }

  @ViewBuilder private var header: some View {
    HStack(alignment: .top, spacing: 12) {
      Image("avatar")
        .resizable()
        .aspectRatio(contentMode: .fill)
        .frame(width: 64, height: 64)
        .clipShape(Circle())
        .overlay(alignment: .bottomTrailing) { Badge(count: 3) }
      VStack(alignment: .leading, spacing: 4) {
        Text(model.name).font(.title2).bold().lineLimit(1).minimumScaleFactor(0.5)
        Text("Member since \(Date(), style: .date)").font(
          .system(size: 13, weight: .medium, design: .rounded))
        Label("Cologne", systemImage: "mappin").labelStyle(.titleAndIcon).font(.caption)
      }
      Spacer()
    }
  }
}

struct EditView: View {
  @Binding var text: String
  @FocusState private var isFocused: Bool
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Name"), footer: Text("Visible to all")) {
          TextField("Name", text: $text).focused($isFocused)
          SecureField("Password", text: .constant("secret"))
          TextEditor(text: $text).frame(minHeight: 80)
        }
        Section("Choices") {
          Toggle("On", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .green))
          Toggle(isOn: .constant(false)) { Text("Off") }.toggleStyle(CheckboxStyle())
          Slider(value: .constant(0.5), in: 0...1, step: 0.1)
          Stepper("Count: \(3)", value: .constant(3), in: 0...10)
          DatePicker("Date", selection: .constant(Date()), displayedComponents: .date)
        }
      }
      .navigationBarTitle("Edit", displayMode: .inline)
      .navigationBarItems(
        leading: Button("Cancel") { presentationMode.wrappedValue.dismiss() },
        trailing: Button("Save") { presentationMode.wrappedValue.dismiss() })
    }
    .navigationViewStyle(.stack)
    .onAppear { isFocused = true }
  }
}

struct PostList: View {
  @State private var posts = [Post(id: 1, title: "A"), Post(id: 2, title: "B")]
  @State private var filter = Filter.all
  @State private var selection: Int? = nil
  @State private var query = ""

  var body: some View {
    List {
      Picker("Filter", selection: $filter) {
        ForEach(Filter.allCases) { filter in Text(filter.rawValue.capitalized).tag(filter) }
      }
      .pickerStyle(.segmented)
      .listRowSeparator(.hidden)
      ForEach($posts) { $post in
        HStack {
          Toggle("", isOn: $post.isDone).labelsHidden()
          TextField("Title", text: $post.title)
        }
        .swipeActions { Button("Delete", role: .destructive) {} }
      }
      .onDelete { posts.remove(atOffsets: $0) }
      .onMove { posts.move(fromOffsets: $0, toOffset: $1) }
      ForEach(0..<3) { index in Text("Row \(index)").listRowInsets(EdgeInsets()) }
      ForEach(["a", "b"], id: \.self) { name in Text(name).listRowBackground(Color.clear) }
    }
    .listStyle(InsetGroupedListStyle())
    .searchable(text: $query, prompt: "Search")
    .refreshable {}
    .scrollContentBackground(.hidden)
    .environment(\.defaultMinListRowHeight, 30)
  }
}
