/// The preview of an item in the share sheet.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  /// - Important: Inert. The sheet that shows it is the system's.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
  /// - Important: Inert. The sheet that shows it is the system's.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
  /// - Important: Inert. The sheet that shows it is the system's.
  nonisolated public init(_ title: Text, image: Image, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  /// - Important: Inert. The sheet that shows it is the system's.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) {}
  /// - Important: Inert. The sheet that shows it is the system's.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image) {}
  /// - Important: Inert. The sheet that shows it is the system's.
  nonisolated public init(_ title: Text, image: Image) {}
}

extension SharePreview where Image == Never {
  /// - Important: Inert. The sheet that shows it is the system's.
  nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) {}
  /// - Important: Inert. The sheet that shows it is the system's.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, icon: Icon) {}
  /// - Important: Inert. The sheet that shows it is the system's.
  nonisolated public init(_ title: Text, icon: Icon) {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// - Important: Inert. The sheet that shows it is the system's.
  nonisolated public init(_ titleKey: LocalizedStringKey) {}
  /// - Important: Inert. The sheet that shows it is the system's.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) {}
  /// - Important: Inert. The sheet that shows it is the system's.
  nonisolated public init(_ title: Text) {}
}
