import SwiftSyntax

/// Generates stand-in declarations for types that nothing declares, so that code that uses the types compiles.
///
/// A stand-in type has no behaviour. It is a view or a controller if its name, the names of its subclasses, or the
/// members that they override suggest it; such a view is drawn as a box.
struct StandInTypes {
  private let uses: TypeUses
  private let calls: NameUses
  private let names: [String]
  private let supertypes: [String: Set<String>]

  /// - Parameters:
  ///   - names: the types that the compiler does not find. Those that the sources declare are left out.
  ///   - trees: the sources.
  ///   - calls: how the sources call functions.
  ///   - supertypes: what the types have to be derived from or conform to, by their names.
  init(
    _ names: [String], usedIn trees: [SourceFileSyntax], calls: NameUses, supertypes: [String: Set<String>] = [:]
  ) {
    uses = TypeUses(trees)
    self.calls = calls
    self.supertypes = supertypes
    let declared = uses.declared
    self.names = Set(names).subtracting(declared).sorted()
  }

  /// The declarations as text; empty if there are none.
  var text: String { names.map(declaration).joined(separator: "\n") }

  /// The names of the non-generic classes, which storyboards and xibs may use as custom classes.
  var classes: [String] { names.filter { !isProtocol($0) && parameterCount($0) == 0 } }

  /// The stand-in protocols for which there is a class of objects that replace missing values.
  var protocolsWithObjects: [String] { names.filter { isProtocol($0) && parameterCount($0) == 0 } }

  /// The classes of the objects that conform to the stand-in protocols. A conformance that every object has cannot be
  /// declared again.
  var emptyObjects: String {
    protocolsWithObjects.map { name in
      let conformance = uses.protocolsOfNSObject.contains(name) ? "" : ", \(name)"
      return "final class \(Self.object(of: name)): NSObject\(conformance) {}\n"
    }.joined()
  }

  /// The name of the class of the objects that conform to a stand-in protocol.
  static func object(of name: String) -> String { "Snug\(name)" }

  /// The declaration of the function that makes a value of a stand-in type.
  ///
  /// - Parameter protocols: the stand-in protocols of which objects can be made.
  static func emptyValues(of protocols: [String]) -> String {
    let cases = protocols.map { "  if type == (any \($0)).self { return \(object(of: $0))() }\n" }.joined()
    return """
      /// An object of a stand-in type, or one that conforms to a stand-in protocol; `nil` for other types.
      func \(StandInValue.object)(of type: Any.Type) -> Any? {
        if let type = type as? any \(StandInValue.objectProtocolName).Type { return type.snugEmpty() }
      \(cases)  return nil
      }

      """
  }

  /// The protocols of the frameworks to which the types conform.
  var frameworkProtocols: Set<FrameworkProtocol> { Set(names.flatMap(frameworkProtocols)) }

  private func frameworkProtocols(_ name: String) -> [FrameworkProtocol] {
    isProtocol(name) ? [] : FrameworkProtocol.allCases.filter { supertypes[name]?.contains($0.rawValue) == true }
  }

  /// The number of generic parameters of a type: the most generic arguments with which it is used.
  private func parameterCount(_ name: String) -> Int { uses.uses[name]?.arguments.max() ?? 0 }

  private func isProtocol(_ name: String) -> Bool {
    let use = uses.uses[name] ?? TypeUses.Use()
    // A structure or enumeration cannot be derived from a class.
    if use.isConformedToByValues, parameterCount(name) == 0 { return true }
    // Values of other stand-in types are used as values of this type.
    let isSupertype = supertypes.values.contains { $0.contains(name) }
    let isNamedAsDelegate = name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
    let isNamedAsProtocol =
      Self.protocolEndings.contains(where: name.hasSuffix) && !use.isStoredInCodables && !use.isStoredInEquatables
    let isUsedAsProtocol = use.isConformedTo || use.isConstraint || isSupertype || isNamedAsProtocol
    return !use.isCalled
      && (isNamedAsDelegate || use.subclasses.isEmpty && parameterCount(name) == 0 && isUsedAsProtocol)
  }

