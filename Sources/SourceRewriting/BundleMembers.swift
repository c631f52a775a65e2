import SwiftSyntax

/// Generates members of `Bundle` that are added to the app's module, so that calls such as `path(forResource:ofType:)`
/// find the app's files.
///
/// Foundation's own members would search in the folder of the program. The added members have the same signatures, and
/// Swift prefers a member of the calling module to one of another module.
struct BundleMembers {
  /// Whether any file mentions `Bundle`.
  private var isUsed = false
  /// Whether any file calls `NSLocalizedString`, and none declares a function of that name.
  private var hasTexts = false
  /// Whether any file asks for the bundle that SwiftPM makes of a target's resources, and none declares it.
  private var usesModule = false

  init(for trees: [SourceFileSyntax]) {
    var (declaresTexts, declaresModule) = (false, false)
    for tree in trees {
      for token in tree.tokens(viewMode: .sourceAccurate) {
        guard case .identifier(let name) = token.tokenKind else { continue }
        if name == "Bundle" { isUsed = true }
        if name == "module" {
          let previous = token.previousToken(viewMode: .sourceAccurate)?.tokenKind
          if previous == .period { usesModule = true }
          if previous == .keyword(.var) || previous == .keyword(.let) { declaresModule = true }
        }
        guard name == "NSLocalizedString" else { continue }
        hasTexts = true
        if token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.func) { declaresTexts = true }
      }
    }
    if declaresTexts { hasTexts = false }
    if declaresModule { usesModule = false }
  }

  /// The declarations, for the generated file of the target; empty if none are needed.
  var text: String {
    guard isUsed || hasTexts || usesModule else { return "" }
    return "\nimport Foundation\n" + (isUsed ? Self.members : "") + (hasTexts ? Self.texts : "")
      + (usesModule ? Self.module : "")
  }

  private static let members = """

    extension Bundle {
      func path(forResource name: String?, ofType ext: String?) -> String? {
        AppBundle(self).path(forResource: name, ofType: ext)
      }
      func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
        AppBundle(self).path(forResource: name, ofType: ext, inDirectory: subpath)
      }
      func url(forResource name: String?, withExtension ext: String?) -> URL? {
        AppBundle(self).url(forResource: name, withExtension: ext)
      }
      func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL? {
        AppBundle(self).url(forResource: name, withExtension: ext, subdirectory: subpath)
      }
      func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        AppBundle(self).localizedString(forKey: key, value: value, table: tableName)
      }
      var infoDictionary: [String: Any]? { AppBundle(self).infoDictionary }
      func object(forInfoDictionaryKey key: String) -> Any? { AppBundle(self).object(forInfoDictionaryKey: key) }
      var bundleIdentifier: String? { AppBundle(self).bundleIdentifier }
    }

    """

  /// The bundle of a package's target. All files of the checkout are found in it by their names.
  private static let module = """

    extension Bundle {
      static var module: Bundle { .main }
    }

    """

  private static let texts = """

    func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
    ) -> String {
      AppBundle(bundle).localizedString(forKey: key, value: value, table: tableName)
    }

    """
}
