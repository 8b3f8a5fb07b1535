open class PHCollection: PHObject, @unchecked Sendable {
  open var localizedTitle: String? { nil }
}
