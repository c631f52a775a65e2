import Foundation

extension String {
  /// A relative path as a relative URL, with special characters percent-encoded.
  package var addressEncoded: String {
    split(separator: "/", omittingEmptySubsequences: false)
      .map { $0.addingPercentEncoding(withAllowedCharacters: Self.addressCharacters) ?? String($0) }
      .joined(separator: "/")
  }

  /// The characters that need no percent-encoding anywhere in a URL
  /// ([RFC 3986, 2.3](https://www.rfc-editor.org/rfc/rfc3986#section-2.3)).
  private static let addressCharacters = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
