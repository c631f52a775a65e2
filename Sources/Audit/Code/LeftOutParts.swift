import InterfaceBuilder
import UIKit

/// How many declarations or bodies of each of an app's classes are left out of the build because they do not compile.
public struct LeftOutParts: Sendable {
  private let counts: [String: Int]

  /// - Parameter counts: the number of left-out parts by class name.
  public init(_ counts: [String: Int] = [:]) {
    self.counts = counts
  }

  /// The classes of a screen's views and controllers that have left-out parts, each with the number of these parts, in
  /// alphabetical order.
  @MainActor func classes(of screen: LoadedScene) -> [(name: String, parts: Int)] {
    if counts.isEmpty { return [] }
    var names = Set(Self.names(of: screen.rootView))
    if let controller = screen.viewController { names.formUnion(Self.names(of: controller)) }
    return names.sorted().compactMap { name in counts[name].map { (name, $0) } }
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

  /// “1 part”, “2 parts”.
  static func words(_ count: Int) -> String { count == 1 ? "1 part" : "\(count) parts" }
}

extension ScreenReport {
  /// Adds to the report, and to each of its findings, that only a part of the screen's code ran.
  @MainActor mutating func add(_ parts: LeftOutParts, of screen: LoadedScene) {
    for (name, count) in parts.classes(of: screen) {
      let reason = "\(LeftOutParts.words(count)) of its code \(count == 1 ? "does" : "do") not compile and did not run"
      notChecked.append(NotChecked(subject: name, reason: reason, line: screen.scene.line))
      for index in findings.indices { findings[index].because.append("\(name): \(reason)") }
    }
  }
}
