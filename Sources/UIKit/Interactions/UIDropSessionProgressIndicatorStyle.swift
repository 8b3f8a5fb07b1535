/// - Important: Inert. Nothing dropped takes time.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable { case none, `default` }
