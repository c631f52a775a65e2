import SwiftSyntax

/// A condition such as `#available(iOS 17, *)`, as an expression that asks for the version of the simulated device.
struct SystemCondition {
  private let isUnavailable: Bool
  private let major: Int
  private let minor: Int

  /// The oldest version that a device can have. Conditions with an older one always hold, and stay as they are.
  private static let oldest = 13

  /// - Returns: `nil` if the condition does not depend on the version of iOS.
  init?(_ node: AvailabilityConditionSyntax) {
    let versions = node.availabilityArguments.compactMap { argument -> VersionTupleSyntax? in
      guard case .availabilityVersionRestriction(let restriction) = argument.argument,
        ["iOS", "iOSApplicationExtension"].contains(restriction.platform.text)
      else { return nil }
      return restriction.version
    }
    guard let version = versions.first, let major = Int(version.major.text), major > Self.oldest else { return nil }
    self.major = major
    minor = version.components.first.flatMap { Int($0.number.text) } ?? 0
    isUnavailable = node.availabilityKeyword.tokenKind == .poundUnavailable
  }

  /// The expression.
  var text: String { "\(isUnavailable ? "!" : "")RuntimeTable.systemIsAtLeast(\(major), \(minor))" }
}
