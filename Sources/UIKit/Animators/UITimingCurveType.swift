/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }
