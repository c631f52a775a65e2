/// Models of iPhones that have the same screen as a device in ``Device/all`` with another name.
///
/// The sizes in points are those of [iOS Resolution](https://www.ios-resolution.com).
nonisolated extension Device {
  /// For Interface Builder's identifier of a screen, the models that have this screen, except the model after which
  /// ``Device/all`` names it.
  private static let modelsOfScreens: KeyValuePairs<String, [String]> = [
    "retina4_0": ["iPhone 5", "iPhone 5c", "iPhone 5s", "iPhone SE (1st generation)"],
    "retina4_7": ["iPhone 6", "iPhone 6s", "iPhone 7", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)"],
    "retina5_5": ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus"],
    "retina5_9": ["iPhone X", "iPhone XS"],
    "retina6_1": ["iPhone XR"],
    "retina6_5": ["iPhone XS Max"],
    "retina5_4": ["iPhone 12 mini"],
    "retina6_0": ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 16e"],
    "retina6_7": ["iPhone 12 Pro Max", "iPhone 13 Pro Max"],
    "retina6_12": ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro"],
    "retina6_72": ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max"],
    "retina6_3": ["iPhone 16 Pro", "iPhone 17"],
    "retina6_9": ["iPhone 16 Pro Max"],
  ]

  /// The names of models that have the same screen as a device in ``Device/all`` with another name.
  public static let otherModels: [String] = modelsOfScreens.flatMap(\.value)

  /// Interface Builder's identifiers of screens, by the names of models in lowercase letters.
  static let identifiersOfModels: [String: String] = Dictionary(
    modelsOfScreens.flatMap { screen, models in models.map { ($0.lowercased(), screen) } },
    uniquingKeysWith: { first, _ in first })
}
