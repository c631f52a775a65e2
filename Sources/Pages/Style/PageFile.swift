/// A style sheet or script that a page needs in its folder.
package struct PageFile: Hashable, Sendable {
  /// The path of the file, relative to the page.
  package var name: String
  /// The content of the file.
  package var bytes: [UInt8]

  /// The base style sheet of all pages: colours, fonts and headings.
  package static var baseStyle: [UInt8] { PackageResources.base_css }

  /// The files that a ``ComparisonPage`` needs in its folder.
  package static var comparison: [PageFile] {
    [
      PageFile(name: "comparison.css", bytes: PackageResources.base_css + PackageResources.comparison_css),
      PageFile(name: "comparison.js", bytes: PackageResources.comparison_js),
    ]
  }
}
