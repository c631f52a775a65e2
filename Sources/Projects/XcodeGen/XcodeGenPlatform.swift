/// A platform for which a target is built, by its name in XcodeGen.
enum XcodeGenPlatform: String, CaseIterable {
  case auto, iOS, tvOS, macOS, watchOS, visionOS

  /// The value of `SDKROOT`.
  var sdkRoot: String {
    switch self {
    case .auto: "auto"
    case .iOS: "iphoneos"
    case .tvOS: "appletvos"
    case .macOS: "macosx"
    case .watchOS: "watchos"
    case .visionOS: "xros"
    }
  }

  /// The name of the build setting for the deployment target; `nil` if the platform has none.
  var deploymentSetting: String? {
    switch self {
    case .auto: nil
    case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    }
  }

  /// The value that the platform adds to `SUPPORTED_PLATFORMS` of a target for several platforms.
  var supported: String {
    switch self {
    case .auto: ""
    case .iOS: "iphoneos iphonesimulator"
    case .tvOS: "appletvos appletvsimulator"
    case .macOS: "macosx"
    case .watchOS: "watchos watchsimulator"
    case .visionOS: "xros xrsimulator"
    }
  }

  /// A version in XcodeGen's format: 15 and 15.0 become 15.0, and 15.4.0 becomes 15.4.
  static func version(_ text: String) -> String {
    var parts = text.split(separator: ".").map(String.init)
    guard parts.allSatisfy({ Int($0) != nil }), !parts.isEmpty else { return text }
    if parts.count == 1 { parts.append("0") }
    if parts.count == 3, parts[2] == "0" { parts.removeLast() }
    return parts.joined(separator: ".")
  }
}
