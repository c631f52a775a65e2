/// The constraints of a view as an archive holds them.
///
/// Items are written as paths from the view: an unarchiver outside of Apple's platforms can't follow references back to
/// an object that is still being restored.
struct ConstraintArchive {
  private let records: [[String: Any]]

  /// What a view holds, without constraints that the system made.
  init(of view: UIView) {
    records = view.layoutState.constraints.compactMap { constraint in
      guard !constraint.isSystemMade, let first = ItemPath(of: constraint.firstItem, from: view) else { return nil }
      var record: [String: Any] = [
        "NSFirstItem": first.text,
        "NSFirstAttribute": constraint.firstAttribute.rawValue,
        "NSSecondAttribute": constraint.secondAttribute.rawValue,
        "NSRelation": constraint.relation.rawValue,
        "NSMultiplier": Double(constraint.multiplier),
        "NSConstant": Double(constraint.constant),
        "NSPriority": Double(constraint.priority.rawValue),
      ]
      if constraint.secondItem != nil {
        guard let second = ItemPath(of: constraint.secondItem, from: view) else { return nil }
        record["NSSecondItem"] = second.text
      }
      if let identifier = constraint.identifier { record["NSLayoutIdentifier"] = identifier }
      return record
    }
  }

  /// What an archive holds under a key.
  init(from coder: NSCoder, forKey key: String) {
    records = coder.decodeObject(forKey: key) as? [[String: Any]] ?? []
  }

  /// Writes the constraints into an archive.
  func encode(with coder: NSCoder, forKey key: String) {
    coder.encode(records as NSArray, forKey: key)
  }

  /// Makes the constraints anew and installs them; records that can't be read are left out.
  func install(at view: UIView) {
    for record in records {
      guard let first = (record["NSFirstItem"] as? String).flatMap({ ItemPath(text: $0).item(from: view) }),
        let firstAttribute = attribute(record["NSFirstAttribute"]),
        let secondAttribute = attribute(record["NSSecondAttribute"]),
        let relation = (record["NSRelation"] as? Int).flatMap(NSLayoutConstraint.Relation.init)
      else { continue }
      let constraint = NSLayoutConstraint(
        item: first, attribute: firstAttribute, relatedBy: relation,
        toItem: (record["NSSecondItem"] as? String).flatMap { ItemPath(text: $0).item(from: view) },
        attribute: secondAttribute, multiplier: number(record["NSMultiplier"], 1),
        constant: number(record["NSConstant"], 0))
      constraint.priority = UILayoutPriority(Float(number(record["NSPriority"], 1000)))
      constraint.identifier = record["NSLayoutIdentifier"] as? String
      view.addConstraint(constraint)
    }
  }

  private func attribute(_ value: Any?) -> NSLayoutConstraint.Attribute? {
    (value as? Int).flatMap(NSLayoutConstraint.Attribute.init)
  }

  private func number(_ value: Any?, _ fallback: CGFloat) -> CGFloat {
    (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? fallback
  }
}

/// The way from a view to an item inside it: places among subviews, then a guide, such as `0/2:safeArea` or `:guide1`.
struct ItemPath {
  let text: String

  init(text: String) {
    self.text = text
  }

  /// The way from `view` to `item`; `nil` if the item doesn't lie in it.
  init?(of item: AnyObject?, from view: UIView) {
    guard let owner = NSLayoutConstraint.view(of: item) else { return nil }
    var steps: [String] = []
    var current = owner
    while current !== view {
      guard let parent = current.parent, let index = parent.children.firstIndex(where: { $0 === current }) else {
        return nil
      }
      steps.insert(String(index), at: 0)
      current = parent
    }
    var text = steps.joined(separator: "/")
    if let guide = item as? UILayoutGuide {
      guard let name = Self.name(of: guide, in: owner) else { return nil }
      text += ":" + name
    }
    self.text = text
  }

  /// The item at the end of the way; `nil` if there is none.
  func item(from view: UIView) -> AnyObject? {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    var current = view
    for step in parts[0].split(separator: "/") {
      guard let index = Int(step), current.children.indices.contains(index) else { return nil }
      current = current.children[index]
    }
    return parts.count == 1 ? current : Self.guide(named: String(parts[1]), in: current)
  }

  private static func name(of guide: UILayoutGuide, in view: UIView) -> String? {
    switch guide.kind {
    case .safeArea: "safeArea"
    case .margins: "margins"
    case .readableContent: "readableContent"
    case .keyboard: "keyboard"
    case .scrollContent: "scrollContent"
    case .scrollFrame: "scrollFrame"
    case .topLayoutGuide, .bottomLayoutGuide: nil  // A controller's, not the view's.
    case .own: view.layoutGuides.firstIndex { $0 === guide }.map { "guide\($0)" }
    }
  }

  private static func guide(named name: String, in view: UIView) -> UILayoutGuide? {
    switch name {
    case "safeArea": return view.safeAreaLayoutGuide
    case "margins": return view.layoutMarginsGuide
    case "readableContent": return view.readableContentGuide
    case "keyboard": return view.keyboardLayoutGuide
    case "scrollContent": return (view as? UIScrollView)?.contentLayoutGuide
    case "scrollFrame": return (view as? UIScrollView)?.frameLayoutGuide
    default:
      guard let index = Int(name.dropFirst("guide".count)), view.layoutGuides.indices.contains(index) else {
        return nil
      }
      return view.layoutGuides[index]
    }
  }
}
