extension ProjectTarget {
  /// A target without files, as its build settings describe it.
  ///
  /// - Parameter folder: the folder that the paths of the settings begin from.
  init(name: String, kind: TargetKind, settings: BuildSettings, folder: String) {
    self.init(name: name, kind: kind, moduleName: settings["PRODUCT_MODULE_NAME"] ?? name)
    isForIOS = settings.isForIOS
    swiftVersion = settings["SWIFT_VERSION"]
    deploymentTarget = settings["IPHONEOS_DEPLOYMENT_TARGET"]
    conditions = settings.conditions.sorted()
    infoPlist = settings["INFOPLIST_FILE"].map { AbsolutePath.joined(folder, $0) }
    infoPlistKeys = settings.all(withPrefix: "INFOPLIST_KEY_")
    generatesAssetSymbols = settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO"
    generatesAssetExtensions = settings.isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
    generatesStringSymbols = settings.isOn("STRING_CATALOG_GENERATE_SYMBOLS")
    bridgingHeader = settings["SWIFT_OBJC_BRIDGING_HEADER"].map { AbsolutePath.joined(folder, $0) }
  }

  /// Sets the files of the target, each once and in the order of their names. The property list is no resource.
  mutating func setFiles(sources: [String], resources: [String]) {
    self.sources = Set(sources).sorted()
    self.resources = Set(resources).filter { $0 != infoPlist }.sorted()
  }
}
