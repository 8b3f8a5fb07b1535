public enum UITextStorageDirection: Int, Sendable { case forward, backward }
