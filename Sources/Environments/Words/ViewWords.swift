import InterfaceBuilder
import UIKit

/// Gives views names by which people recognise them on the screen and in the document, such as “label “Name””.
@preconcurrency @MainActor public struct ViewWords {
  let document: InterfaceDocument
  let loaded: LoadedScene
  /// Short names for views that otherwise only have a position as a name; see ``abbreviated(for:)``.
  private var abbreviations: [ObjectIdentifier: String] = [:]

  private var places = Places()

  /// Makes words for the views of a scene.
  public init(document: InterfaceDocument, loaded: LoadedScene) {
    self.document = document
    self.loaded = loaded
  }

  /// The name of a view: its kind with its Interface Builder label, text, accessibility label or outlet, or else with
  /// its position in its superview, as in “view 2 of 5 in the screen”.
  public func words(for view: UIView) -> String {
    if let words = places.words[ObjectIdentifier(view)] { return words }
    let words = PlainLine.of(
      abbreviations[ObjectIdentifier(view)] ?? properName(of: view) ?? "\(kind(of: view)) \(place(of: view))")
    places.words[ObjectIdentifier(view)] = words
    return words
  }

  /// The view's kind with its Interface Builder label, text, accessibility label, outlet or image; `nil` if it has none
  /// of these.
  private func properName(of view: UIView) -> String? {
    if view === loaded.rootView { return "the screen" }
    let kind = kind(of: view)
    if let label = loaded.location(of: view)?.userLabel { return "\(kind) “\(Self.short(label))”" }
    if let text = text(of: view) { return "\(kind) “\(Self.short(text))”" }
    if let label = nonempty(view.statedAccessibilityLabel) { return "\(kind) “\(Self.short(label))”" }
    if let outlet = loaded.location(of: view).flatMap({ document.outlets(to: $0.id).first }) {
      return "\(kind) \(outlet)"
    }
    if let imageView = view as? UIImageView, let name = imageView.image?.name { return "\(kind) “\(name)”" }
    return nil
  }

  /// A copy in which each of some views that only has a position as a name gets a short name: “view 1” instead of “view
  /// 2 of 5 in the screen”.
  ///
  /// - Returns: the copy, and the views that got a short name, in the given order.
  public func abbreviated(for views: [UIView]) -> (words: ViewWords, views: [UIView]) {
    var nameless: [UIView] = []
    for view in views where properName(of: view) == nil && !nameless.contains(where: { $0 === view }) {
      nameless.append(view)
    }
    let kinds = nameless.map(kind(of:))
    var words = self
    // The cached names are dropped, because they may contain the old names of superviews.
    words.places = Places()
    for (i, view) in nameless.enumerated() {
      let isOnly = kinds.count { $0 == kinds[i] } == 1
      let number = kinds[...i].count { $0 == kinds[i] }
      words.abbreviations[ObjectIdentifier(view)] = isOnly ? kinds[i] : "\(kinds[i]) \(number)"
    }
    return (words, nameless)
  }

  /// The name of a view or layout guide that is an item of a constraint.
  public func words(forItem item: AnyObject?) -> String {
    switch item {
    case let view as UIView: return words(for: view)
    case let guide as UILayoutGuide:
      guard let owner = guide.owningView else { return "a layout guide" }
      let name =
        guide === owner.safeAreaLayoutGuide
        ? "safe area"
        : guide === owner.layoutMarginsGuide
          ? "margins" : guide === owner.readableContentGuide ? "readable width" : "guide"
      return owner === loaded.rootView ? "\(name)" : "\(name) of \(words(for: owner))"
    default: return "a layout guide"
    }
  }

  private func kind(of view: UIView) -> String {
    if let kind = places.kinds[ObjectIdentifier(view)] { return kind }
    let kind = readKind(of: view)
    places.kinds[ObjectIdentifier(view)] = kind
    return kind
  }

  private func readKind(of view: UIView) -> String {
    guard let location = loaded.location(of: view) else { return Self.spaced("\(type(of: view))") }
    if location.element == "view", let customClass = location.customClass { return customClass }
    return Self.spaced(location.className)
  }

  /// A class name of UIKit as words: “image view” for `UIImageView`; other names unchanged.
  static func spaced(_ className: String) -> String {
    let stem = className.hasPrefix("UI") ? className.dropFirst(2) : className[...]
    guard className.hasPrefix("UI") else { return className }
    var words = ""
    for character in stem {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
    }
    return words
  }

  private func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: nonempty(label.text)
    case let button as UIButton:
      nonempty(
        button.title(for: .normal) ?? button.attributedTitle(for: .normal)?.string ?? button.configuration?.plainTitle)
    default: nil
    }
  }

  private func nonempty(_ text: String?) -> String? {
    text.flatMap { $0.contains { !$0.isWhitespace } ? $0 : nil }
  }

  /// The position of a view among the subviews of the same kind in its superview: “2 of 3 in …”.
  private func place(of view: UIView) -> String {
    guard let parent = view.superview else { return "" }
    if let place = places.known[ObjectIdentifier(view)] { return place }
    let around = "in \(words(for: parent))"
    let kinds = parent.subviews.map(kind(of:))
    let counts = Dictionary(grouping: kinds, by: \.self).mapValues(\.count)
    var numbers: [String: Int] = [:]
    for (child, kind) in zip(parent.subviews, kinds) {
      let number = numbers[kind, default: 0] + 1
      numbers[kind] = number
      let count = counts[kind] ?? 1
      places.known[ObjectIdentifier(child)] = count > 1 ? "\(number) of \(count) \(around)" : around
    }
    return places.known[ObjectIdentifier(view)] ?? around
  }

  /// A cache of names, positions and kinds of views. Positions are found for all subviews of a superview at once,
  /// because that takes as long as finding one.
  private final class Places {
    var words: [ObjectIdentifier: String] = [:]
    var known: [ObjectIdentifier: String] = [:]
    var kinds: [ObjectIdentifier: String] = [:]
  }

  /// A text on one line, cut to at most 40 characters.
  public static func short(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
