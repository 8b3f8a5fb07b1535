/// An album or a folder of albums.
open class PHCollection: PHObject, @unchecked Sendable {
  open var localizedTitle: String? { nil }
}
