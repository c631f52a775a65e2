import SwiftSyntax

/// Finds out, from the sources of a target, which of their classes have an initializer without arguments.
struct ClassIndex {
  private struct Class {
    var superclass: String?
    var initializers: [Initializer] = []
  }

  private struct Initializer {
    var labels: [String]
    var isConvenience: Bool
    /// Whether only the class itself or its file can call the initializer.
    var isPrivate: Bool
    /// Whether the initializer can be called without arguments, and neither fails nor throws.
    var takesNothing: Bool
    /// The arguments with which generated code calls the initializer, each of which is an empty value; `nil` if it
    /// cannot call it.
    var emptyArguments: [String]?
  }

  private var classes: [String: Class] = [:]
  /// The names that several classes have, in different types or in different branches of `#if`.
  private var ambiguous: Set<String> = []

  init(_ trees: [SourceFileSyntax]) {
    for tree in trees {
      let visitor = Visitor(viewMode: .sourceAccurate)
      visitor.walk(tree)
      ambiguous.formUnion(visitor.ambiguous.union(classes.keys.filter { visitor.classes[$0] != nil }))
      classes.merge(visitor.classes) { first, _ in first }
    }
  }

  /// The first of some classes that a class is or inherits from; `nil` if there is none, or if the class inherits from it
  /// through a class that the target does not declare.
  func nearest(of names: Set<String>, to name: String) -> String? {
    var visited: Set<String> = []
    var current: String? = name
    while let name = current, visited.insert(name).inserted {
      if names.contains(name) { return name }
      current = classes[name]?.superclass
    }
    return nil
  }

  /// The classes of the target that are derived from one of some classes, which the target need not declare.
  func classes(derivedFrom names: Set<String>) -> Set<String> {
    var derived = names
    var count = -1
    while derived.count != count {
      count = derived.count
      for (name, own) in classes where own.superclass.map(derived.contains) == true { derived.insert(name) }
    }
    return derived.subtracting(names)
  }

  /// The superclasses of a class that the target declares, the nearest first.
  func ancestors(of name: String) -> [String] {
    var found: [String] = []
    while let next = classes[found.last ?? name]?.superclass, classes[next] != nil, next != name, !found.contains(next)
    {
      found.append(next)
    }
    return found
  }

  /// Whether a view controller of the target can be made without arguments.
  ///
  /// By Swift's rules, a class inherits all initializers of its superclass if it declares no designated initializer,
  /// and the convenience initializers also if it overrides all designated initializers.
  func makesController(_ name: String) -> Bool { makesController(name, visited: []) }

  private func makesController(_ name: String, visited: Set<String>) -> Bool {
    guard let own = classes[name] else { return Self.isControllerOfUIKit(name) }
    guard !visited.contains(name), let superclass = own.superclass else { return false }
    let visited = visited.union([name])
    guard isController(superclass, visited: visited) else { return false }
    if own.initializers.contains(where: \.takesNothing) { return true }
    let designated = own.initializers.filter { !$0.isConvenience }
    if designated.isEmpty { return makesController(superclass, visited: visited) }
    let overridesAll = Self.designated.allSatisfy { labels in designated.contains { $0.labels == labels } }
    return overridesAll && Self.isControllerOfUIKit(superclass)
  }

  /// Whether a view of the target can be made with a frame: the class has the initializer `init(frame:)`, or inherits it.
  func makesView(_ name: String) -> Bool { makesView(name, visited: []) }

  /// The same for one of the classes with a name, which may be declared in several types.
  func makesView(_ node: ClassDeclSyntax) -> Bool {
    let name = node.name.text
    guard ambiguous.contains(name) else { return makesView(name) }
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.classes[name].map { makesView($0, visited: [name]) } ?? false
  }

  private func makesView(_ name: String, visited: Set<String>) -> Bool {
    guard let own = classes[name] else { return Self.viewsOfUIKit.contains(name) }
    return !visited.contains(name) && !ambiguous.contains(name) && makesView(own, visited: visited.union([name]))
  }

  private func makesView(_ own: Class, visited: Set<String>) -> Bool {
    guard let superclass = own.superclass, isView(superclass, visited: visited) else { return false }
    if own.initializers.contains(where: { $0.labels == ["frame"] && !$0.isPrivate }) { return true }
    return own.initializers.allSatisfy(\.isConvenience) && makesView(superclass, visited: visited)
  }

  private func isView(_ name: String, visited: Set<String>) -> Bool {
    guard let own = classes[name] else { return Self.viewsOfUIKit.contains(name) }
    guard !visited.contains(name), let superclass = own.superclass else { return false }
    return isView(superclass, visited: visited.union([name]))
  }

  /// UIKit's classes of views that can be made with a frame.
  private static let viewsOfUIKit: Set<String> = [
    "UIActivityIndicatorView", "UIButton", "UICollectionReusableView", "UICollectionViewCell", "UIControl",
    "UIDatePicker", "UIImageView", "UILabel", "UINavigationBar", "UIPageControl", "UIPickerView", "UIProgressView",
    "UIRefreshControl", "UIScrollView", "UISearchBar", "UISegmentedControl", "UISlider", "UIStackView", "UIStepper",
    "UISwitch", "UITabBar", "UITextField", "UITextView", "UIToolbar", "UIView", "UIWindow",
  ]

