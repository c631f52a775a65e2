import SwiftSyntax

/// The modules that a file has to import because it uses their types, although it does not import them itself. On
/// Apple's systems, Foundation or UIKit re-exports them; here they are separate modules.
///
/// They are not generated from the folder Surface: two belong to Swift's own Foundation, Core Image is recognised by
/// its prefix, and EventPublishers, which replaces Combine, is written by hand.
struct UnnamedModules {
  private var modules: Set<String> = []

  init(namedIn tree: SourceFileSyntax) {
    for token in tree.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind else { continue }
      if Self.networking.contains(where: name.hasPrefix) { modules.insert("FoundationNetworking") }
      if name == "NSURLConnection" { modules.insert("URLConnections") }
      if name.hasPrefix("XML") { modules.insert("FoundationXML") }
      if Self.isOfCoreImage(name) { modules.insert("CoreImage") }
      if Self.combine.contains(name) { modules.insert("EventPublishers") }
    }
  }

  /// The import declarations of these modules, conditional on their existence.
  var imports: String {
    modules.sorted().map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }.joined()
  }

  /// Whether a name belongs to Core Image: it begins with `CI` or `kCI`, followed by another capital letter.
  private static func isOfCoreImage(_ name: String) -> Bool {
    let rest = name.hasPrefix("k") ? name.dropFirst() : name[...]
    return rest.hasPrefix("CI") && rest.dropFirst(2).first?.isUppercase == true
  }

  /// The type names by which a use of Combine is recognised. Combine's other names are missing, because apps use the
  /// same words for their own types.
  private static let combine: Set<String> = [
    "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject", "PassthroughSubject", "Published",
  ]

  private static let networking = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "NSURLSession", "NSMutableURLRequest", "URLCache",
    "CachedURLResponse", "URLCredential", "URLProtectionSpace", "URLAuthenticationChallenge", "URLProtocol",
    "HTTPCookie", "NSURLConnection", "NSURLRequest",
  ]
}
