/// Makes documents that Xcode might have written: what each refers to is there, and numbers are of a screen's size.
struct InterfaceGrammar {
  private typealias Words = InterfaceVocabulary

  var random: FuzzRandom
  private var count = 0
  /// Elements that may still be made.
  private var budget: Int

  init(_ random: FuzzRandom, budget: Int) {
    self.random = random
    self.budget = budget
  }

  private mutating func newID() -> String {
    count += 1
    return "i\(count)"
  }

  // MARK: Documents

  mutating func nib() -> MarkupElement {
    var owner = MarkupElement(
      "placeholder", ["placeholderIdentifier": "IBFilesOwner", "id": "-1"])
    owner["customClass"] = random.element(Words.owners)
    var objects = [owner, ownersView(owner["customClass"])]
    objects.append(
      MarkupElement("placeholder", ["placeholderIdentifier": "IBFirstResponder", "id": "-2"]))
    for _ in 0..<random.choice(4) { objects.append(topLevel()) }
    return document([MarkupElement("objects", [:], objects)])
  }

  /// Of the kind that its class asks for, as a rule.
  private mutating func ownersView(_ owner: String?) -> MarkupElement {
    if random.once(in: 12) { return topLevel() }
    return switch owner {
    case "UITableViewController": view("tableView", depth: 0)
    case "UICollectionViewController": view("collectionView", depth: 0)
    default: view(random.element(Words.containers), depth: 0)
    }
  }

  mutating func storyboard() -> MarkupElement {
    let scenes = (0...random.choice(4)).map { _ in scene() }
    var document = document([MarkupElement("scenes", [:], scenes)])
    document["initialViewController"] = scenes[0].children[0].children[0]["id"]
    return document
  }

  private mutating func document(_ children: [MarkupElement]) -> MarkupElement {
    var named = MarkupElement("namedColor", ["name": "brand"])
    named.children = [color("value")]
    var document = MarkupElement(
      "document",
      [
        "type": "com.apple.InterfaceBuilder3.CocoaTouch.XIB", "version": "3.0",
        "useAutolayout": "YES",
      ],
      children + [MarkupElement("resources", [:], [named])])
    connect(&document)
    return document
  }

  private mutating func scene() -> MarkupElement {
    var objects = [controller(), MarkupElement("placeholder", ["id": newID()])]
    while random.once(in: 3) { objects.append(topLevel()) }
    return MarkupElement("scene", ["sceneID": newID()], [MarkupElement("objects", [:], objects)])
  }

  private mutating func controller() -> MarkupElement {
    let name = random.element(Words.controllers)
    var element = object(name, "controller")
    element["storyboardIdentifier"] = "c\(random.choice(4))"
    switch name {
    case "viewController":
      if random.once(in: 3) { element.children.append(oldGuides()) }
      element.children.append(keyed(view("view", depth: 0), "view"))
      if random.once(in: 4) { element["customClass"] = "FuzzedController" }
    case "tableViewController": element.children.append(keyed(view("tableView", depth: 0), "view"))
    case "collectionViewController":
      element.children.append(keyed(view("collectionView", depth: 0), "view"))
    case "viewControllerPlaceholder":
      element[random.element(["referencedIdentifier", "storyboardName"])] = "c\(random.choice(4))"
    case "navigationController":
      element.children.append(keyed(view("navigationBar", depth: 3), "navigationBar"))
    default: element.children.append(keyed(view("tabBar", depth: 3), "tabBar"))
    }
    if random.once(in: 6) { element.children.append(list("toolbarItems", "barButtonItem")) }
    return element
  }

  /// Those of before iOS 11.
  private mutating func oldGuides() -> MarkupElement {
    MarkupElement(
      "layoutGuides", [:],
      ["top", "bottom"].map { type in
        MarkupElement("viewControllerLayoutGuide", ["type": type, "id": newID()])
      })
  }

  private mutating func topLevel() -> MarkupElement {
    switch random.choice(8) {
    case 0: return object(random.element(Words.recognizers), "recognizer")
    case 1: return object(random.element(["barButtonItem", "navigationItem", "tabBarItem"]))
    case 2:
      var element = object("customObject")
      element["customClass"] = random.element(Words.classes)
      return element
    case 3: return object("viewController", "controller")
    case 4: return object("collectionViewFlowLayout")
    default: return view(random.element(Words.views), depth: 0)
    }
  }

  // MARK: Objects

  /// With some of what may be said of such an object.
  private mutating func object(_ name: String, _ kind: String? = nil) -> MarkupElement {
    budget -= 1
    var element = MarkupElement(name, ["id": newID()])
    describe(&element, Words.words(of: kind ?? name), depth: 4)
    return element
  }

