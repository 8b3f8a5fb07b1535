/// Asks nobody for a review.
open class SKStoreReviewController: NSObject {
  /// - Important: Inert.
  open class func requestReview() {}
  /// - Important: Inert.
  @MainActor
  open class func requestReview(in windowScene: UIWindowScene) {}
}

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
