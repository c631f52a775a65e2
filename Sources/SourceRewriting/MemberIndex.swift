import SwiftSyntax

/// The declarations in a target's sources that matter for rewriting: methods that selectors can name, generic types,
/// protocols, and their optional members.
struct MemberIndex {
  /// A method that a selector can name.
  struct Method {
    /// The simple name of the type that declares it.
    var type: String
    var labels: [String]
    var selector: String
  }

  private(set) var methods: [String: [Method]] = [:]
  /// The names of generic types, whose members cannot be registered in the `RuntimeTable`.
  private(set) var genericTypes = Self.genericTypesOfSwift
  /// The names of the protocols.
  private(set) var protocols: Set<String> = []
  /// The names of optional members of protocols.
  private var optionalMembers: Set<String> = []

  /// Generic types that the app may extend, too.
  private static let genericTypesOfSwift: Set<String> = [
    "AnyPublisher", "Array", "ArraySlice", "Binding", "ClosedRange", "CollectionDifference", "ContiguousArray",
    "Dictionary", "KeyPath", "KeyValuePairs", "Measurement", "NSDiffableDataSourceSnapshot", "Optional", "Published",
    "Range", "ReferenceWritableKeyPath", "Result", "Set", "Task", "UICollectionViewDiffableDataSource",
    "UITableViewDiffableDataSource", "UnsafeBufferPointer", "UnsafeMutablePointer", "UnsafePointer",
    "WritableKeyPath",
  ]

  /// Whether a name is that of an optional member of one of the app's protocols, or of one of UIKit's delegate and data
  /// source protocols.
  func isOptionalMember(_ name: String) -> Bool {
    optionalMembers.contains(name) || Self.delegateMethods.contains(name)
  }

  /// The base names of optional methods of UIKit's delegate and data source protocols that apps often call themselves,
  /// to forward a call.
  private static let delegateMethods: Set<String> = [
    "accessibilityHeaderElements", "collectionView", "gestureRecognizer", "gestureRecognizerShouldBegin",
    "navigationController", "numberOfSections",
    "pageViewController", "pickerView", "presentationControllerDidDismiss", "scrollViewDidChangeAdjustedContentInset",
    "scrollViewDidEndDecelerating", "scrollViewDidEndDragging", "scrollViewDidEndScrollingAnimation",
    "scrollViewDidEndZooming", "scrollViewDidScroll", "scrollViewDidScrollToTop", "scrollViewDidZoom",
    "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging",
    "scrollViewWillBeginZooming", "scrollViewWillEndDragging", "searchBar", "searchBarCancelButtonClicked",
    "searchBarSearchButtonClicked", "searchBarShouldBeginEditing", "searchBarTextDidBeginEditing",
    "searchBarTextDidEndEditing", "tabBarController", "tableView", "textField", "textFieldDidBeginEditing",
    "textFieldDidChangeSelection", "textFieldDidEndEditing", "textFieldShouldBeginEditing", "textFieldShouldClear",
    "textFieldShouldEndEditing", "textFieldShouldReturn", "textView", "textViewDidBeginEditing", "textViewDidChange",
    "textViewDidChangeSelection", "textViewDidEndEditing", "textViewShouldBeginEditing", "textViewShouldEndEditing",
    "viewForZooming", "webView",
  ]

  /// - Parameter optionalMembers: the names of optional members of protocols that are declared elsewhere.
  init(_ trees: [SourceFileSyntax], optionalMembers: Set<String> = []) {
    self.optionalMembers = optionalMembers
    for tree in trees {
      let visitor = Visitor(viewMode: .sourceAccurate)
      visitor.walk(tree)
      for (name, method) in visitor.methods { methods[name, default: []].append(method) }
      genericTypes.formUnion(visitor.genericTypes)
      protocols.formUnion(visitor.protocols)
      self.optionalMembers.formUnion(visitor.optionalMembers)
    }
  }

  /// The selector of the method that a `#selector` expression names; `nil` if several methods have the name.
  ///
  /// - Parameters:
  ///   - base: the base name of the method.
  ///   - labels: the argument labels in the expression; `nil` if it has none.
  ///   - type: the type that the expression names, or else the type that contains the expression.
  func selector(_ base: String, labels: [String]?, type: String?) -> String? {
    var candidates = methods[base] ?? []
    if let labels { candidates = candidates.filter { $0.labels == labels } }
    let own = candidates.filter { $0.type == type }
    if !own.isEmpty { candidates = own }
    let selectors = Set(candidates.map(\.selector))
    if let only = selectors.first { return selectors.count == 1 ? only : nil }
    if let labels { return SelectorName.selector(base, labels: labels) }
    return Self.methodsOfUIKit[base] ?? base
  }

  /// Selectors of UIKit's methods that apps name without argument labels, by their base names.
  private static let methodsOfUIKit: [String: String] = [
    "endEditing": "endEditing:", "dismiss": "dismissViewControllerAnimated:completion:",
  ]

  private final class Visitor: SyntaxVisitor {
    var methods: [(String, Method)] = []
    var genericTypes: Set<String> = []
    var protocols: Set<String> = []
    var optionalMembers: Set<String> = []

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      protocols.insert(node.name.text)
      return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let declaration = MethodDeclaration(node)
      if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.optional) }) {
        optionalMembers.insert(declaration.name)
      }
      if let type = EnclosingType(of: node), declaration.isForObjectiveC(in: type) {
        methods.append(
          (declaration.name, Method(type: type.name, labels: declaration.labels, selector: declaration.selector)))
      }
      return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.genericParameterClause != nil { genericTypes.insert(node.name.text) }
      return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.genericParameterClause != nil { genericTypes.insert(node.name.text) }
      return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.genericParameterClause != nil { genericTypes.insert(node.name.text) }
      return .visitChildren
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.genericParameterClause != nil { genericTypes.insert(node.name.text) }
      return .visitChildren
    }
  }
}