  private func declaration(_ name: String) -> String {
    let use = uses.uses[name] ?? TypeUses.Use()
    let count = parameterCount(name)
    // Extensions name the parameter. Which of several parameters they mean cannot be known.
    let parameter = use.parameters.count == 1 ? use.parameters.first ?? "T1" : "T1"
    let parameters = count == 1 ? [parameter] : (0..<count).map { "T\($0 + 1)" }
    let arguments = count == 0 ? "" : "<\(parameters.joined(separator: ", "))>"
    if isProtocol(name) {
      let inherited = Self.inherited(byProtocol: use)
      return "public protocol \(name)\(inherited.isEmpty ? "" : ": \(inherited.joined(separator: ", "))") {}\n"
    }
    let nested = use.nested.sorted().map(nestedType)
    let superclass = superclass(of: name, use)
    let isObject = superclass == "NSObject"
    // A collection view cannot be made without a layout.
    let isMade = !superclass.hasPrefix("UICollectionView") || superclass == "UICollectionViewCell"
    let standIn = isMade ? StandInValue.objectProtocolName : StandInValue.protocolName
    // A subclass in the sources would have to declare the required initializer.
    let isCodable = isObject && count == 0 && use.isStoredInCodables && use.subclasses.isEmpty
    let lines =
      (isObject ? ["public override init() {}", "public init(_ values: Any?...) {}"] : [])
      + (isMade ? [emptyObject(of: "\(name)\(arguments)", isObject: isObject)] : [])
      // A class with one generic parameter gets an initializer whose argument determines the type parameter.
      + (isObject && count == 1 ? ["public init(_ value: \(parameter)) {}"] : [])
      + initializers(of: name, isObject: isObject)
      + (isCodable ? Self.coding : []) + nested
    let protocols =
      (supertypes[name] ?? []).filter { names.contains($0) && isProtocol($0) }.sorted()
      + (isObject && name.hasSuffix("Error") ? ["Error", "@unchecked Sendable"] : [])
      + (isCodable ? ["Codable"] : [])
    return """
      @dynamicMemberLookup open class \(name)\(arguments): \(([superclass, standIn] + protocols).joined(separator: ", ")) {
      \(lines.map { "  \($0)\n" }.joined())}
      \(frameworkProtocols(name).map { $0.conformance(of: name) + "\n" }.joined())
      """
  }

  /// Whether the sources use a name as that of a nested type of another type.
  func isNested(_ name: String, in type: String) -> Bool {
    uses.uses[type.lastComponent]?.nested.contains(name) == true
  }

  /// The declaration of a nested type.
  func nestedType(_ name: String) -> String {
    "@dynamicMemberLookup public struct \(name): Hashable, Codable, \(StandInValue.objectProtocolName) { public init() {}; "
      + initializers(of: name, isObject: true, isValue: true).map { "\($0); " }.joined()
      + "public static func snugEmpty() -> Any { \(name)() } }"
  }

  /// The members by which a stand-in is decoded and encoded, as nothing.
  private static let coding = [
    "public required init(from decoder: any Decoder) throws { super.init() }",
    "public func encode(to encoder: any Encoder) throws {}",
  ]

  /// What a stand-in protocol inherits. A type that declares `==` beside a missing protocol can be compared only if the
  /// protocol says so. Swift allows no values of the type of such a protocol.
  private static func inherited(byProtocol use: TypeUses.Use) -> [String] {
    (use.isConformedToByValues ? [] : ["AnyObject"])
      + (use.isConformedToByEquatables && !use.isTypeOfValues ? ["Equatable"] : [])
  }

  /// The method that makes an object of a class. UIKit's classes belong to the main actor.
  private func emptyObject(of type: String, isObject: Bool) -> String {
    let value = isObject ? "\(type)()" : "MainActor.assumeIsolated { \(type)() } as \(type)"
    return "\(isObject ? "" : "nonisolated ")open class func snugEmpty() -> Any { \(value) }"
  }

  /// Initializers for the calls by which the sources make objects of the type. Calls that fit an initializer that the
  /// class already has are left out.
  private func initializers(of name: String, isObject: Bool, isValue: Bool = false) -> [String] {
    let inherited = isObject ? [] : Self.inheritedLabels
    let calls = calls.uses[name]?.calls.filter { call in
      let labels = call.arguments.map(\.label)
      if labels.isEmpty || inherited.contains(labels) { return false }
      return !isObject || call.needsTypes || labels.contains { $0 != nil }
    }
    // Subclasses call those of a class that is derived from NSObject. Views and controllers stay without designated ones
    // of their own, because with them they would not inherit `init(frame:)` and `init(coder:)`.
    let kind = isObject ? "public init" : "public convenience init"
    let superclass = isObject && !isValue ? "super" : "self"
    return (calls ?? []).parameters.map { "\(kind)\($0.clauses()) { \(superclass).init() }" }
  }

