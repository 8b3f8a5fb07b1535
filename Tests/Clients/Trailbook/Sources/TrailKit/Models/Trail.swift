import Foundation

public struct Trail: Identifiable, Codable, Hashable, Sendable {
    public let id: UUID
    public var name: String
    public var region: String
    public var summary: String
    public var difficulty: Difficulty
    /// Metres.
    public var length: Double
    public var trailhead: GeoPoint
    public var profile: ElevationProfile
    public var tags: [String]
    public var imageName: String?
    public var isFavourite: Bool

    public init(
        id: UUID = UUID(),
        name: String,
        region: String,
        summary: String = "",
        difficulty: Difficulty = .moderate,
        length: Double,
        trailhead: GeoPoint,
        profile: ElevationProfile = .empty,
        tags: [String] = [],
        imageName: String? = nil,
        isFavourite: Bool = false
    ) {
        self.id = id
        self.name = name
        self.region = region
        self.summary = summary
        self.difficulty = difficulty
        self.length = length
        self.trailhead = trailhead
        self.profile = profile
        self.tags = tags
        self.imageName = imageName
        self.isFavourite = isFavourite
    }

    private enum CodingKeys: String, CodingKey {
        case id, name, region, summary, difficulty, length, trailhead, profile, tags
        case imageName = "image"
        case isFavourite = "favourite"
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(UUID.self, forKey: .id)
        name = try container.decode(String.self, forKey: .name)
        region = try container.decode(String.self, forKey: .region)
        summary = try container.decodeIfPresent(String.self, forKey: .summary) ?? ""
        difficulty = try container.decodeIfPresent(Difficulty.self, forKey: .difficulty) ?? .moderate
        length = try container.decode(Double.self, forKey: .length)
        trailhead = try container.decode(GeoPoint.self, forKey: .trailhead)
        profile = try container.decodeIfPresent(ElevationProfile.self, forKey: .profile) ?? .empty
        tags = try container.decodeIfPresent([String].self, forKey: .tags) ?? []
        imageName = try container.decodeIfPresent(String.self, forKey: .imageName)
        isFavourite = try container.decodeIfPresent(Bool.self, forKey: .isFavourite) ?? false
    }

    public var ascent: Double { profile.ascent }

    /// Naismith's rule: an hour for every five kilometres, plus an hour for
    /// every six hundred metres of climb.
    public var estimatedDuration: TimeInterval {
        let walking = length / 5_000
        let climbing = ascent / 600
        return (walking + climbing) * 3_600
    }
}