  private mutating func view(_ name: String, depth: Int) -> MarkupElement {
    var element = object(name)
    if random.once(in: 3) { describe(&element, Words.anyView, depth: depth + 1) }
    if name == "view", random.once(in: 4) { element["customClass"] = "FuzzedView" }
    if random.once(in: 300) { element["customClass"] = "FuzzedNibView" }
    if !random.once(in: 5) { element.children.insert(rect("frame"), at: 0) }
    if random.once(in: 3) { element.children.append(mask()) }
    for key in ["safeArea", "contentLayoutGuide", "frameLayoutGuide", "layoutMargins", "keyboard"]
    where random.once(in: 8) {
      element.children.append(MarkupElement("viewLayoutGuide", ["key": key, "id": newID()]))
    }
    element.children += parts(of: name, depth: depth)
    let holds = Words.containers.contains(name) || random.once(in: 12)
    if holds, depth < 6 {
      var views: [MarkupElement] = []
      while budget > 0, views.count < 5, !random.once(in: 4) {
        let name = random.element(random.once(in: 2) ? Words.containers : Words.views)
        views.append(view(name, depth: depth + 1))
      }
      element.children.append(MarkupElement("subviews", [:], views))
    }
    if random.once(in: 12) { element.children.append(runtimeAttributes()) }
    return element
  }

  /// What only some classes hold.
  private mutating func parts(of name: String, depth: Int) -> [MarkupElement] {
    guard depth < 4 else { return [] }
    switch name {
    case "tableView":
      let cells = MarkupElement("prototypes", [:], cells("tableViewCell", depth))
      guard random.once(in: 2) else { return [cells] }
      let sections = (0..<random.choice(3)).map { _ in
        MarkupElement(
          "tableViewSection", ["headerTitle": "H", "id": newID()],
          [MarkupElement("cells", [:], self.cells("tableViewCell", depth))])
      }
      return [MarkupElement("sections", [:], sections)]
    case "collectionView":
      return [MarkupElement("cells", [:], cells("collectionViewCell", depth))]
        + (random.once(in: 4)
          ? [keyed(view("collectionReusableView", depth: depth + 1), "sectionHeaderView")] : [])
    case "segmentedControl": return [list("segments", "segment")]
    case "navigationBar": return [list("items", "navigationItem")]
    case "tabBar": return [list("items", "tabBarItem")]
    case "toolbar": return [list("items", "barButtonItem")]
    case "visualEffectView": return [MarkupElement("blurEffect", ["style": "dark"])]
    default: return []
    }
  }

  private mutating func cells(_ name: String, _ depth: Int) -> [MarkupElement] {
    (0..<random.choice(3)).map { _ in view(name, depth: depth + 1) }
  }

  private mutating func list(_ name: String, _ element: String) -> MarkupElement {
    MarkupElement(name, [:], (0..<random.choice(4)).map { _ in object(element) })
  }

  private func keyed(_ element: MarkupElement, _ key: String) -> MarkupElement {
    var element = element
    element["key"] = key
    return element
  }

  // MARK: What is said of them

  private mutating func describe(_ element: inout MarkupElement, _ words: [String], depth: Int) {
    for word in words where random.once(in: 3) {
      let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
      if let value = attribute(parts[1]) {
        element[parts[0]] = value
      } else if depth < 7, budget > -40 {
        element.children.append(child(parts[1], parts[0], depth: depth))
      }
    }
  }

  private mutating func attribute(_ kind: String) -> String? {
    switch kind {
    case "flag": random.element(["YES", "NO"])
    case "number": "\(random.choice(400))"
    case "integer": "\(random.choice(5))"
    case "priority": random.element(["250", "251", "750", "1000"])
    case "text": random.element(Words.texts)
    case "image": random.element(Words.images)
    case "ID": "i\(1 + random.choice(max(1, count)))"
    case let words where words.contains("|"):
      String(random.element(words.split(separator: "|")))
    case "odd", "standard", "capsule", "dark", "system": kind
    default: nil
    }
  }

  private mutating func child(_ kind: String, _ key: String, depth: Int) -> MarkupElement {
    budget -= 1
    switch kind {
    case "color": return color(key)
    case "font": return font(key)
    case "rect": return rect(key)
    case "size": return numbers("size", key, ["width", "height"])
    case "insets": return numbers("edgeInsets", key, ["top", "left", "bottom", "right"])
    case "directional":
      return numbers("directionalEdgeInsets", key, ["top", "leading", "bottom", "trailing"])
    case "attributed": return attributedString(key)
    case "view": return keyed(view(random.element(Words.views), depth: depth + 2), key)
    case "locale": return MarkupElement("locale", ["key": key, "localeIdentifier": "ar_EG"])
    case "timeZone": return MarkupElement("timeZone", ["key": key, "name": "Europe/Berlin"])
    case "date":
      return MarkupElement(
        "date", ["key": key, "timeIntervalSinceReferenceDate": "\(random.choice(1_000_000))"])
    case "bool": return MarkupElement("bool", ["key": key, "value": "YES"])
    case "rectEdge": return MarkupElement("rectEdge", ["key": key, "top": "YES", "left": "YES"])
    case "accessibilityTraits":
      return MarkupElement(kind, ["key": key, "button": "YES", "header": "YES"])
    default:
      var element = MarkupElement(kind, ["key": key, "id": newID()])
      describe(&element, Words.words(of: kind), depth: depth + 1)
      return element
    }
  }

