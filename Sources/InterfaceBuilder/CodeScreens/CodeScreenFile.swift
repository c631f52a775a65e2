import Foundation
@_spi(Generated) import UIKit

/// A Swift file of an app whose code makes screens: by `#Preview`, or by giving the app's window its first controller.
///
/// Its screens are read like a storyboard that has a controller on the line of each screen.
package struct CodeScreenFile {
  private let path: String
  private let screens: [CodeScreen]
  private let comments: [DocumentComment]

  /// - Parameters:
  ///   - path: the file.
  ///   - isNamed: whether a person named the file, so that links are followed wherever they lead.
  /// - Throws: ``DocumentError`` if the file cannot be read.
  package init(path: String, isNamed: Bool = false) throws(DocumentError) {
    self.path = path
    let data = try DocumentFile.read(path, isNamed: isNamed)
    let text = String(decoding: data, as: UTF8.self)
    comments = DocumentComment.all(in: data)
    screens = RuntimeTable.shared.screens(ofFile: path, firstScreenAtLine: Self.lineOfFirstScreen(in: text))
  }

  /// - Parameters:
  ///   - path: the file.
  ///   - screens: what it makes.
  init(path: String, screens: [CodeScreen]) {
    self.path = path
    self.screens = screens
    comments = []
  }

  /// Whether the file at a path may make screens, judged by its text only.
  nonisolated package static func makesScreens(at path: String) -> Bool {
    guard path.hasSuffix(".swift"), let data = try? DocumentFile.read(path) else { return false }
    let text = String(decoding: data, as: UTF8.self)
    return text.contains("#Preview") || lineOfFirstScreen(in: text) != nil
  }

  /// The line on which the delegate of an app or of a scene gives a window its first controller.
  nonisolated private static func lineOfFirstScreen(in text: String) -> Int? {
    guard delegates.contains(where: text.contains) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { line in
      let code = line.drop(while: \.isWhitespace)
      return !code.hasPrefix("//") && code.contains(/\.rootViewController\s*=[^=]/)
    }.map { $0 + 1 }
  }

  nonisolated private static let delegates = ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"]

  /// The screens as a document.
  ///
  /// - Parameter assets: where its asset catalogs are kept. Documents of one project should share them.
  package func document(assets: AssetCatalogs) throws(DocumentError) -> InterfaceDocument {
    var document = try InterfaceDocument(data: Data(markup.utf8), path: path, assets: assets)
    document.comments = comments
    for screen in screens { document.codeScreens[Self.identifier(of: screen)] = screen }
    return document
  }

  /// The screens as a document. Its markup is made here, so it cannot be wrong.
  func documentOfOwnMarkup(assets: AssetCatalogs) -> InterfaceDocument {
    do {
      return try document(assets: assets)
    } catch {
      fatalError("the markup of code screens cannot be read: \(error)")
    }
  }

  /// The identifier of a screen's controller.
  private static func identifier(of screen: CodeScreen) -> String { "\(screen.name).controller" }

  /// A storyboard with a controller for each screen, on the screen's line.
  private var markup: String {
    var text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(Self.toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES"><device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
      """
    var line = 1
    for screen in screens.sorted(by: { $0.line < $1.line }) {
      text += String(repeating: "\n", count: max(0, screen.line - line))
      line = max(line, screen.line)
      let name = screen.name.escapedForMarkup
      text += """
        <scene sceneID="\(name).scene"><objects>\
        <viewController id="\(Self.identifier(of: screen).escapedForMarkup)" userLabel="\(name)" sceneMemberID="viewController">\
        <view key="view" id="\(name)"/></viewController></objects></scene>
        """
    }
    return text + "</scenes></document>"
  }

  /// A release of Xcode whose documents are laid out as current ones.
  nonisolated private static let toolsVersion = "23504"
}

extension RuntimeTable {
  fileprivate func screens(ofFile path: String, firstScreenAtLine line: Int?) -> [CodeScreen] {
    let path = URL(filePath: path).standardizedFileURL.path
    let previews = screens.filter { URL(filePath: $0.file).standardizedFileURL.path == path }
    guard let line, let firstScreen else { return previews }
    return [CodeScreen(name: "First screen", file: path, line: line) { firstScreen() }] + previews
  }
}

extension String {
  /// The text as the value of an attribute of XML.
  fileprivate var escapedForMarkup: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
