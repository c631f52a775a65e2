import Foundation
import Synchronization

/// A version of iOS.
package struct SystemVersion: Hashable, Sendable, Comparable, Codable {
  /// The first number, such as 17.
  package var major: Int
  /// The second number, such as 5.
  package var minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The version that a text such as `17.5` names; `nil` if it names none.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), parts.allSatisfy({ $0.map { $0 >= 0 } ?? false }), let major = parts[0] else {
      return nil
    }
    self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
  }

  /// The version as a text, such as `17.5`.
  package var text: String { "\(major).\(minor)" }

  package static func < (first: SystemVersion, second: SystemVersion) -> Bool {
    (first.major, first.minor) < (second.major, second.minor)
  }

  private static let simulated = Mutex(SystemVersion(18))

  /// The version that the simulated device reports.
  package static var current: SystemVersion {
    get { simulated.withLock { $0 } }
    set { simulated.withLock { $0 = newValue } }
  }
}

extension ProcessInfo {
  /// The version of iOS that the simulated device reports. In an app's code, it takes the place of
  /// `operatingSystemVersion`, which is that of this machine.
  @_spi(Generated) public var simulatedOperatingSystemVersion: OperatingSystemVersion {
    let version = SystemVersion.current
    return OperatingSystemVersion(majorVersion: version.major, minorVersion: version.minor, patchVersion: 0)
  }
}