  /// Whether a class of the target whose only foreign superclass is `NSObject` can be made without arguments.
  func makesObject(_ name: String) -> Bool { makesObject(name, visited: []) }

  private func makesObject(_ name: String, visited: Set<String>) -> Bool {
    guard let own = classes[name] else { return name == "NSObject" }
    guard !visited.contains(name), let superclass = own.superclass, isObject(superclass, visited: visited) else {
      return false
    }
    if own.initializers.contains(where: \.takesNothing) { return true }
    return own.initializers.allSatisfy(\.isConvenience) && makesObject(superclass, visited: visited.union([name]))
  }

  /// The Swift code that makes an object of a class of the target with empty values as arguments; `nil` if there is
  /// none. The code may throw an error, and its value may be optional.
  ///
  /// - Parameter protocols: the names of the target's protocols.
  func emptyObject(_ name: String, protocols: Set<String>) -> String? {
    if makesController(name) || makesObject(name) { return "\(name)()" }
    guard let own = classes[name], !ambiguous.contains(name) else { return nil }
    let callable = own.initializers.filter { one in
      one.emptyArguments != nil && own.initializers.count { $0.labels == one.labels } == 1
    }
    let fewest = callable.min { ($0.emptyArguments?.count ?? 0) < ($1.emptyArguments?.count ?? 0) }
    if let arguments = fewest?.emptyArguments { return "\(name)(\(arguments.joined(separator: ", ")))" }
    // A class without a superclass and without initializers has one without arguments.
    let isRoot = own.superclass.map { protocols.contains($0) || Self.protocolsOfSwift.contains($0) } ?? true
    return own.initializers.isEmpty && isRoot ? "\(name)()" : nil
  }

  /// Whether `super.init()` in a class of the target calls the initializer that UIKit's controllers inherit from
  /// `NSObject`, and none that a class of the target declares.
  func callsInitializerOfControllers(_ name: String) -> Bool {
    var visited: Set<String> = []
    var superclass = classes[name]?.superclass
    while let next = superclass, let own = classes[next], visited.insert(next).inserted {
      if own.initializers.contains(where: \.takesNothing) { return false }
      superclass = own.superclass
    }
    return superclass.map { classes[$0] == nil && Self.isControllerOfUIKit($0) } ?? false
  }

  /// Protocols of Swift that classes without a superclass often conform to.
  private static let protocolsOfSwift: Set<String> = [
    "AnyObject", "Codable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Hashable",
    "Identifiable", "ObservableObject", "Sendable",
  ]

  private func isObject(_ name: String, visited: Set<String>) -> Bool {
    guard let own = classes[name] else { return name == "NSObject" }
    guard !visited.contains(name), let superclass = own.superclass else { return false }
    return isObject(superclass, visited: visited.union([name]))
  }

  private func isController(_ name: String, visited: Set<String>) -> Bool {
    guard let own = classes[name] else { return Self.isControllerOfUIKit(name) }
    guard !visited.contains(name), let superclass = own.superclass else { return false }
    return isController(superclass, visited: visited.union([name]))
  }

  /// Whether a class is one of UIKit's controllers that can be made without arguments.
  private static func isControllerOfUIKit(_ name: String) -> Bool {
    name.hasPrefix("UI") && name.hasSuffix("Controller") && !controllersWithArguments.contains(name)
  }

  /// UIKit's controllers that cannot be made without arguments, because they need a layout or two controllers.
  private static let controllersWithArguments: Set<String> = ["UICollectionViewController", "UIPresentationController"]

  /// The designated initializers of `UIViewController`.
  private static let designated = [["nibName", "bundle"], ["coder"]]

  private final class Visitor: SyntaxVisitor {
    var classes: [String: Class] = [:]
    var ambiguous: Set<String> = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      let superclass = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription.lastComponent
      guard classes[node.name.text] == nil else {
        ambiguous.insert(node.name.text)
        return .visitChildren
      }
      classes[node.name.text] = Class(
        superclass: superclass,
        initializers: node.memberBlock.members.declarations.compactMap { $0.as(InitializerDeclSyntax.self) }
          .filter { !$0.attributes.has("available") }.map(Self.initializer))
      return .visitChildren
    }

    private static func initializer(_ node: InitializerDeclSyntax) -> Initializer {
      let parameters = node.signature.parameterClause.parameters
      return Initializer(
        labels: parameters.map(\.firstName.text),
        isConvenience: node.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) },
        isPrivate: node.modifiers.contains {
          [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind)
        },
        takesNothing: node.optionalMark == nil && node.signature.effectSpecifiers == nil
          && parameters.allSatisfy { $0.defaultValue != nil },
        emptyArguments: EmptyArguments.ofCall(of: node))
    }
  }
}
