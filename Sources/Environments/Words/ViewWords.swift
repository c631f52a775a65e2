import InterfaceBuilder
import UIKit

/// Views in words that a person can find on the screen and in the document.
@preconcurrency @MainActor public struct ViewWords {
  let document: InterfaceDocument
  let loaded: LoadedScene
  /// Short names of views that only their place tells apart (``abbreviated(for:)``).
  private var abbreviations: [ObjectIdentifier: String] = [:]

  private var places = Places()

  /// Words for the views of a scene.
  public init(document: InterfaceDocument, loaded: LoadedScene) {
    self.document = document
    self.loaded = loaded
  }

  /// The view's kind with its user label, text, accessibility label or outlet; without any of these, its place.
  public func words(for view: UIView) -> String {
    if let words = places.words[ObjectIdentifier(view)] { return words }
    let words = PlainLine.of(
      abbreviations[ObjectIdentifier(view)] ?? properName(of: view) ?? "\(kind(of: view)) \(place(of: view))")
    places.words[ObjectIdentifier(view)] = words
    return words
  }

  /// The view's kind with its user label, text, accessibility label or outlet; `nil` if it has none of these.
  private func properName(of view: UIView) -> String? {
    if view === loaded.rootView { return "the screen" }
    let kind = kind(of: view)
    if let label = loaded.location(of: view)?.userLabel { return "\(kind) “\(Self.short(label))”" }
    if let text = text(of: view) { return "\(kind) “\(Self.short(text))”" }
    if let label = nonempty(view.accessibilityLabel) { return "\(kind) “\(Self.short(label))”" }
    if let outlet = loaded.location(of: view).flatMap({ document.outlets(to: $0.id).first }) {
      return "\(kind) \(outlet)"
    }
    if let imageView = view as? UIImageView, let name = imageView.image?.name { return "\(kind) “\(name)”" }
    return nil
  }

  /// The same words, but with a short name for each view that only its place distinguishes: “view 1” for “view 2 of 5
  /// in the screen”. The views that got one are in the order in which they were given.
  public func abbreviated(for views: [UIView]) -> (words: ViewWords, views: [UIView]) {
    var nameless: [UIView] = []
    for view in views where properName(of: view) == nil && !nameless.contains(where: { $0 === view }) {
      nameless.append(view)
    }
    let kinds = nameless.map(kind(of:))
    var words = self
    // Names contain the names of views around them, so places that were found with other names do not apply.
    words.places = Places()
    for (i, view) in nameless.enumerated() {
      let isOnly = kinds.count { $0 == kinds[i] } == 1
      let number = kinds[...i].count { $0 == kinds[i] }
      words.abbreviations[ObjectIdentifier(view)] = isOnly ? kinds[i] : "\(kinds[i]) \(number)"
    }
    return (words, nameless)
  }

  /// A guide or view of a constraint.
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

  /// A class name as people say it: `UIImageView` is an image view.
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
        button.title(for: .normal) ?? button.attributedTitle(for: .normal)?.string ?? button.configuration?.title)
    default: nil
    }
  }

  private func nonempty(_ text: String?) -> String? {
    text.flatMap { $0.contains { !$0.isWhitespace } ? $0 : nil }
  }

  /// “2 of 3 in …”, by the document's order of the views of the same kind.
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

  /// The places found for views that were asked for, and for those beside them. Finding one place takes as long as
  /// finding all of them.
  private final class Places {
    var words: [ObjectIdentifier: String] = [:]
    var known: [ObjectIdentifier: String] = [:]
    var kinds: [ObjectIdentifier: String] = [:]
  }

  /// At most 40 characters on one line.
  public static func short(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
