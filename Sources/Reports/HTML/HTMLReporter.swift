import Audit
import Environments
import Pages

/// Writes the run as an HTML page for people: each screen with its pictures, in which findings are numbered, and the
/// fixes.
///
/// The page is a file, `index.html`, in a folder with its ``companions`` and the pictures. It needs no network and no
/// server. The worst findings come first, so the page is written when the run has ended, and the reports of all
/// documents are kept until then.
///
/// `ReportPage` makes the page from `Fragment`s of the module `Pages`, and a `ScreenSection` for each screen with
/// findings.
public struct HTMLReporter: Reporter {
  /// The name of the page.
  public static let fileName = "index.html"
  /// The folder of the pictures, relative to the page.
  public static let pictureFolder = "pictures"

  /// A file that the page refers to.
  public struct Companion: Hashable, Sendable {
    /// The path of the file, relative to the page.
    public var name: String
    /// The content of the file.
    public var bytes: [UInt8]
  }

  /// The files that every page in a folder needs: its style sheet and its script.
  public static var companions: [Companion] {
    [
      Companion(name: "report.css", bytes: style),
      Companion(name: "report.js", bytes: script),
    ]
  }

  /// The style sheet of every page.
  static var style: [UInt8] { PageFile.baseStyle + PackageResources.report_css }
  /// The script of every page.
  static var script: [UInt8] { PackageResources.report_js }
  /// The SHA-256 hash of ``script`` in Base64, with which the content security policy of a single-file page allows the
  /// script. After a change of the script, a test prints the new value.
  static let scriptHash = "IBN+u4aXihjSycFN/74isVvw+Df/WfMaqNb88iMBUFA="

  private var header: RunHeader?
  private var documents: [DocumentReport] = []

  private let files: PageFiles

  /// Makes a reporter for one run, whose page is in a folder with its ``companions``.
  public init() { files = PageFiles(read: nil) }

  /// Makes a reporter for one run, whose page is one file that contains its style, script and pictures.
  ///
  /// - Parameter read: reads a file, by its path relative to the page. It is called only for files in
  ///   ``pictureFolder``.
  public init(embedding read: @escaping (_ path: String) -> [UInt8]?) { files = PageFiles(read: read) }

  /// Returns an empty text, because the page is written at the end.
  public mutating func begin(_ run: RunHeader) -> String {
    header = run
    return ""
  }

  /// Stores the report of a document and returns an empty text.
  public mutating func report(_ document: DocumentReport) -> String {
    documents.append(document)
    return ""
  }

  /// Returns the whole page.
  public mutating func end() -> String {
    guard let header else { return "" }
    return ReportPage(header: header, documents: documents, files: files).text
  }
}
