import Audit
import Environments

/// What findings share that are about one control, image, colour or font in several places, such as the “Cancel” button
/// that 30 screens have. Findings of one cause are mended together, so reports put them together.
struct FindingCause: Hashable {
  private let rule: String
  private let outcome: Outcome
  private let viewClass: String
  private let message: String
  private let because: [String]

  /// The rules whose findings have one cause in several documents: a control that is reused, or a missing asset.
  private static let rules: Set<String> = [
    "unlabeled-control", "missing-accessibility-label", "missing-image", "missing-color", "missing-font",
  ]

  /// The cause of a finding; `nil` if findings of its rule have one cause each.
  init?(of finding: Finding) {
    guard Self.rules.contains(finding.rule) else { return nil }
    rule = finding.rule
    outcome = finding.outcome
    viewClass = finding.view.class
    message = finding.message
    because = finding.because
  }

  /// The most places that ``words(for:)`` lists.
  private static let mostPlaces = 3

  /// The further places of a cause in words, such as “A.xib:4, B.xib:9”.
  static func words(for places: some Collection<String>) -> String {
    let rest = places.count > mostPlaces ? " and \(places.count - mostPlaces) more" : ""
    return places.prefix(mostPlaces).map(PlainLine.of).joined(separator: ", ") + rest
  }
}

extension Sequence {
  /// The elements, those of one cause together, in the order of the first of each. An element without a cause stands
  /// alone.
  ///
  /// Complexity: linear in the number of elements.
  func together(by cause: (Element) -> FindingCause?) -> [[Element]] {
    var groups: [[Element]] = []
    var indices: [FindingCause: Int] = [:]
    for element in self {
      guard let cause = cause(element) else {
        groups.append([element])
        continue
      }
      if let index = indices[cause] {
        groups[index].append(element)
      } else {
        indices[cause] = groups.count
        groups.append([element])
      }
    }
    return groups
  }
}
