/// The [Content Security Policy](https://www.w3.org/TR/CSP3/) of a page, as a `meta` element: the page loads nothing
/// from a network and runs only its own script.
///
/// Inline styles are allowed, because positions and widths are in the `style` attributes of elements.
package enum ContentPolicy {
  /// The policy for a page whose script, style and pictures are separate files. For a page from disk, browsers treat
  /// the files in its folder as another origin, so the policy allows `file:`. It has no hash of the script, because
  /// browsers do not check hashes of scripts from disk.
  package static var files: Fragment {
    meta("script-src 'self' file:; style-src 'self' file: 'unsafe-inline'; img-src 'self' file:")
  }

  /// The policy for a page that is a single file.
  ///
  /// - Parameter scriptHash: the SHA-256 hash of the page's only script, in Base64.
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
