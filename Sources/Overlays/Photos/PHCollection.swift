/// An album or a folder of albums.
open class PHCollection: PHObject, @unchecked Sendable {
  /// Nil, unless a test overrides it.
  open var localizedTitle: String? { nil }
}
