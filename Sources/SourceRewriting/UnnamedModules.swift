import SwiftSyntax

/// Finds the modules that a file needs because it names their types. On Apple's systems, Foundation or UIKit re-exports
/// these modules; on Linux, the file has to import them.
///
/// A module is recognised by names of its types in the file.
struct UnnamedModules {
  private var modules: Set<String> = []

  init(namedIn tree: SourceFileSyntax) {
    for token in tree.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind else { continue }
      if Self.networking.contains(where: name.hasPrefix) { modules.insert("FoundationNetworking") }
      if name == "NSURLConnection" { modules.insert("URLConnections") }
      if name.hasPrefix("XML") { modules.insert("FoundationXML") }
      if Self.isOfCoreImage(name) { modules.insert("CoreImage") }
      if Self.keychain.contains(where: name.hasPrefix) { modules.insert("KeychainItems") }
      if Self.combine.contains(name) { modules.insert("EventPublishers") }
    }
  }

  /// The import declarations of the modules that were found, conditional on their existence.
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

  /// Beginnings of names from Security, which Foundation re-exports on Apple's systems.
  private static let keychain = ["SecItem", "SecAccessControl", "SecCopyErrorMessageString", "kSec", "errSec"]

  private static let networking = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "NSURLSession", "NSMutableURLRequest", "URLCache",
    "CachedURLResponse", "URLCredential", "URLProtectionSpace", "URLAuthenticationChallenge", "URLProtocol",
    "HTTPCookie", "NSURLConnection", "NSURLRequest",
  ]
}
