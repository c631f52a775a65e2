import Audit
import Foundation
import Reports

/// The job summary for GitHub Actions: Markdown that is appended to a file to which all steps of the job write. See
/// GitHub's page on
/// [commands](https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions#adding-a-job-summary).
@MainActor struct JobSummary {
  private let path: String
  private var reporter = MarkdownReporter()

  init(path: String) {
    self.path = path
  }

  mutating func report(_ document: DocumentReport) {
    _ = reporter.report(document)
  }

  mutating func end() throws(OutputError) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw OutputError(path: path) }
    defer { close(descriptor) }
    try FileDescriptorWriter.write([UInt8](reporter.end().utf8), to: descriptor, named: path)
  }
}
