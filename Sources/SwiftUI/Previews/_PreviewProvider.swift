/// What previews are found by.
public protocol _PreviewProvider {}
