/// The constraints of a view as an `NSCoder` archive stores them.
///
/// Views and guides are stored as paths from the view that holds the constraints (``ItemPath``), because Foundation's
/// unarchiver on Linux can't resolve a reference to an object that is still being decoded. Every value has its own key,
/// because Foundation on Linux doesn't archive nested containers reliably.
@MainActor struct ConstraintArchive {
  private struct Record {
    var first: String
    var firstAttribute: Int
    var second: String?
    var secondAttribute: Int
    var relation: Int
    var multiplier: Double
    var constant: Double
    var priority: Double
    var systemSpacing: Double?
    var identifier: String?
  }

  private enum Key {
    static let first = ".NSFirstItem"
    static let firstAttribute = ".NSFirstAttribute"
    static let second = ".NSSecondItem"
    static let secondAttribute = ".NSSecondAttribute"
    static let relation = ".NSRelation"
    static let multiplier = ".NSMultiplier"
    static let constant = ".NSConstant"
    static let priority = ".NSPriority"
    static let systemSpacing = ".NSSystemSpacing"
    static let identifier = ".NSLayoutIdentifier"
  }

  private let records: [Record]

  /// Takes the constraints that are installed at a view. Leaves out those that the system made, such as a stack view's,
  /// and those that refer to something outside of the view.
  init(of view: UIView) {
    records = view.layoutState.constraints.compactMap { constraint in
      guard !constraint.isSystemMade, let first = ItemPath(of: constraint.firstItem, from: view) else { return nil }
      let second = ItemPath(of: constraint.secondItem, from: view)
      guard constraint.secondItem == nil || second != nil else { return nil }
      return Record(
        first: first.text, firstAttribute: constraint.firstAttribute.rawValue, second: second?.text,
        secondAttribute: constraint.secondAttribute.rawValue, relation: constraint.relation.rawValue,
        multiplier: Double(constraint.multiplier), constant: Double(constraint.constant),
        priority: Double(constraint.priority.rawValue),
        systemSpacing: constraint.systemSpacingMultiplier.map { Double($0) },
        identifier: constraint.identifier)
    }
  }

  /// Decodes the constraints that ``encode(with:forKey:)`` stored under `key`.
  init(from coder: NSCoder, forKey key: String) {
    let count = max(0, coder.decodeInteger(forKey: key))
    records = (0..<count).prefix { coder.containsValue(forKey: "\(key).\($0)\(Key.first)") }.compactMap { index in
      let key = "\(key).\(index)"
      guard let first = coder.decodeIfPresent(String.self, forKey: key + Key.first) else { return nil }
      return Record(
        first: first, firstAttribute: coder.decodeInteger(forKey: key + Key.firstAttribute),
        second: coder.decodeIfPresent(String.self, forKey: key + Key.second),
        secondAttribute: coder.decodeInteger(forKey: key + Key.secondAttribute),
        relation: coder.decodeInteger(forKey: key + Key.relation),
        multiplier: coder.decodeDouble(forKey: key + Key.multiplier),
        constant: coder.decodeDouble(forKey: key + Key.constant),
        priority: coder.decodeDouble(forKey: key + Key.priority),
        systemSpacing: coder.containsValue(forKey: key + Key.systemSpacing)
          ? coder.decodeDouble(forKey: key + Key.systemSpacing) : nil,
        identifier: coder.decodeIfPresent(String.self, forKey: key + Key.identifier))
    }
  }

  /// Encodes the constraints: their number under `key`, the values of constraint 0 under keys that begin with `key.0`,
  /// and so on.
  func encode(with coder: NSCoder, forKey key: String) {
    coder.encode(records.count, forKey: key)
    for (index, record) in records.enumerated() {
      let key = "\(key).\(index)"
      coder.encode(record.first, forKey: key + Key.first)
      coder.encode(record.firstAttribute, forKey: key + Key.firstAttribute)
      coder.encode(record.second, forKey: key + Key.second)
      coder.encode(record.secondAttribute, forKey: key + Key.secondAttribute)
      coder.encode(record.relation, forKey: key + Key.relation)
      coder.encode(record.multiplier, forKey: key + Key.multiplier)
      coder.encode(record.constant, forKey: key + Key.constant)
      coder.encode(record.priority, forKey: key + Key.priority)
      if let spacing = record.systemSpacing { coder.encode(spacing, forKey: key + Key.systemSpacing) }
      coder.encode(record.identifier, forKey: key + Key.identifier)
    }
  }

  /// Creates the decoded constraints and installs them at `view`. Skips constraints whose items or values aren't valid.
  func install(at view: UIView) {
    for record in records {
      guard let first = ItemPath(text: record.first).item(from: view),
        let firstAttribute = NSLayoutConstraint.Attribute(rawValue: record.firstAttribute),
        let secondAttribute = NSLayoutConstraint.Attribute(rawValue: record.secondAttribute),
        let relation = NSLayoutConstraint.Relation(rawValue: record.relation)
      else { continue }
      let constraint = NSLayoutConstraint(
        unchecked: first, attribute: firstAttribute, relatedBy: relation,
        toItem: record.second.flatMap { ItemPath(text: $0).item(from: view) }, attribute: secondAttribute,
        multiplier: CGFloat(record.multiplier), constant: CGFloat(record.constant))
      constraint.priority = UILayoutPriority(Float(record.priority))
      constraint.systemSpacingMultiplier = record.systemSpacing.map { CGFloat($0) }
      constraint.identifier = record.identifier
      constraint.installIfPossible(at: view)
    }
  }
}

/// The path from a view to a view or layout guide inside it, as text.
///
/// It consists of subview indices, separated by slashes, and for a guide a colon and the guide's name. `0/2:safeArea`
/// is the safe-area guide of the third subview of the first subview. `:guide1` is the view's own second layout guide.
@MainActor struct ItemPath {
  let text: String

  init(text: String) {
    self.text = text
  }

  /// Creates the path from `view` to `item`; `nil` if the item is not in `view`, or if it is the `topLayoutGuide` or
  /// `bottomLayoutGuide` of a controller.
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

  /// The view or guide to which the path leads from `view`; `nil` if there is none.
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
    case .topLayoutGuide, .bottomLayoutGuide: nil  // These belong to a controller and not to the view.
    case .own: view.layoutGuides.firstIndex { $0 === guide }.map { "guide\($0)" }
    }
  }

  private static func guide(named name: String, in view: UIView) -> UILayoutGuide? {
    switch name {
    case "safeArea": return view.safeAreaLayoutGuide
    case "margins": return view.layoutMarginsGuide
    case "readableContent": return view.readableContentGuide
    case "keyboard": return view.keyboardLayoutGuide
    case "scrollContent": return view.scrollableContent?.contentLayoutGuide
    case "scrollFrame": return view.scrollableContent?.frameLayoutGuide
    default:
      guard let index = Int(name.dropFirst("guide".count)), view.layoutGuides.indices.contains(index) else {
        return nil
      }
      return view.layoutGuides[index]
    }
  }
}
