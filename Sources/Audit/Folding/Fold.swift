import Environments
import Foundation
import InterfaceBuilder

/// Describes in a few words a set of environments of a matrix: those in which a fault shows.
///
/// A fault that shows in 31 of 48 environments is one finding, and a developer wants to read
/// “from AX1 up, on screens up to 375 × 667”, not 31 lines. The affected environments are covered by boxes. A ``Box``
/// has a set of values for each axis and contains only affected environments. Each box starts with the first
/// environment in the order of the matrix that no box covers yet, and is enlarged axis by axis as far as possible.
nonisolated struct Fold {
  /// The most boxes that ``words`` describes. The environments of further boxes are only counted.
  static let phraseLimit = 3

  private let all: [Cell]
  private let affected: Set<String>

  /// - Parameters:
  ///   - affected: the identifiers of the environments to describe.
  ///   - all: all environments that were examined, in the order of the matrix.
  init(affected: Set<String>, of all: [Cell]) {
    self.all = all
    self.affected = affected
  }

  /// The affected environments in words, such as “from AX1 up, on screens up to 375 × 667”; “everywhere” if all
  /// environments are affected.
  var words: String {
    if all.allSatisfy({ affected.contains($0.id) }) { return "everywhere" }
    let boxes = boxes
    var phrases = boxes.prefix(Self.phraseLimit).map(phrase(for:))
    let rest = all.filter { cell in
      affected.contains(cell.id) && !boxes.prefix(Self.phraseLimit).contains { $0.contains(cell) }
    }
    if !rest.isEmpty {
      phrases.append("and in \(rest.count) more environment\(rest.count == 1 ? "" : "s")")
    }
    return phrases.joined(separator: "; ")
  }

  /// Boxes that contain only affected environments and together cover all of them.
  var boxes: [Box] {
    var boxes: [Box] = []
    for cell in all where affected.contains(cell.id) && !boxes.contains(where: { $0.contains(cell) }) {
      boxes.append(grow(from: cell))
    }
    return boxes
  }

  /// The box that results from enlarging a single environment, axis by axis, as long as the box contains only affected
  /// environments. The axes that people change least come first, so that they are left out of the words if they make no
  /// difference.
  ///
  /// The first round adds only values that some environment has beside the others of the box. The dark appearance, which
  /// is looked at on one device alone, would otherwise keep a fault of the light one from being one of all devices. The
  /// second round leaves out of the words what makes no difference.
  private func grow(from seed: Cell) -> Box {
    let axes = [Axis.content, .boldText, .contrast, .appearance, .locale, .direction, .screen, .textSize]
    let reached = axes.reduce(Box(around: seed)) { box, axis in
      widen(box, along: axis, by: values(of: axis).filter { adds($0, to: box, along: axis) })
    }
    return axes.reduce(reached) { widen($0, along: $1, by: values(of: $1)) }
  }

  /// Whether some environment has a value on an axis, and values of the box on all others.
  private func adds(_ value: String, to box: Box, along axis: Axis) -> Bool {
    let wider = box.widened(by: [value], along: axis)
    return all.contains { $0.value(on: axis) == value && wider.contains($0) }
  }

  private func widen(_ box: Box, along axis: Axis, by values: [String]) -> Box {
    let whole = box.widened(by: values, along: axis)
    if holdsOnlyAffected(whole) { return whole }
    var box = box
    func take(_ value: String) -> Bool {
      let wider = box.widened(by: [value], along: axis)
      guard holdsOnlyAffected(wider) else { return false }
      box = wider
      return true
    }
    if axis.isOrdered {
      guard let start = values.firstIndex(where: { box.has($0, along: axis) }) else { return box }
      _ = values[(start + 1)...].allSatisfy(take)
      _ = values[..<start].reversed().allSatisfy(take)
    } else {
      for value in values { _ = take(value) }
    }
    return box
  }

  private func holdsOnlyAffected(_ box: Box) -> Bool {
    all.allSatisfy { !box.contains($0) || affected.contains($0.id) }
  }

  /// The different values that the matrix has on an axis: text sizes and screens in ascending order, values of other
  /// axes in the order of the matrix.
  private func values(of axis: Axis) -> [String] {
    cells(distinctAlong: axis).map { $0.value(on: axis) }
  }

  private func cells(distinctAlong axis: Axis) -> [Cell] {
    var seen: Set<String> = []
    let distinct = all.filter { seen.insert($0.value(on: axis)).inserted }
    switch axis {
    case .textSize: return distinct.sorted { TextSize.rank($0.value(on: axis)) < TextSize.rank($1.value(on: axis)) }
    case .screen: return distinct.sorted { ($0.width, $0.height, $0.device.id) < ($1.width, $1.height, $1.device.id) }
    case .direction, .locale, .appearance, .contrast, .boldText, .content: return distinct
    }
  }

  /// A box in words. Only axes that restrict it are mentioned.
  private func phrase(for box: Box) -> String {
    let axes: [Axis] = [.textSize, .screen, .direction, .locale, .appearance, .contrast, .boldText, .content]
    let parts = axes.compactMap { axis -> String? in
      let cells = cells(distinctAlong: axis)
      let chosen = cells.map { box.has($0.value(on: axis), along: axis) }
      guard chosen.contains(false) else { return nil }
      switch axis {
      case .textSize: return textSizes(cells.map { $0.value(on: axis) }, chosen)
      case .screen: return screens(cells, chosen)
      case .direction: return box.has("rtl", along: .direction) ? "right to left" : "left to right"
      case .locale: return "in " + languages(cells.map { $0.value(on: axis) }, chosen)
      case .appearance: return box.has("dark", along: .appearance) ? "in dark appearance" : "in light appearance"
      case .contrast:
        return box.has("increased", along: .contrast) ? "with increased contrast" : "without increased contrast"
      case .boldText: return box.has("on", along: .boldText) ? "with bold text" : "without bold text"
      case .content: return contents(cells.map { $0.value(on: axis) }, chosen)
      }
    }
    return parts.joined(separator: ", ")
  }

  private func textSizes(_ names: [String], _ chosen: [Bool]) -> String {
    guard let first = chosen.firstIndex(of: true), let last = chosen.lastIndex(of: true) else { return "" }
    if first == last { return "at \(names[first])" }
    if last == names.count - 1 { return "from \(names[first]) up" }
    if first == 0 { return "up to \(names[last])" }
    return "from \(names[first]) to \(names[last])"
  }

  /// The chosen screens in words: by orientation, window share or a range of sizes if that describes exactly them,
  /// otherwise by the names of the devices.
  private func screens(_ cells: [Cell], _ chosen: [Bool]) -> String {
    let inside = zip(cells, chosen).filter(\.1).map(\.0)
    let outside = zip(cells, chosen).filter { !$0.1 }.map(\.0)
    let orientation = Set(inside.map(\.orientation))
    if orientation.count == 1, outside.allSatisfy({ !orientation.contains($0.orientation) }) {
      return "in \(inside[0].orientation.rawValue)"
    }
    if let words = Self.splitView(inside, outside) { return words }
    if let words = Self.range(inside, outside) { return words }
    let severalOrientations = Set(cells.map(\.orientation)).count > 1
    return "on "
      + inside.map { severalOrientations ? "\($0.device.name) (\($0.orientation.rawValue))" : $0.device.name }
      .joined(separator: ", ")
  }

  /// The chosen screens as “up to” or “from” a size; `nil` if their sizes are not such a range. They are one if all
  /// other screens of the same orientation are wider and higher than all chosen ones, or narrower and lower. The words
  /// name width and height, because either may be the cause of a fault.
  private static func range(_ inside: [Cell], _ outside: [Cell]) -> String? {
    let orientations = Set(inside.map(\.orientation))
    guard orientations.count == 1, let orientation = orientations.first else { return nil }
    let others = outside.filter { $0.orientation == orientation }
    let place = others.count < outside.count ? "in \(orientation.rawValue) on screens" : "on screens"
    guard let widest = inside.map(\.width).max(), let highest = inside.map(\.height).max(),
      let narrowest = inside.map(\.width).min(), let lowest = inside.map(\.height).min()
    else { return nil }
    if others.allSatisfy({ $0.width > widest && $0.height > highest }) {
      return "\(place) up to \(Number.size(CGSize(width: widest, height: highest)))"
    }
    if others.allSatisfy({ $0.width < narrowest && $0.height < lowest }) {
      return "\(place) from \(Number.size(CGSize(width: narrowest, height: lowest)))"
    }
    return nil
  }

  /// The chosen screens as windows in Split View; `nil` if they are not all windows of Split View, or all windows with
  /// one share of the screen.
  private static func splitView(_ inside: [Cell], _ outside: [Cell]) -> String? {
    func share(_ cell: Cell) -> String? { cell.device.window?.share }
    let shares = Set(inside.map(share))
    guard !shares.contains(nil), outside.allSatisfy({ !shares.contains(share($0)) }) else { return nil }
    if outside.allSatisfy({ share($0) == nil }), shares.count > 1 { return "in Split View" }
    guard shares.count == 1, let only = shares.first ?? nil else { return nil }
    return "in Split View at \(only)"
  }

  private func contents(_ names: [String], _ chosen: [Bool]) -> String {
    "with " + zip(names, chosen).filter(\.1).map(\.0).phrase + " content"
  }

  private func languages(_ locales: [String], _ chosen: [Bool]) -> String {
    zip(locales, chosen).filter(\.1).map { locale, _ in
      locale == Environment.documentLocale ? "the document’s language" : LanguageWords.name(of: locale)
    }.phrase
  }
}

nonisolated extension Cell {
  fileprivate var device: Device { environment.device }
  fileprivate var orientation: Orientation { environment.orientation }
  fileprivate var width: CGFloat { environment.screenSize.width }
  fileprivate var height: CGFloat { environment.screenSize.height }
}
