/// What a page may load and run ([Content Security Policy](https://www.w3.org/TR/CSP3/)): nothing from a network, and
/// no script but its own.
///
/// Places and widths stand in attributes of elements, so that styles in the page are allowed.
package enum ContentPolicy {
  /// For a page with files beside it. Browsers take the folder of a page from disk for another origin than the page, so
  /// that `file:` names it. They check no hash of a script from disk.
  package static var files: Fragment {
    meta("script-src 'self' file:; style-src 'self' file: 'unsafe-inline'; img-src 'self' file:")
  }

  /// For a page that is one file.
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
