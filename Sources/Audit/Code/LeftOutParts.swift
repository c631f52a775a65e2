import InterfaceBuilder
import UIKit

/// The code of an app's classes that does not run, because it does not compile or is in Objective-C.
nonisolated public struct LeftOutParts: Codable, Hashable, Sendable {
  /// The number of parts that do not compile, by the names of classes.
  private let counts: [String: Int]
  private let objectiveCClasses: Set<String>

  /// - Parameters:
  ///   - counts: the number of parts that do not compile, by the names of classes.
  ///   - objectiveCClasses: the names of the classes whose code is in Objective-C.
  public init(_ counts: [String: Int] = [:], objectiveCClasses: Set<String> = []) {
    self.counts = counts
    self.objectiveCClasses = objectiveCClasses
  }

  /// The classes of a screen whose code does not run as a whole, with the reasons, in alphabetical order.
  @MainActor func classes(of screen: LoadedScene) -> [(name: String, reason: String)] {
    if counts.isEmpty, objectiveCClasses.isEmpty { return [] }
    var names = Set(Self.names(of: screen.rootView))
    if let controller = screen.viewController { names.formUnion(Self.names(of: controller)) }
    return names.sorted().compactMap { name in reason(for: name).map { (name, $0) } }
  }

  private func reason(for name: String) -> String? {
    if objectiveCClasses.contains(name) { return "its code is in Objective-C and did not run" }
    return counts[name].map { count in
      "\(Self.words(count)) of its code \(count == 1 ? "is" : "are") left out and did not run"
    }
  }

  /// The names of the classes, with superclasses, of a view and of all views inside of it.
  @MainActor private static func names(of view: UIView) -> [String] {
    names(ofClass: type(of: view)) + view.subviews.flatMap(names)
  }

  /// The names of the classes, with superclasses, of a controller and of all its descendants.
  @MainActor private static func names(of controller: UIViewController) -> [String] {
    names(ofClass: type(of: controller)) + controller.children.flatMap(names)
  }

  /// The names of a class and of its superclasses.
  private static func names(ofClass type: AnyClass) -> [String] {
    sequence(first: type, next: _getSuperclass).map { "\($0)" }
  }

  /// A number of parts in words: “1 part”, “2 parts”.
  private static func words(_ count: Int) -> String { count == 1 ? "1 part" : "\(count) parts" }
}

extension ScreenReport {
  /// Adds to the report, and to each of its findings, that only a part of the screen's code ran.
  @MainActor mutating func add(_ parts: LeftOutParts, of screen: LoadedScene) {
    for (name, reason) in parts.classes(of: screen) {
      notChecked.append(NotChecked(subject: name, reason: reason, line: screen.scene.line))
      for index in findings.indices { findings[index].because.append("\(name): \(reason)") }
    }
  }
}
