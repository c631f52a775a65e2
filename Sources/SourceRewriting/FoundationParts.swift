import SwiftSyntax

/// The modules that are parts of Foundation on Apple's systems and modules of their own elsewhere, as far as a file names
/// their types.
struct FoundationParts {
  private var modules: Set<String> = []

  init(namedIn tree: SourceFileSyntax) {
    for token in tree.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind else { continue }
      if Self.networking.contains(where: name.hasPrefix) { modules.insert("FoundationNetworking") }
      if name.hasPrefix("XML") { modules.insert("FoundationXML") }
    }
  }

  /// Imports of the modules where there are such, on lines of their own.
  var imports: String {
    modules.sorted().map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }.joined()
  }

  private static let networking = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "NSURLSession", "NSMutableURLRequest", "URLCache",
    "CachedURLResponse", "URLCredential", "URLProtectionSpace", "URLAuthenticationChallenge", "URLProtocol",
    "HTTPCookie", "NSURLConnection", "NSURLRequest",
  ]
}
