/// One kind of damage to the elements of a document.
nonisolated enum DocumentMutation: CaseIterable {
  case removeElement, repeatElement, moveElement, swapElements, insertFromOther, wrapDeeply, renameElement
  case changeNumber, changeValue, removeAttribute, changeReference, repeatIdentifier, changeWord, changeText
  case changeTools, repeatChildren

  /// Damages the document. Elements may be taken from the other document.
  func apply(to tree: inout DocumentTree, other: DocumentTree, random: inout FuzzGenerator) {
    let order = tree.order
    let number = random.pick(order)
    switch self {
    case .removeElement: tree.detach(number)
    case .repeatElement:
      guard let parent = tree.nodes[number].parent, tree.nodes.count < Self.mostElements else { return }
      tree.insert(tree.copy(of: number), into: parent, at: random.below(tree.nodes[parent].children.count + 1))
    case .moveElement:
      let target = random.pick(order)
      guard number != 0, !tree.lies(target, in: number) else { return }
      tree.detach(number)
      tree.insert(number, into: target, at: random.below(tree.nodes[target].children.count + 1))
    case .swapElements: swap(number, random.pick(order), in: &tree)
    case .insertFromOther:
      guard tree.nodes.count < Self.mostElements else { return }
      let copy = tree.copy(of: random.pick(other.order), from: other)
      tree.insert(copy, into: number, at: random.below(tree.nodes[number].children.count + 1))
    case .wrapDeeply: wrap(number, in: &tree, random: &random)
    case .renameElement: tree.nodes[number].name = other.nodes[random.pick(other.order)].name
    case .changeNumber: change(in: &tree, order, random: &random, where: { Double($0) != nil }, to: Self.numbers)
    case .changeValue: takeOtherValue(in: &tree, order, random: &random)
    case .removeAttribute:
      guard !tree.nodes[number].attributes.isEmpty else { return }
      tree.nodes[number].attributes.remove(at: random.below(tree.nodes[number].attributes.count))
    case .changeReference:
      let identifiers = Self.identifiers(in: tree, order)
      guard !identifiers.isEmpty else { return }
      change(in: &tree, order, random: &random, where: { Set(identifiers).contains($0) }, to: identifiers)
    case .repeatIdentifier:
      let identifiers = Self.identifiers(in: tree, order)
      guard !identifiers.isEmpty else { return }
      let place = tree.nodes[number].attributes.firstIndex { $0.name == "id" }
      if let place { tree.nodes[number].attributes[place].value = random.pick(identifiers) }
    case .changeWord: change(in: &tree, order, random: &random, where: { $0 == "YES" || $0 == "NO" }, to: Self.words)
    case .changeText: changeText(of: number, in: &tree, random: &random)
    case .changeTools:
      let place = tree.nodes[0].attributes.firstIndex { $0.name == "toolsVersion" }
      if let place { tree.nodes[0].attributes[place].value = random.pick(Self.tools) }
    case .repeatChildren:
      let children = tree.nodes[number].children
      for _ in 0..<(1 + random.below(20)) where tree.nodes.count < Self.mostElements {
        for child in children { tree.insert(tree.copy(of: child), into: number, at: .max) }
      }
    }
  }

  /// The largest number of elements of a document. Larger documents only take longer.
  private static let mostElements = 2500

  private func swap(_ first: Int, _ second: Int, in tree: inout DocumentTree) {
    guard first != 0, second != 0, !tree.lies(first, in: second), !tree.lies(second, in: first) else { return }
    (tree.nodes[first], tree.nodes[second]) = (tree.nodes[second], tree.nodes[first])
    (tree.nodes[first].parent, tree.nodes[second].parent) = (tree.nodes[second].parent, tree.nodes[first].parent)
    for child in tree.nodes[first].children { tree.nodes[child].parent = first }
    for child in tree.nodes[second].children { tree.nodes[child].parent = second }
  }

  private func wrap(_ number: Int, in tree: inout DocumentTree, random: inout FuzzGenerator) {
    guard let parent = tree.nodes[number].parent else { return }
    tree.detach(number)
    let kind = random.pick(["view", "stackView", "scrollView", "tableView", "visualEffectView"])
    var inner = number
    for _ in 0..<(1 + random.below(60)) {
      tree.nodes.append(.init(name: "subviews", attributes: []))
      tree.insert(inner, into: tree.nodes.count - 1, at: 0)
      tree.nodes.append(.init(name: kind, attributes: [("id", "w\(tree.nodes.count)")]))
      tree.insert(tree.nodes.count - 2, into: tree.nodes.count - 1, at: 0)
      inner = tree.nodes.count - 1
    }
    tree.insert(inner, into: parent, at: random.below(tree.nodes[parent].children.count + 1))
  }

  private func change(
    in tree: inout DocumentTree, _ order: [Int], random: inout FuzzGenerator, where isMeant: (String) -> Bool,
    to values: [String]
  ) {
    // Most attributes are not of the wanted kind, so several draws are needed.
    for _ in 0..<40 {
      let number = random.pick(order)
      guard !tree.nodes[number].attributes.isEmpty else { continue }
      let place = random.below(tree.nodes[number].attributes.count)
      guard isMeant(tree.nodes[number].attributes[place].value) else { continue }
      tree.nodes[number].attributes[place].value = random.pick(values)
      return
    }
  }

  /// Gives an attribute the value that it has in another element.
  private func takeOtherValue(in tree: inout DocumentTree, _ order: [Int], random: inout FuzzGenerator) {
    let number = random.pick(order)
    guard !tree.nodes[number].attributes.isEmpty else { return }
    let place = random.below(tree.nodes[number].attributes.count)
    let name = tree.nodes[number].attributes[place].name
    let values = order.flatMap { tree.nodes[$0].attributes.filter { $0.name == name }.map(\.value) }
    tree.nodes[number].attributes[place].value = random.pick(values)
  }

  private func changeText(of number: Int, in tree: inout DocumentTree, random: inout FuzzGenerator) {
    let text = random.pick(Self.texts)
    let places = tree.nodes[number].attributes.indices.filter {
      ["text", "title", "placeholder", "userLabel", "id", "customClass", "name", "storyboardIdentifier", "key"]
        .contains(tree.nodes[number].attributes[$0].name)
    }
    if places.isEmpty {
      tree.nodes[number].text = text
    } else {
      tree.nodes[number].attributes[random.pick(places)].value = text
    }
  }

  private static func identifiers(in tree: DocumentTree, _ order: [Int]) -> [String] {
    order.flatMap { tree.nodes[$0].attributes.filter { $0.name == "id" }.map(\.value) }
  }

  private static let words = ["YES", "NO", "", "MAYBE"]
  private static let tools = ["0", "4510", "9060", "11762", "14109", "17156", "21507", "23504", "99999", "x", "-1"]
  private static let numbers = [
    "0", "-0", "1", "-1", "0.5", "3", "17", "100", "251", "749", "1000", "1001", "-1000", "12345.678", "99999", "1e5",
    "1e6",
    "-1e6", "1e7", "1e9", "1e12", "1e15", "1e19", "-1e19", "1e30", "1e100", "1e200", "1e300", "1e308", "-1e308", "1e-6",
    "1e-9", "1e-300", "5e-324", "nan", "inf", "-inf", "0x10", "", " 1", "1:0", "16:9", "0:1", "1/3", "2147483647",
    "-2147483648", "4294967296", "9223372036854775807", "-9223372036854775808", "99999999999999999999",
  ]
  /// Texts, escaped for XML.
  private static let texts = [
    "", " ", "a", "x&#10;Main.storyboard:1: error: forged", "&#10;::error file=a,line=1::forged", "a&#9;b&#13;c",
    "&#x202E;abc",
    "&#x2028;b", "&#x85;&#x9B;31m", "e&#x301;&#x301;&#x301;&#x301;", "👩‍👩‍👧‍👦🇩🇪", "שלום &#x2066;abc", "نص عربي",
    "ไทยไม่มีช่องว่าง",
    "%@ %d %n", "../../../../etc/passwd", "/dev/zero", "&lt;b&gt;&amp;&quot;", "]]&gt;", "G1szMW1yZWQ=", "&#xFFFD;",
    String(repeating: "long ", count: 400), String(repeating: "W", count: 3000), String(repeating: "&#10;", count: 500),
  ]
}
