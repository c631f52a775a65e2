/// A file that stands beside a page: its style or its program.
package struct PageFile: Hashable, Sendable {
  /// The name, as seen from the page.
  package var name: String
  /// The content.
  package var bytes: [UInt8]

  /// Colours, letters and headings of every page.
  package static var baseStyle: [UInt8] { PackageResources.base_css }

  /// The files beside a page that compares pictures.
  package static var comparison: [PageFile] {
    [
      PageFile(name: "comparison.css", bytes: PackageResources.base_css + PackageResources.comparison_css),
      PageFile(name: "comparison.js", bytes: PackageResources.comparison_js),
    ]
  }
}
