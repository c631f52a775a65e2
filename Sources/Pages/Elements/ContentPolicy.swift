/// What a page may load and run ([Content Security Policy](https://www.w3.org/TR/CSP3/)): nothing from a network, and
/// no script but its own.
///
/// Inline styles are allowed, because positions and widths are in the `style` attributes of elements.
package enum ContentPolicy {
  /// The policy for a page with files beside it. For a page from disk, browsers treat the files in its folder as
  /// another origin, so the policy allows `file:`; they check no hash of a script from disk.
  package static var files: Fragment {
    meta("script-src 'self' file:; style-src 'self' file: 'unsafe-inline'; img-src 'self' file:")
  }

  /// The policy for a page that is one file.
  ///
  /// - Parameter scriptHash: the SHA-256 of the only script of the page, in Base64.
  package static func singleFile(scriptHash: String) -> Fragment {
    meta("script-src 'sha256-\(scriptHash)'; style-src 'unsafe-inline'; img-src data:")
  }

  private static func meta(_ sources: String) -> Fragment {
    element(
      "meta",
      [
        "http-equiv": "Content-Security-Policy",
        "content": "default-src 'none'; \(sources); base-uri 'none'; form-action 'none'",
      ])
  }
}