  private mutating func numbers(_ name: String, _ key: String, _ sides: [String]) -> MarkupElement {
    var element = MarkupElement(name, ["key": key])
    for side in sides {
      element[side] = random.once(in: 4) ? "\(random.choice(800)).5" : "\(random.choice(400))"
    }
    return element
  }

  private mutating func rect(_ key: String) -> MarkupElement {
    numbers("rect", key, ["x", "y", "width", "height"])
  }

  private mutating func mask() -> MarkupElement {
    var element = MarkupElement("autoresizingMask", ["key": "autoresizingMask"])
    for word in ["widthSizable", "heightSizable", "flexibleMinX", "flexibleMaxY"]
    where random.once(in: 2) {
      element[word] = "YES"
    }
    return element
  }

  private mutating func color(_ key: String) -> MarkupElement {
    switch random.choice(4) {
    case 0: MarkupElement("color", ["key": key, "systemColor": "systemBackgroundColor"])
    case 1: MarkupElement("color", ["key": key, "name": "brand"])
    case 2: MarkupElement("color", ["key": key, "white": "0.3", "alpha": "1"])
    default:
      MarkupElement(
        "color",
        [
          "key": key, "red": "0.1", "green": "1", "blue": "0.4", "alpha": "0.5",
          "colorSpace": random.element(["custom", "displayP3"]),
        ])
    }
  }

  private mutating func font(_ key: String) -> MarkupElement {
    switch random.choice(3) {
    case 0: MarkupElement("fontDescription", ["key": key, "style": "UICTFontTextStyleBody"])
    case 1:
      MarkupElement("fontDescription", ["key": key, "name": "Menlo-Regular", "pointSize": "12"])
    default:
      MarkupElement(
        "fontDescription",
        [
          "key": key, "type": random.element(["system", "boldSystem", "odd"]), "weight": "bold",
          "pointSize": "\(random.choice(80))",
        ])
    }
  }

  private mutating func attributedString(_ key: String) -> MarkupElement {
    let fragments = (0..<random.choice(3)).map { _ in
      MarkupElement(
        "fragment", ["content": random.element(Words.texts)],
        [
          MarkupElement(
            "attributes", [:],
            [
              color("NSColor"),
              MarkupElement("font", ["key": "NSFont", "size": "14", "metaFont": "systemBold"]),
              MarkupElement(
                "paragraphStyle",
                [
                  "key": "NSParagraphStyle", "alignment": "center", "lineSpacing": "4",
                  "lineHeightMultiple": "1.5", "headIndent": "\(random.choice(60))",
                ]),
            ])
        ])
    }
    return MarkupElement(
      "attributedString", ["key": key], [MarkupElement("fragments", [:], fragments)])
  }

  private mutating func runtimeAttributes() -> MarkupElement {
    MarkupElement(
      "userDefinedRuntimeAttributes", [:],
      (0...random.choice(3)).map { _ in
        let type = random.element([
          "number", "boolean", "string", "point", "size", "rect", "color", "image", "nil", "odd",
        ])
        var element = MarkupElement(
          "userDefinedRuntimeAttribute",
          ["type": type, "keyPath": keyPath()])
        switch type {
        case "number":
          element.children = [MarkupElement("integer", ["key": "value", "value": "12"])]
        case "color": element.children = [color("value")]
        case "rect": element.children = [rect("value")]
        case "point": element.children = [numbers("point", "value", ["x", "y"])]
        case "size": element.children = [numbers("size", "value", ["width", "height"])]
        default: element["value"] = random.element(Words.texts + ["YES"])
        }
        return element
      })
  }

  private mutating func keyPath() -> String {
    guard random.once(in: 2) else { return random.element(Words.keyPaths) }
    return (0...random.choice(4)).map { _ in random.element(Words.keys) }.joined(separator: ".")
  }

  // MARK: Connections

