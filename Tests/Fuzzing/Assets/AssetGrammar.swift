/// Makes the sets of a catalog as Xcode writes them, and with what merges and scripts do to them.
struct AssetGrammar {
  static let images = ["dot", "photo", "Group/dot", "missing"]
  static let colors = ["brand", "accent", "Group/brand"]

  private static let json = RandomJSON(words: [
    "dot.png", "dot@2x.png", "dot@3x.png", "photo.jpg", "photo.pdf", "../dot.png", "/etc/hostname",
    "universal", "iphone", "ipad", "1x", "2x", "3x", "luminosity", "dark", "contrast", "high",
    "template", "original", "srgb", "display-p3", "extended-gray", "0xFF", "0x1FF", "128", "1.000",
    "systemBlueColor", "3-part-horizontal", "9-part", "stretch", "tile", "red", "alpha", "Contents",
  ])

  let pictures: [@Sendable (inout FuzzRandom) -> [UInt8]]

  func files(_ random: inout FuzzRandom) -> AssetFiles {
    var files = AssetFiles()
    func add(_ path: String, _ bytes: [UInt8]) {
      files.files.append(("Media.xcassets/\(path)", bytes))
    }
    if random.once(in: 2) {
      add("Group/Contents.json", bytes(&random) { properties($0, &$1) })
    }
    for name in Self.images.dropLast() where random.once(in: 2) {
      add("\(name).imageset/Contents.json", bytes(&random, imageSet))
      for file in ["dot.png", "dot@2x.png", "dot@3x.png", "photo.jpg"] where random.once(in: 2) {
        add("\(name).imageset/\(file)", random.element(pictures)(&random))
      }
    }
    for name in Self.colors where random.once(in: 2) {
      add("\(name).colorset/Contents.json", bytes(&random, colorSet))
    }
    if random.once(in: 10) { add(random.element(["dot.imageset", "Group", "Contents.json"]), [0]) }
    return files
  }

  private func bytes(
    _ random: inout FuzzRandom, _ make: (RandomJSON, inout FuzzRandom) -> String
  ) -> [UInt8] {
    let json = Self.json
    let text = random.once(in: 40) ? json.any(&random) : make(json, &random)
    return json.bytes(text, &random)
  }

  // MARK: Sets

  private func imageSet(_ json: RandomJSON, _ random: inout FuzzRandom) -> String {
    json.object(
      [
        member("images", json, &random) { json.list(&$0) { image(json, &$0) } },
        member("properties", json, &random) { properties(json, &$0) },
      ], shaken: &random)
  }

  private func image(_ json: RandomJSON, _ random: inout FuzzRandom) -> String {
    var members = [
      word("filename", ["dot.png", "dot@2x.png", "dot@3x.png", "photo.jpg"], json, &random),
      word("idiom", ["universal", "universal", "iphone", "ipad", "car"], json, &random),
    ]
    if !random.once(in: 4) { members.append(word("scale", ["1x", "2x", "3x"], json, &random)) }
    if random.once(in: 3) { members.append(appearances(json, &random)) }
    if random.once(in: 3) {
      members.append(member("resizing", json, &random) { resizing(json, &$0) })
    }
    if random.once(in: 4) {
      members.append(member("alignment-insets", json, &random) { insets(json, &$0) })
    }
    return json.object(members, shaken: &random)
  }

  private func resizing(_ json: RandomJSON, _ random: inout FuzzRandom) -> String {
    json.object(
      [
        word("mode", ["9-part", "3-part-vertical"], json, &random),
        member("center", json, &random) { random in
          json.object([
            word("mode", ["tile", "stretch"], json, &random),
            ("\"width\"", json.number(&random)), ("\"height\"", json.number(&random)),
          ])
        },
        member("cap-insets", json, &random) { insets(json, &$0) },
      ], shaken: &random)
  }

  private func insets(_ json: RandomJSON, _ random: inout FuzzRandom) -> String {
    json.object(
      ["top", "left", "bottom", "right"].map { ("\"\($0)\"", json.number(&random)) },
      shaken: &random)
  }

  private func colorSet(_ json: RandomJSON, _ random: inout FuzzRandom) -> String {
    json.object(
      [member("colors", json, &random) { json.list(&$0) { color(json, &$0) } }], shaken: &random)
  }

  private func color(_ json: RandomJSON, _ random: inout FuzzRandom) -> String {
    var members = [word("idiom", ["universal", "ipad"], json, &random)]
    members.append(
      member("color", json, &random) { random in
        json.object(
          [
            word("color-space", ["srgb", "display-p3", "gray-gamma-22"], json, &random),
            member("components", json, &random) { components(json, &$0) },
            word("reference", ["systemBlueColor", "labelColor", "odd"], json, &random),
          ], shaken: &random)
      })
    if random.once(in: 3) { members.append(appearances(json, &random)) }
    return json.object(members, shaken: &random)
  }

  private func components(_ json: RandomJSON, _ random: inout FuzzRandom) -> String {
    let values = ["0xFF", "0x80", "255", "12", "1.000", "0.5", "-1", "1e400", "nan", "0x", "", "½"]
    return json.object(
      ["red", "green", "blue", "alpha", "white"].map {
        word($0, values, json, &random)
      }, shaken: &random)
  }

  // MARK: Parts

  private func properties(_ json: RandomJSON, _ random: inout FuzzRandom) -> String {
    json.object(
      [
        word("template-rendering-intent", ["template", "original"], json, &random),
        ("\"provides-namespace\"", json.mostly(&random) { $0.element(["true", "false"]) }),
      ], shaken: &random)
  }

  private func appearances(
    _ json: RandomJSON, _ random: inout FuzzRandom
  ) -> (String, String) {
    member("appearances", json, &random) { random in
      json.list(&random) { random in
        json.object(
          [
            word("appearance", ["luminosity", "contrast"], json, &random),
            word("value", ["dark", "light", "high"], json, &random),
          ], shaken: &random)
      }
    }
  }

  private func word(
    _ name: String, _ words: [String], _ json: RandomJSON, _ random: inout FuzzRandom
  ) -> (String, String) {
    member(name, json, &random) { "\"\($0.element(words))\"" }
  }

  private func member(
    _ name: String, _ json: RandomJSON, _ random: inout FuzzRandom,
    _ value: (inout FuzzRandom) -> String
  ) -> (String, String) { ("\"\(name)\"", json.mostly(&random, value)) }
}
