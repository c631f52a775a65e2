import Audit
import Environments
import Pages

/// Writes the run as a page for people: each screen with its pictures, the findings numbered in them, and what to do.
///
/// The page is a file, `index.html`, beside its ``companions`` and the pictures. It needs no network and no server. The
/// worst findings come first, so the page is written when the run has ended, and all documents are kept until then.
///
/// `ReportPage` makes the page from `Fragment`s of the module `Pages`, and a `ScreenSection` for each screen with
/// findings.
public struct HTMLReporter: Reporter {
  /// The name of the page.
  public static let fileName = "index.html"
  /// The folder of the pictures, as seen from the page.
  public static let pictureFolder = "pictures"

  /// A file that the page refers to.
  public struct Companion: Hashable, Sendable {
    /// The name, as seen from the page.
    public var name: String
    /// The content.
    public var bytes: [UInt8]
  }

  /// The files that stand beside every page: its style and its program.
  public static var companions: [Companion] {
    [
      Companion(name: "report.css", bytes: style),
      Companion(name: "report.js", bytes: script),
    ]
  }

  /// The style of every page.
  static var style: [UInt8] { PageFile.baseStyle + PackageResources.report_css }
  /// The program of every page.
  static var script: [UInt8] { PackageResources.report_js }
  /// The SHA-256 of ``script`` in Base64, by which a page that is one file permits it. After a change of the script, a
  /// test prints the new value.
  static let scriptHash = "IBN+u4aXihjSycFN/74isVvw+Df/WfMaqNb88iMBUFA="

  private var header: RunHeader?
  private var documents: [DocumentReport] = []

  private let files: PageFiles

  /// Makes a reporter for one run. The page stands beside its ``companions``.
  public init() { files = PageFiles(read: nil) }

  /// Makes a reporter for one run, whose page is one file with everything in it.
  ///
  /// - Parameter read: reads a file by its path, as seen from the page; only those in ``pictureFolder`` are asked for.
  public init(embedding read: @escaping (_ path: String) -> [UInt8]?) { files = PageFiles(read: read) }

  /// Nothing yet.
  public mutating func begin(_ run: RunHeader) -> String {
    header = run
    return ""
  }

  /// Nothing yet.
  public mutating func report(_ document: DocumentReport) -> String {
    documents.append(document)
    return ""
  }

  /// The page.
  public mutating func end() -> String {
    guard let header else { return "" }
    return ReportPage(header: header, documents: documents, files: files).text
  }
}
