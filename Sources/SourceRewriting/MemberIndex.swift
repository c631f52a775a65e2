import SwiftSyntax

/// What the sources of a target declare for Objective-C: methods by name, and types.
struct MemberIndex {
  /// A method that a selector can name.
  struct Method {
    /// The simple name of the type that declares it.
    var type: String
    var labels: [String]
    var selector: String
  }

  private(set) var methods: [String: [Method]] = [:]
  /// The names of generic types: their members cannot be registered.
  private(set) var genericTypes: Set<String> = []
  /// The names of optional members of protocols.
  private var optionalMembers: Set<String> = []

  /// Whether a name belongs to an optional member of one of the app's protocols, or of a delegate or data source of
  /// UIKit.
  func isOptionalMember(_ name: String) -> Bool {
    optionalMembers.contains(name) || Self.delegateMethods.contains(name)
  }

  /// The first words of optional methods of UIKit's delegates and data sources that apps pass on.
  private static let delegateMethods: Set<String> = [
    "collectionView", "gestureRecognizer", "gestureRecognizerShouldBegin", "navigationController", "numberOfSections",
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
      self.optionalMembers.formUnion(visitor.optionalMembers)
    }
  }

  /// The selector that an expression names; `nil` where several methods have the name.
  ///
  /// - Parameters:
  ///   - labels: argument labels; `nil` where the expression has none.
  ///   - type: the type that the expression names, or that it is written in.
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

  /// Methods of UIKit that apps name without their labels.
  private static let methodsOfUIKit: [String: String] = [
    "endEditing": "endEditing:", "dismiss": "dismissViewControllerAnimated:completion:",
  ]

  private final class Visitor: SyntaxVisitor {
    var methods: [(String, Method)] = []
    var genericTypes: Set<String> = []
    var optionalMembers: Set<String> = []

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
  }
}
