import SwiftSyntax

/// A missing name that the sources qualify with its module, such as `Kit.Client`.
///
/// The sources of the module are not available. A stand-in for the name is declared in the app's own module, so the
/// qualifier `Kit.` is removed from the sources. A name that Swift or the app has as well would then be theirs, and a function
/// of the app that calls the one of the module would call itself; such a name becomes `Kit_Decoder`.
struct QualifiedName: Codable, Hashable, Sendable {
  /// The name of the module.
  var module: String
  /// The name after the module.
  var name: String

  /// Reads the missing name from an error message of the compiler; `nil` if the error is of another kind.
  init?(_ message: String) {
    if message.hasPrefix("no type named "),
      let match = message.firstMatch(of: /^no type named '(\w+)' in module '(\w+)'/)
    {
      (module, name) = (String(match.2), String(match.1))
    } else if message.hasPrefix("module "),
      let match = message.firstMatch(of: /^module '(\w+)' has no member named '(\w+)'/)
    {
      (module, name) = (String(match.1), String(match.2))
    } else {
      return nil
    }
  }
}

extension SourceFile {
  /// The file without the qualifiers of some names. The other code keeps its positions.
  ///
  /// - Parameter declared: the names that the app's files declare outside of types.
  func dropping(qualifiersOf names: Set<QualifiedName>, declared: @autoclosure () -> Set<String>) -> SourceFile {
    guard Set(names.map(\.module)).contains(where: { text.contains("\($0).") }) else { return self }
    let edits = tree.tokens(viewMode: .sourceAccurate).compactMap { token -> Edit? in
      guard case .identifier(let module) = token.tokenKind, let period = token.nextToken(viewMode: .sourceAccurate),
        period.tokenKind == .period, token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period,
        case .identifier(let name)? = period.nextToken(viewMode: .sourceAccurate)?.tokenKind,
        names.contains(QualifiedName(module: module, name: name)),
        token.parent?.is(ImportPathComponentSyntax.self) != true
      else { return nil }
      if QualifiedName.namesOfSwift.contains(name) || declared().contains(name) {
        return Edit(replacing: period, by: "_")
      }
      let range = token.positionAfterSkippingLeadingTrivia.utf8Offset..<period.endPosition.utf8Offset
      return Edit(range: range, replacement: String(repeating: " ", count: range.count))
    }
    return edits.isEmpty ? self : SourceFile(self, text: text.applying(edits))
  }
}

extension SourceFileSyntax {
  /// The names that the file declares outside of types and functions.
  var topLevelNames: [String] { statements.flatMap { $0.item.as(DeclSyntax.self)?.names ?? [] } }
}

extension DeclSyntax {
  /// The names that a declaration gives: that of a type or function, or those of variables.
  var names: [String] {
    if let named = asProtocol((any NamedDeclSyntax).self) { return [named.name.text] }
    let bindings = self.as(VariableDeclSyntax.self)?.bindings ?? []
    return bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
  }
}

extension QualifiedName {
  /// Names of types of Swift, Foundation, the Objective-C runtime and SwiftUI that packages often have as well, and that
  /// their users therefore qualify.
  fileprivate static let namesOfSwift: Set<String> = [
    "Actor", "Alert", "Animation", "Binding", "Bundle", "Button", "Calendar", "Category", "Color", "Context", "Data",
    "Date", "Decoder", "Dimension", "Encoder", "Environment", "Error", "Font", "Formatter", "Host", "Image", "Label",
    "Link", "List", "Locale", "Measurement", "Menu", "Method", "Notification", "Operation", "Path", "Picker", "Pipe",
    "Port", "Process", "Progress", "Result", "Scanner", "Section", "Selector", "Shape", "State", "Stream", "Table",
    "Task", "Text", "Thread", "Timer", "Toggle", "Unit", "View",
  ]

  fileprivate init(module: String, name: String) {
    self.module = module
    self.name = name
  }
}
