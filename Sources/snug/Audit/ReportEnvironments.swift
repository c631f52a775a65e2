import Environments
import Foundation
import InterfaceBuilder
import Synchronization

/// The environments of a report, with their identifiers, as a worker process sends them to the main process.
///
/// Consecutive documents mostly have the same environments. So the environments that were encoded or decoded last are
/// kept with their JSON; otherwise encoding and decoding them would be a large part of the cost of the transfer.
struct ReportEnvironments: Hashable, Sendable {
  let all: [Environment]
  /// The identifiers of ``all``, in the same order.
  let ids: [String]

  private static let last = Mutex<(environments: ReportEnvironments, json: Data)?>(nil)

  init(_ environments: [Environment]) {
    if let known = Self.last.withLock({ $0?.environments }), known.all == environments {
      self = known
    } else {
      all = environments
      ids = environments.map(\.id)
    }
  }
}

extension ReportEnvironments: Codable {
  init(from decoder: any Decoder) throws {
    let json = try decoder.singleValueContainer().decode(Data.self)
    if let known = Self.last.withLock({ $0?.json == json ? $0?.environments : nil }) {
      self = known
    } else {
      let read = ReportEnvironments(try JSONDecoder().decode([Environment].self, from: json))
      Self.last.withLock { $0 = (read, json) }
      self = read
    }
  }

  func encode(to encoder: any Encoder) throws {
    let known = Self.last.withLock { $0?.environments == self ? $0?.json : nil }
    let json = try known ?? JSONEncoder().encode(all)
    Self.last.withLock { $0 = (self, json) }
    var container = encoder.singleValueContainer()
    try container.encode(json)
  }
}
