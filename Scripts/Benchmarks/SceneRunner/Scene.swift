import Foundation

/// A picture to be drawn by every rasterizer alike; lengths are points, colours are not premultiplied.
struct Scene: Decodable {
  struct Picture: Decodable {
    var w: Int
    var h: Int
    var kind: String
  }

  var name: String
  var width: Double
  var height: Double
  var scale: Double
  /// What a median is divided by to give nanoseconds a pixel, a glyph or a stroke.
  var unit_px: Double
  var fonts: [String: String]
  var images: [String: Picture]
  var ops: [SceneOperation]

  init(contentsOf path: String) throws {
    self = try JSONDecoder().decode(Scene.self, from: Data(contentsOf: URL(filePath: path)))
  }
}

/// One operation; which members it has depends on `op`.
struct SceneOperation: Decodable {
  var op: String
  var rect: [Double]?
  var radii: [Double]?
  var paint: ScenePaint?
  var width: Double?
  var d: [[ScenePathStep]]?
  var rule: String?
  var cap: String?
  var join: String?
  var miter: Double?
  var offset: [Double]?
  var sigma: Double?
  var image: String?
  var dst: [Double]?
  var filter: String?
  var opacity: Double?
  var font: String?
  var size: Double?
  var origin: [Double]?
  var text: String?
  var m: [Double]?
  var bounds: [Double]?
}

struct ScenePaint: Decodable {
  struct Linear: Decodable {
    var p0: [Double]
    var p1: [Double]
    var stops: [Stop]
  }

  struct Stop: Decodable {
    var offset: Double
    var color: [Double]

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      offset = try values.decode(Double.self)
      color = try values.decode([Double].self)
    }
  }

  var c: [Double]?
  var lin: Linear?
}

/// A letter (M, L, Q, C, Z) or a coordinate.
enum ScenePathStep: Decodable {
  case letter(String)
  case number(Double)

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let letter = try? value.decode(String.self) {
      self = .letter(letter)
    } else {
      self = .number(try value.decode(Double.self))
    }
  }
}
