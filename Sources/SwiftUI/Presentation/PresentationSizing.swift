/// How large a sheet is.
public protocol PresentationSizing {}

extension PresentationSizing where Self == FormPresentationSizing {
  /// A size that fits a form: that of UIKit's form sheets.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// A size that fits a page: that of UIKit's page sheets.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The ideal size of the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The size of UIKit's page sheets.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
