import Foundation
import UIKit

/// Text and controls that cover each other.
struct OverlappingViews: Rule {
  let identifier = "overlapping-views"
  let impact = Impact.serious
  let summary = "Text or controls cover each other."
  let rationale = """
    Overlapping text cannot be read, and a covered control cannot be tapped for sure. What lies behind as a ground is \
    meant to be covered: images, plain views, and buttons without a title over a whole row. A view in front on an opaque \
    ground of its own hides what is behind it, as a sheet does.
    """
  let example = RuleExample(
    fault: "A name is pinned to the left edge and a date to the right edge, and nothing keeps them apart.",
    fix: "Add a constraint: the date's leading edge at least 8 points after the name's trailing edge.")

  /// Points by which rectangles may overlap before it is worth a word.
  private static let tolerance: CGFloat = 2
  /// The part of a line's height above and below that holds no letters.
  private static let airInLine: CGFloat = 0.2

  func observations(on screen: AuditedScreen) -> [Observation] {
    let pieces = screen.views.indices.compactMap { Piece(at: $0, on: screen) }
    var observations: [Observation] = []
    for (index, front) in pieces.enumerated() {
      for back in pieces[..<index] where back.bounds.intersects(front.bounds) {
        guard let overlap = overlap(of: back, front), !isKin(back, front, on: screen) else { continue }
        if let observation = observation(of: overlap, back, front, on: screen) { observations.append(observation) }
      }
    }
    return observations
  }

  /// A view with something to read or touch.
  private struct Piece {
    let place: Int
    let view: ScreenView
    let content: [ScreenContent]
    let bounds: CGRect

    init?(at place: Int, on screen: AuditedScreen) {
      self.place = place
      let view = screen.views[place]
      self.view = view
      content = ScreenContent.of(view).compactMap { content in
        let air = content.kind == .text ? content.rect.height * OverlappingViews.airInLine : 0
        let seen = content.rect.insetBy(dx: 0, dy: air).intersection(view.reach.rect)
        return seen.isEmpty ? nil : ScreenContent(kind: content.kind, rect: seen)
      }
      guard let first = content.first else { return nil }
      bounds = content.dropFirst().reduce(first.rect) { $0.union($1.rect) }
    }
  }

  /// The largest rectangle in which something of the one is under something of the other.
  private func overlap(of back: Piece, _ front: Piece) -> CGRect? {
    back.content.flatMap { below in front.content.map { below.rect.intersection($0.rect) } }
      .filter { $0.width > Self.tolerance && $0.height > Self.tolerance }
      .max { $0.width * $0.height < $1.width * $1.height }
  }

  /// Whether one of the views is inside the other.
  private func isKin(_ back: Piece, _ front: Piece, on screen: AuditedScreen) -> Bool {
    screen.ancestors(of: front.view).contains(back.place) || screen.ancestors(of: back.view).contains(front.place)
  }

  private func observation(
    of overlap: CGRect, _ back: Piece, _ front: Piece, on screen: AuditedScreen
  ) -> Observation? {
    let wasSoOnCanvas = overlapsOnCanvas(back, front, of: screen)
    let ground = ground(of: front, over: back, covering: overlap, on: screen)
    // A sheet or bar that the author drew over other views is meant to hide them.
    if ground != nil, wasSoOnCanvas { return nil }
    let backWords = screen.words.words(for: back.view.view)
    let frontWords = screen.words.words(for: front.view.view)
    let how = ground == nil ? "overlap" : "overlap: the ground of the latter hides the former"
    return Observation(
      view: front.view.view, variant: back.view.location.id,
      outcome: wasSoOnCanvas && areAlternatives(back, front, of: screen) ? .needsReview : .violation,
      magnitude: overlap.width * overlap.height, message: "It covers \(backWords).",
      because: [
        "\(backWords) (line \(back.view.location.line)) and \(frontWords) (line \(front.view.location.line)) \(how), "
          + "\(Number.size(overlap.size)) points"
      ],
      fix: fix(for: back, front, overlap: overlap, on: screen))
  }

  private func overlapsOnCanvas(_ back: Piece, _ front: Piece, of screen: AuditedScreen) -> Bool {
    let canvas = screen.canvas ?? screen
    guard let below = canvas.places[back.view.location.id].flatMap({ Piece(at: $0, on: canvas) }),
      let above = canvas.places[front.view.location.id].flatMap({ Piece(at: $0, on: canvas) })
    else { return false }
    return overlap(of: below, above) != nil
  }

  /// Whether code can show one in place of the other: it can reach both.
  private func areAlternatives(_ back: Piece, _ front: Piece, of screen: AuditedScreen) -> Bool {
    [back, front].allSatisfy { !screen.document.outlets(to: $0.view.location.id).isEmpty }
  }

  /// An opaque view between the two that hides the one in the back.
  private func ground(of front: Piece, over back: Piece, covering overlap: CGRect, on screen: AuditedScreen) -> Int? {
    let shared = Set(screen.ancestors(of: back.view))
    return screen.ancestors(of: front.view).first { place in
      let view = screen.views[place]
      return !shared.contains(place) && view.view.hasOpaqueGround && view.frame.contains(overlap)
    }
  }

  private func fix(for back: Piece, _ front: Piece, overlap: CGRect, on screen: AuditedScreen) -> String {
    let words = screen.words
    let isBeside =
      overlap.width < overlap.height
      || back.bounds.midY.distance(to: front.bounds.midY).magnitude
        < min(back.bounds.height, front.bounds.height) / 2
    let (first, second): (Piece, Piece)
    if isBeside {
      (first, second) = back.bounds.midX <= front.bounds.midX ? (back, front) : (front, back)
      return "Keep them apart: \(words.words(for: second.view.view)).leading ≥ "
        + "\(words.words(for: first.view.view)).trailing + 8."
    }
    (first, second) = back.bounds.midY <= front.bounds.midY ? (back, front) : (front, back)
    return "Keep them apart: \(words.words(for: second.view.view)).top ≥ "
      + "\(words.words(for: first.view.view)).bottom + 8."
  }
}
