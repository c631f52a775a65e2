import Drawing
import Environments
import Foundation
import UIKit

/// Compares a snapshot with the reference that a simulator recorded: not pixel by pixel, but by what layout has placed.
///
/// Pictures are compared by their boxes, descriptions of views by the frames in them.
struct RecordedComparison {
  /// The boxes of both.
  let boxes: [ComparedBox]
  /// The sizes in points, if they differ.
  let sizes: (expected: CGSize, actual: CGSize)?
  /// The number of boxes in views whose content is not drawn here. They are not compared.
  let undrawn: Int

  private init(boxes: [ComparedBox], sizes: (expected: CGSize, actual: CGSize)? = nil, undrawn: Int = 0) {
    self.boxes = boxes
    self.sizes = sizes
    self.undrawn = undrawn
  }

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - expected: the bytes of the PNG file that a simulator recorded. Its pixels per point may be others than those of
  ///     the actual picture, if its width is the same in points.
  ///   - actual: the bytes of another one.
  ///   - scale: the pixels per point of the actual picture.
  ///   - elements: the elements of the actual picture, from back to front.
  /// - Returns: `nil` if one of the files is not a PNG.
  static func of(
    expected: Data, actual: Data, scale: Double, elements: [PictureElement]
  ) -> RecordedComparison? {
    guard let ours = PictureBoxes(png: actual, scale: scale),
      let pixels = PictureBoxes.pixelSize(ofPNG: expected),
      let theirs = PictureBoxes(png: expected, scale: Self.scale(of: pixels, for: ours.size) ?? scale)
    else { return nil }
    let undrawn = elements.filter(\.isUndrawn)
    func isDrawn(_ box: PictureBox) -> Bool { !undrawn.contains { $0.covers(box.rect) } }
    let drawn = theirs.boxes.filter(isDrawn)
    let matches = BoxMatching(expected: drawn, actual: ours.boxes.filter(isDrawn)).matches
      .map { $0.completed(expected: theirs, actual: ours) }
    return RecordedComparison(
      boxes: matches.map { match in
        let kind = match.kind == .ink ? "ink" : "fill"
        let view = (match.actual ?? match.expected).flatMap { Self.owner(of: $0, match.kind, elements) }
        return ComparedBox(
          name: view.map { "\(kind) of \($0)" } ?? kind, expected: match.expected, actual: match.actual,
          otherColor: match.hasOtherColor ? Self.words(match.colors) : nil)
      }, sizes: theirs.size == ours.size ? nil : (theirs.size, ours.size),
      undrawn: theirs.boxes.count - drawn.count)
  }

  /// The pixels per point with which a picture is as wide as another one; `nil` if there are none.
  private static func scale(of pixels: CGSize, for size: CGSize) -> Double? {
    [1.0, 2, 3].first { abs(Double(pixels.width) - $0 * Double(size.width)) <= 1 }
  }

  /// The name of the element that a box belongs to: the frontmost one whose frame contains it. A fill belongs to the
  /// smallest one.
  private static func owner(of box: CGRect, _ kind: PictureBox.Kind, _ elements: [PictureElement]) -> String? {
    let around = elements.filter { $0.covers(box) }
    if kind == .ink { return around.last?.name }
    return around.min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }?.name
  }

  /// Compares the frames in two descriptions of views, line by line.
  ///
  /// - Returns: `nil` if the recorded text has no frames.
  static func of(expected: String, actual: String) -> RecordedComparison? {
    let (theirs, ours) = (DescribedFrame.all(in: expected), DescribedFrame.all(in: actual))
    guard !theirs.isEmpty else { return nil }
    // Private subviews of UIKit's classes have other names and numbers here, so lines are paired by their classes.
    let difference = ours.map(\.name).difference(from: theirs.map(\.name))
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let pairs = zip(
      theirs.indices.filter { !removed.contains($0) }, ours.indices.filter { !inserted.contains($0) })
    return RecordedComparison(
      boxes: pairs.map {
        ComparedBox(name: "frame of \(theirs[$0].name)", expected: theirs[$0].frame, actual: ours[$1].frame)
      }
        + removed.sorted().map {
          ComparedBox(name: "frame of \(theirs[$0].name)", expected: theirs[$0].frame, actual: nil)
        }
        + inserted.sorted().map {
          ComparedBox(name: "frame of \(ours[$0].name)", expected: nil, actual: ours[$0].frame)
        })
  }

  /// What differs, as the lines of a failure message; `nil` if all boxes are near enough and have their recorded
  /// colours.
  ///
  /// - Parameter tolerance: the largest distance in points.
  func message(within tolerance: Double) -> String? {
    let far = boxes.filter { $0.distance.map { $0 > tolerance } ?? true }
      .sorted { ($0.distance ?? .infinity) > ($1.distance ?? .infinity) }
    let recolored = boxes.filter { $0.otherColor != nil }
    guard !far.isEmpty || !recolored.isEmpty || sizes != nil else { return nil }
    let size = sizes.map {
      "The picture is \(Self.words($0.actual)) points large, the recorded one \(Self.words($0.expected))."
    }
    let count = "\(far.count) of \(boxes.count) \(boxes.count == 1 ? "box" : "boxes") \(far.count == 1 ? "is" : "are")"
    let head = "\(count) further than \(Number.hundredths(tolerance)) pt from the recorded one:"
    let colors =
      "\(recolored.count) \(recolored.count == 1 ? "fill has" : "fills have") another colour than the recorded one:"
    return
      ([size].compactMap(\.self) + Self.list(far.map(\.words), below: head)
      + Self.list(recolored.map(\.words), below: colors)).joined(separator: "\n")
  }

  /// The first lines of a list below its headline.
  private static func list(_ lines: [String], below head: String) -> [String] {
    guard !lines.isEmpty else { return [] }
    return [head] + lines.prefix(shownBoxes).map { "  \($0)" }
      + (lines.count > shownBoxes ? ["  and \(lines.count - shownBoxes) more"] : [])
  }

  private static func words(_ colors: (expected: UInt32?, actual: UInt32?)) -> String {
    let words = [colors.actual, colors.expected].map { color in
      let hex = String(color ?? 0, radix: 16, uppercase: true)
      let all = String(repeating: "0", count: max(0, 8 - hex.count)) + hex
      return "#" + (all.hasPrefix("FF") ? String(all.dropFirst(2)) : all)
    }
    return "\(words[0]), recorded \(words[1])"
  }

  /// The largest number of boxes in a message.
  private static let shownBoxes = 8

  private static func words(_ size: CGSize) -> String {
    "\(Number.hundredths(size.width)) × \(Number.hundredths(size.height))"
  }
}

extension TakenSnapshot {
  /// Takes over the result of a comparison with a recorded reference. Returns what differs; `nil` if all boxes are near
  /// enough.
  mutating func take(_ comparison: RecordedComparison, within tolerance: Double) -> String? {
    boxes = comparison.boxes
    undrawnBoxes = comparison.undrawn
    let words = comparison.message(within: tolerance)
    if words != nil { state = .differs }
    return words
  }
}
