extension BuildSettings {
  /// The settings that Xcode itself defines for a target. All levels of a project override them.
  ///
  /// - Parameters:
  ///   - target: the name of the target.
  ///   - project: the name of the project.
  ///   - folder: the folder to which the project's relative paths refer.
  static func defaults(target: String, project: String, folder: String) -> [String: String] {
    [
      "TARGET_NAME": target, "PRODUCT_NAME": "$(TARGET_NAME)", "PROJECT_NAME": project,
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "SRCROOT": folder, "PROJECT_DIR": folder,
      "SOURCE_ROOT": folder, "CONFIGURATION": "Debug", "PLATFORM_NAME": "iphonesimulator",
      "SDK_NAME": "iphonesimulator", "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
    ]
  }

  /// Whether a target with these settings is built for iOS.
  var isForIOS: Bool {
    let platforms = words(of: "SUPPORTED_PLATFORMS")
    if !platforms.isEmpty { return platforms.contains { $0.hasPrefix("iphone") } }
    switch self["SDKROOT"] {
    case let root? where root.hasPrefix("iphone"): return true
    case "auto", nil: return self["IPHONEOS_DEPLOYMENT_TARGET"] != nil
    default: return false
    }
  }

  /// The names of the conditions that are true in `#if`: those in `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, and those that
  /// compiler flags define with `-D`.
  var conditions: Set<String> {
    var names = words(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let flags = words(of: "OTHER_SWIFT_FLAGS")
    for (index, flag) in flags.enumerated() where flag.hasPrefix("-D") {
      if flag.count > 2 {
        names.append(String(flag.dropFirst(2)))
      } else if index + 1 < flags.count {
        names.append(flags[index + 1])
      }
    }
    return Set(names)
  }
}