  /// Lets objects refer to others, once all are there.
  private mutating func connect(_ document: inout MarkupElement) {
    constrain(&document)
    connectOutlets(&document)
    let ids = document.values(of: "id")
    let count = document.count
    for _ in 0..<random.choice(2 + count / 8) {
      let connection = connection(ids)
      let place = random.choice(count)
      document.change(place) { element in
        guard element["id"] != nil else { return }
        if let index = element.children.firstIndex(where: { $0.name == connection.list }) {
          element.children[index].children.append(connection.element)
        } else {
          element.children.append(MarkupElement(connection.list, [:], [connection.element]))
        }
      }
    }
  }

  /// Gives objects with outlets of their own most of these, in the order of their names as Xcode does.
  private mutating func connectOutlets(_ document: inout MarkupElement) {
    let views = document.ids { Words.views.contains($0) }
    guard !views.isEmpty else { return }
    let labels = ["label", "tableView", "collectionView", "refreshControl"].reduce(into: [:]) {
      $0[$1] = document.ids(where: [$1].contains)
    }
    for place in 0..<document.count {
      let outlets = Words.outletsOfClasses[document.element(place)["customClass"] ?? ""] ?? []
      let chosen = outlets.flatMap { outlet in connections(outlet, views, labels) }
      guard !chosen.isEmpty else { continue }
      document.change(place) { $0.children.append(MarkupElement("connections", [:], chosen)) }
    }
  }

  private mutating func connections(
    _ outlet: (name: String, elements: [String]), _ views: [String], _ named: [String: [String]]
  ) -> [MarkupElement] {
    let isWanted = outlet.name == "view" ? !random.once(in: 15) : random.once(in: 2)
    guard isWanted, outlet.name != "hasty" || random.once(in: 10) else { return [] }
    let usual = outlet.elements.flatMap { named[$0] ?? [] }
    guard outlet.elements.isEmpty || !usual.isEmpty else { return [] }
    let isCollection = outlet.name == "parts"
    return (0...(isCollection ? random.choice(3) : 0)).map { _ in
      let isUsual = !usual.isEmpty && !random.once(in: 40)
      // The first views are those at the top, of which one is meant for the owner.
      let any = outlet.name == "view" && !random.once(in: 4) ? views[0] : random.element(views)
      return MarkupElement(
        isCollection ? "outletCollection" : "outlet",
        ["property": outlet.name, "destination": isUsual ? random.element(usual) : any])
    }
  }

  /// Constraints between views and what is in them.
  private mutating func constrain(_ element: inout MarkupElement) {
    for index in element.children.indices { constrain(&element.children[index]) }
    guard let id = element["id"], random.once(in: 3),
      let subviews = element.children.first(where: { $0.name == "subviews" })
    else { return }
    let guides = element.children.filter { $0.name == "viewLayoutGuide" }
    let ids = [id] + (subviews.children + guides).compactMap { $0["id"] }
    element.children.append(
      MarkupElement("constraints", [:], (0..<random.choice(5)).map { _ in constraint(ids) }))
  }

  private mutating func connection(_ ids: [String]) -> (list: String, element: MarkupElement) {
    let id = random.element(ids)
    switch random.choice(10) {
    case 0, 1:
      return (
        "connections",
        MarkupElement(
          random.element(["outlet", "outletCollection"]),
          ["property": random.element(Words.outlets), "destination": id])
      )
    case 2:
      return (
        "connections",
        MarkupElement(
          "action",
          ["selector": "tapped:", "destination": id, "eventType": "touchUpInside"])
      )
    case 3:
      let kind = random.element([
        "show", "embed", "embed", "relationship", "relationship", "presentation", "unwind",
      ])
      return (
        "connections",
        MarkupElement(
          "segue", ["kind": kind, "destination": id, "identifier": "s\(random.choice(3))"])
      )
    case 4: return ("constraints", constraint(ids))
    default:
      return (
        "connections",
        MarkupElement(
          "segue", ["kind": "show", "destination": id, "identifier": "s\(random.choice(3))"])
      )
    }
  }

  private mutating func constraint(_ ids: [String]) -> MarkupElement {
    var element = MarkupElement(
      "constraint",
      ["firstAttribute": random.element(Words.attributes), "id": newID()])
    element["firstItem"] = random.once(in: 4) ? nil : random.element(ids)
    if random.once(in: 3) {
      element["firstAttribute"] = random.element(["width", "height"])
      element["constant"] = "\(random.choice(200))"
    } else {
      element["secondItem"] = random.element(ids)
      element["secondAttribute"] = element["firstAttribute"]
    }
    if random.once(in: 3) { element["priority"] = random.element(["250", "750", "999"]) }
    if random.once(in: 4) { element["relation"] = "lessThanOrEqual" }
    if random.once(in: 6) { element["multiplier"] = random.element(["16:9", "0.5", "2"]) }
    if random.once(in: 6) { element["symbolic"] = "YES" }
    return element
  }
}
