import Foundation

public struct Item: Equatable {
    public let id: UUID
    public let name: String
    public let place: String?
    public let imageURL: URL

    public init(id: UUID = UUID(), name: String, place: String?, imageURL: URL) {
        self.id = id
        self.name = name
        self.place = place
        self.imageURL = imageURL
    }
}
