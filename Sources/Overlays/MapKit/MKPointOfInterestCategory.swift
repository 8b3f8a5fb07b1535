/// A kind of place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let airport = Self(rawValue: "MKPOICategoryAirport")
  public static let atm = Self(rawValue: "MKPOICategoryATM")
  public static let bank = Self(rawValue: "MKPOICategoryBank")
  public static let cafe = Self(rawValue: "MKPOICategoryCafe")
  public static let hospital = Self(rawValue: "MKPOICategoryHospital")
  public static let hotel = Self(rawValue: "MKPOICategoryHotel")
  public static let museum = Self(rawValue: "MKPOICategoryMuseum")
  public static let park = Self(rawValue: "MKPOICategoryPark")
  public static let parking = Self(rawValue: "MKPOICategoryParking")
  public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
  public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
  public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
  public static let school = Self(rawValue: "MKPOICategorySchool")
  public static let store = Self(rawValue: "MKPOICategoryStore")
}
