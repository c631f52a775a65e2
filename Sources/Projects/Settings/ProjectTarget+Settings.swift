extension ProjectTarget {
  /// Makes a target from its build settings. It has no sources or resources yet.
  ///
  /// - Parameter folder: the folder to which relative paths in the settings refer.
  init(name: String, kind: TargetKind, settings: BuildSettings, folder: String) {
    self.init(name: name, kind: kind, moduleName: settings["PRODUCT_MODULE_NAME"] ?? name)
    isForIOS = settings.isForIOS
    swiftVersion = settings["SWIFT_VERSION"]
    deploymentTarget = settings["IPHONEOS_DEPLOYMENT_TARGET"]
    let families = settings["TARGETED_DEVICE_FAMILY"]?.split { $0 == "," || $0 == " " } ?? []
    deviceFamilies = families.compactMap { Int($0) }.sorted()
    conditions = settings.conditions.sorted()
    infoPlist = settings["INFOPLIST_FILE"].map { AbsolutePath.joined(folder, $0) }
    infoPlistKeys = settings.all(withPrefix: "INFOPLIST_KEY_")
    generatesAssetSymbols = settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO"
    generatesAssetExtensions = settings.isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
    generatesStringSymbols = settings.isOn("STRING_CATALOG_GENERATE_SYMBOLS")
    bridgingHeader = settings["SWIFT_OBJC_BRIDGING_HEADER"].map { AbsolutePath.joined(folder, $0) }
  }

  /// Sets the files of the target, sorted and without duplicates. The `Info.plist` is removed from the resources.
  mutating func setFiles(sources: [String], resources: [String]) {
    self.sources = Set(sources).sorted()
    self.resources = Set(resources).filter { $0 != infoPlist }.sorted()
  }
}
