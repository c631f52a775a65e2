import Audit
import Drawing
import Environments
import Foundation
import InterfaceBuilder

/// The findings of an audit on one screen in one environment, as numbered marks for a picture and as lines of text.
@MainActor struct FindingMarks {
  /// One mark per view, with the numbers of its findings. A view all of whose findings need review has a dashed mark.
  private(set) var highlights: [Highlight] = []
  /// One line per finding, with its number.
  private(set) var lines: [String] = []

  /// - Parameters:
  ///   - marks: the findings, each with the frame of its view.
  ///   - environment: the environment in words; `nil` if the picture shows only one.
  init(_ marks: [(finding: Finding, frame: CGRect?)], in environment: String?) {
    for (number, mark) in zip(1..., marks) {
      let finding = mark.finding
      let review = finding.outcome == .needsReview ? ", to review" : ""
      let place = environment.map { "\($0): " } ?? ""
      lines.append(
        "\(place)\(number) \(finding.rule) (\(finding.impact.rawValue)\(review)): \(finding.view.label): \(finding.message)"
      )
      guard let frame = mark.frame else { continue }
      let style: Highlight.Style = finding.outcome == .needsReview ? .related : .fault
      if let same = highlights.firstIndex(where: { $0.rect == frame }) {
        highlights[same].label += ", \(number)"
        if style == .fault { highlights[same].style = style }
      } else {
        highlights.append(Highlight(rect: frame, label: "\(number)", style: style))
      }
    }
  }
}
