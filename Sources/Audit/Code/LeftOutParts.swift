import InterfaceBuilder
import UIKit

/// How many parts of an app's classes are left out because they do not compile.
public struct LeftOutParts: Sendable {
  private let counts: [String: Int]

  /// - Parameter counts: the number of parts by the names of classes.
  public init(_ counts: [String: Int] = [:]) {
    self.counts = counts
  }

  /// The classes of a screen of which parts are left out, with their numbers, in alphabetical order.
  @MainActor func classes(of screen: LoadedScene) -> [(name: String, parts: Int)] {
    if counts.isEmpty { return [] }
    var names = Set(Self.names(of: screen.rootView))
    if let controller = screen.viewController { names.formUnion(Self.names(of: controller)) }
    return names.sorted().compactMap { name in counts[name].map { (name, $0) } }
  }

  /// The classes of a view and of those inside of it.
  @MainActor private static func names(of view: UIView) -> [String] {
    names(ofClass: type(of: view)) + view.subviews.flatMap(names)
  }

  /// The classes of a controller and of those inside of it.
  @MainActor private static func names(of controller: UIViewController) -> [String] {
    names(ofClass: type(of: controller)) + controller.children.flatMap(names)
  }

  /// The names of a class and of those that it is derived from.
  private static func names(ofClass type: AnyClass) -> [String] {
    sequence(first: type, next: _getSuperclass).map { "\($0)" }
  }

  /// “1 part”, “2 parts”.
  static func words(_ count: Int) -> String { count == 1 ? "1 part" : "\(count) parts" }
}

extension ScreenReport {
  /// Says on the screen and in each of its findings that its code ran in part only.
  @MainActor mutating func add(_ parts: LeftOutParts, of screen: LoadedScene) {
    for (name, count) in parts.classes(of: screen) {
      let reason = "\(LeftOutParts.words(count)) of its code \(count == 1 ? "does" : "do") not compile and did not run"
      notChecked.append(NotChecked(subject: name, reason: reason, line: screen.scene.line))
      for index in findings.indices { findings[index].because.append("\(name): \(reason)") }
    }
  }
}