  /// The argument labels of the initializers that UIKit's views and controllers have.
  private static let inheritedLabels: Set<[String?]> = [
    ["frame"], ["coder"], ["nibName", "bundle"], ["style"], ["style", "reuseIdentifier"], ["frame", "style"], ["image"],
    ["rootViewController"], ["collectionViewLayout"], ["frame", "collectionViewLayout"], ["arrangedSubviews"], ["type"],
  ]

  private static let protocolEndings = ["Protocol", "Providing", "Type", "able"]

  /// The superclass of a stand-in class: a class of UIKit, or `NSObject`.
  private func superclass(of name: String, _ use: TypeUses.Use) -> String {
    let members = use.subclasses.flatMap(\.memberBlock.members)
    let overridden = Set(
      members.map(\.decl).filter(\.isOverride).compactMap { $0.as(FunctionDeclSyntax.self)?.name.text })
    if use.subclasses.contains(where: Self.cannotBeAResponder) { return "NSObject" }
    if let needed = supertypes[name]?.sorted().first(where: Self.superclasses.contains) { return needed }
    // A view of SwiftUI is no view of UIKit, whatever its name says.
    if frameworkProtocols(name).contains(.view) { return "NSObject" }
    for (endings, superclass) in Self.byName where endings.contains(where: name.hasSuffix) { return superclass }
    if overridden.contains("prepareForReuse") { return "UITableViewCell" }
    if !overridden.isDisjoint(with: Self.membersOfControllers) { return "UIViewController" }
    if !overridden.isDisjoint(with: Self.membersOfViews) { return "UIView" }
    // The names of the subclasses are as good a hint as the name of the class itself.
    for subclass in use.subclasses {
      for (endings, superclass) in Self.byName where endings.contains(where: subclass.name.text.hasSuffix) {
        return superclass
      }
    }
    return "NSObject"
  }

  /// Whether a class cannot be a view or controller: it declares a designated initializer but not `init(coder:)`, which
  /// views and controllers would require.
  private static func cannotBeAResponder(_ node: ClassDeclSyntax) -> Bool {
    let designated = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.filter {
      !$0.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) }
    }
    return !designated.isEmpty
      && !designated.contains { $0.signature.parameterClause.parameters.first?.firstName.text == "coder" }
  }

  private static let membersOfControllers: Set<String> = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "prepare", "loadView",
    "viewDidLayoutSubviews", "viewWillLayoutSubviews",
  ]
  private static let membersOfViews: Set<String> = [
    "layoutSubviews", "draw", "awakeFromNib", "sizeThatFits", "didMoveToSuperview", "didMoveToWindow", "hitTest",
  ]
  /// The classes of UIKit that a stand-in may be derived from.
  static let superclasses = Set(byName.map(\.value) + ["UIBarButtonItem", "UIResponder", "UIWindow"])

  /// The superclasses, by the endings of class names. The first entry with a matching ending is used.
  private static let byName: KeyValuePairs<[String], String> = [
    ["TableViewController"]: "UITableViewController", ["CollectionViewController"]: "UICollectionViewController",
    ["NavigationController"]: "UINavigationController", ["TabBarController"]: "UITabBarController",
    ["ViewController", "Controller", "VC"]: "UIViewController", ["CollectionViewCell"]: "UICollectionViewCell",
    ["TableViewCell", "Cell"]: "UITableViewCell", ["HeaderFooterView"]: "UITableViewHeaderFooterView",
    ["Label"]: "UILabel", ["Button"]: "UIButton", ["TextField"]: "UITextField", ["TextView"]: "UITextView",
    ["ImageView"]: "UIImageView", ["ScrollView"]: "UIScrollView", ["TableView"]: "UITableView",
    ["CollectionView"]: "UICollectionView", ["StackView"]: "UIStackView", ["Switch"]: "UISwitch",
    ["Slider"]: "UISlider", ["View"]: "UIView", ["Control"]: "UIControl",
  ]
}
