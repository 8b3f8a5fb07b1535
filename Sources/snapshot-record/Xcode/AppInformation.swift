import DarkroomSnapshotStore

/// The information about an app's main bundle: its `Info.plist` as Xcode writes it into the product.
struct AppInformation {
  /// The module whose resources are the ones of the main bundle.
  let module: String
  private let information: [String: PropertyList]

  /// - Parameter folder: the folder of the project, to which `INFOPLIST_FILE` is relative.
  init(of app: XcodeTarget, in folder: String) throws(XcodeProjectError) {
    module = app.module
    let settings = app.settings
    var values: [String: PropertyList] = [:]
    if let file = settings["INFOPLIST_FILE"], !file.isEmpty {
      let path = FilePath.joined(folder, file)
      if let bytes = (try? Files.read(FolderContents.spelled(path) ?? path)) ?? nil {
        values = try PropertyList(file: path, bytes: bytes).table ?? [:]
      }
    }
    values = values.mapValues { $0.mapTexts(settings.expanded) }
    let prefix = "INFOPLIST_KEY_"
    for name in settings.names
    where name.hasPrefix(prefix) && settings.isOn("GENERATE_INFOPLIST_FILE") {
      let key = String(name.dropFirst(prefix.count))
      values[key] = values[key] ?? settings[name].map(Self.value)
    }
    for (key, value) in Self.standard {
      values[key] = values[key] ?? .text(settings.expanded(value))
    }
    information = values
  }

  /// Xcode adds these keys to every product.
  private static let standard = [
    "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
    "CFBundleExecutable": "$(EXECUTABLE_NAME)",
    "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
    "CFBundleInfoDictionaryVersion": "6.0",
    "CFBundleName": "$(PRODUCT_NAME)",
    "CFBundlePackageType": "$(PRODUCT_BUNDLE_PACKAGE_TYPE)",
    "CFBundleShortVersionString": "$(MARKETING_VERSION:default=1.0)",
    "CFBundleVersion": "$(CURRENT_PROJECT_VERSION:default=1)",
  ]

  private static func value(_ text: String) -> PropertyList {
    switch text {
    case "YES": .truth(true)
    case "NO": .truth(false)
    default: .text(text)
    }
  }

  /// The content of the file from which the main bundle's values are read when tests run.
  var file: String {
    PropertyList.table(["Module": .text(module), "Information": .table(information)]).xml
  }
}
