/// How many screens of a project are made by code alone, without a storyboard or xib.
nonisolated public struct ScreensOfCode: Sendable, Hashable {
  /// The number of view controller classes that no document names.
  public var controllers = 0
  /// The number of SwiftUI views.
  public var swiftUIViews = 0

  /// Whether the project has no such screen.
  public var isEmpty: Bool { controllers == 0 && swiftUIViews == 0 }

  /// The numbers in words: “2 view controllers and 1 SwiftUI view”.
  public var words: String {
    func words(_ count: Int, _ name: String) -> String? {
      count == 0 ? nil : "\(count) \(name)\(count == 1 ? "" : "s")"
    }
    return [words(controllers, "view controller"), words(swiftUIViews, "SwiftUI view")].compactMap(\.self)
      .joined(separator: " and ")
  }
}

nonisolated extension SourceIndex {
  /// The number of screens that the Swift code below a folder makes without a storyboard or xib.
  ///
  /// A class counts if it is derived from `UIViewController`, `UITableViewController` or `UICollectionViewController`,
  /// no other class is derived from it, and no document of the project names it. Sources of tests do not count.
  ///
  /// - Parameter folder: the folder, as a path from the root without a slash at its end.
  public func screensOfCode(below folder: String) -> ScreensOfCode {
    func counts(_ file: String) -> Bool {
      file.hasPrefix(folder + "/") && file.hasSuffix(".swift")
        && !file.dropFirst(folder.count).split(separator: "/").contains { $0.hasSuffix("Tests") }
    }
    var screens = ScreensOfCode()
    screens.swiftUIViews = swiftUIViews.count(where: counts)
    let superclasses = Set(declarations.values.joined().compactMap(\.superclass))
    for (name, places) in declarations where !superclasses.contains(name) && !classesOfDocuments.contains(name) {
      let declared = places.filter { !$0.isExtension && counts($0.file) }
      screens.controllers += declared.count { isController(name, derivedFrom: $0.superclass) }
    }
    return screens
  }

  private func isController(_ name: String, derivedFrom superclass: String?) -> Bool {
    var known: Set<String> = [name]
    var next = superclass
    while let name = next, known.insert(name).inserted {
      if Self.controllers.contains(name) { return true }
      next = declarations[name]?.lazy.compactMap(\.superclass).first
    }
    return false
  }

  /// UIKit's controllers whose subclasses show a screen of their own.
  private static let controllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
  ]
}
