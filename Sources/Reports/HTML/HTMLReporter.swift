import Audit
import Environments
import Pages

/// Writes the run as a page for people: each screen with its pictures, the findings numbered in them, and what to do.
///
/// The page is one file, `index.html`, beside its ``companions`` and the pictures. It needs no network and no server.
/// The worst comes first, so the page is written when the run has ended, and all documents are kept until then.
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
      Companion(name: "report.css", bytes: PageFile.baseStyle + PackageResources.report_css),
      Companion(name: "report.js", bytes: PackageResources.report_js),
    ]
  }

  private var header: RunHeader?
  private var documents: [DocumentReport] = []

  /// Makes a reporter for one run.
  public init() {}

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
    return ReportPage(header: header, documents: documents).text
  }
}
