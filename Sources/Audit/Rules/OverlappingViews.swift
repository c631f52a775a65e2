import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// Text and controls that cover each other.
nonisolated struct OverlappingViews: Rule {
  let identifier = "overlapping-views"
  let impact = Impact.serious
  let summary = "Text or controls cover each other."
  let rationale = """
    Overlapping text cannot be read, and a covered control cannot be tapped reliably. Backgrounds are meant to be \
    covered: images, plain views, and buttons without a title that lie behind a whole row. A view in front with an \
    opaque background hides what is behind it, as a sheet does. It needs review if the views overlap on the canvas as \
    well, because the author saw it, and if code may hide a view, show another text or give it more room.
    """
  let isReviewWorthIt = false
  let readsFrames = true
  let example = RuleExample(
    fault: "A name is pinned to the left edge and a date to the right edge, and nothing keeps them apart.",
    fix:
      "Put the date below the name, or keep the date's leading edge at least 8 points after the name's trailing edge.")
  let reference: RuleReference? = RuleReference(
    "Human Interface Guidelines: Layout",
    "https://developer.apple.com/design/human-interface-guidelines/layout")
}

@MainActor extension OverlappingViews {
  /// The most points by which two rectangles may overlap without being reported.
  private static let tolerance: CGFloat = 3
  /// The largest number of covered views that are reported for one view in front. If many views lie on top of each
  /// other, the list of all pairs would be too long to read.
  private static let mostPerView = 8
  /// The largest number of overlaps that are listed for one screen. Screens of real apps have a tenth of that.
  private static let mostPerScreen = 200

  func observations(on screen: AuditedScreen) -> [Observation] {
    let pieces = screen.geometry.views.indices.compactMap { Piece(at: $0, on: screen) }
    let bounds = pieces.map(\.bounds)
    let onCanvas = Canvas(screen.canvas ?? screen)
    var overlaps: [Overlap] = []
    for (index, front) in pieces.enumerated() where overlaps.count < Self.mostPerScreen {
      var found: [Overlap] = []
      // The views that are nearest behind it come first.
      for place in (0..<index).reversed() where bounds[place].intersects(bounds[index]) {
        if found.count == Self.mostPerView { break }
        let back = pieces[place]
        guard let rect = overlap(of: back, front, on: screen), !isAncestorOrDescendant(back, front, on: screen) else {
          continue
        }
        if let overlap = judge(rect, back, front, on: screen, onCanvas) { found.append(overlap) }
      }
      overlaps += found.reversed()
    }
    let isCutOff = overlaps.count >= Self.mostPerScreen
    overlaps.removeLast(max(0, overlaps.count - Self.mostPerScreen))
    // Two containers on top of each other make many pairs: that is one fault.
    let observations = Dictionary(grouping: overlaps, by: \.branches).values.map { observation(of: $0, on: screen) }
    return isCutOff ? observations + [others(on: screen)] : observations
  }

  /// The observation that the screen may have more overlaps than are listed.
  private func others(on screen: AuditedScreen) -> Observation {
    Observation(
      view: screen.loaded.rootView, variant: "others", doubt: "the rest of the screen was not searched", magnitude: 0,
      message: "So many texts and controls cover each other that not all of them are listed.",
      because: ["\(Self.mostPerScreen) overlaps are listed; the rest of the screen was not searched"],
      fix: "Keep apart what is listed, and audit the screen again.")
  }

  /// The two sibling views that contain two overlapping pieces, or are these pieces, by their indices in
  /// ``ScreenGeometry/views``. Overlaps with the same siblings are one finding.
  private struct Branches: Hashable {
    var back: Int
    var front: Int
  }

  /// Two views of which the front one covers text or a control of the back one.
  private struct Overlap {
    var rect: CGRect
    var back: Piece
    var front: Piece
    var branches: Branches
    /// Why the overlap needs review; `nil` for a certain fault.
    var doubt: Doubt?
    /// Whether an opaque ancestor of the front view hides the overlapping part of the back view.
    var isHidden: Bool
    var area: CGFloat { rect.width * rect.height }
  }

  /// A view with visible text, or a visible control.
  @MainActor private struct Piece {
    let place: Int
    let view: ScreenView
    let content: [ScreenContent]
    let bounds: CGRect

    init?(at place: Int, on screen: AuditedScreen) {
      self.place = place
      let view = screen.geometry.views[place]
      self.view = view
      content = ScreenContent.of(view).compactMap { content in
        let seen = content.rect.intersection(view.reach.rect)
        return seen.isEmpty ? nil : ScreenContent(kind: content.kind, rect: seen)
      }
      guard let extent = ScreenContent.extent(of: content) else { return nil }
      bounds = extent
    }
  }

  /// The screen as laid out on Interface Builder's canvas, with a cache of its pieces by identifier.
  @MainActor private final class Canvas {
    let screen: AuditedScreen
    private var pieces: [String: Piece?] = [:]

    init(_ screen: AuditedScreen) { self.screen = screen }

    func piece(_ id: String) -> Piece? {
      if let known = pieces[id] { return known }
      let piece = screen.geometry.places[id].flatMap { Piece(at: $0, on: screen) }
      pieces[id] = .some(piece)
      return piece
    }
  }

  /// The largest rectangle in which content of the front piece covers content of the back piece.
  private func overlap(of back: Piece, _ front: Piece, on screen: AuditedScreen) -> CGRect? {
    let shown = shownTogether(back, front, on: screen)
    var largest: CGRect?
    for below in back.content {
      for above in front.content {
        let common = below.rect.intersection(above.rect).intersection(shown)
        guard common.width > Self.tolerance, common.height > Self.tolerance else { continue }
        // Of equally large rectangles the last one is kept, as `max(by:)` does.
        if let found = largest, common.width * common.height < found.width * found.height { continue }
        largest = common
      }
    }
    return largest
  }

  /// The part of the screen in which both pieces can be seen. If only one of them is in a scroll view, that part ends
  /// at the edges of the scroll view.
  private func shownTogether(_ back: Piece, _ front: Piece, on screen: AuditedScreen) -> CGRect {
    let behind = Set(screen.geometry.ancestors(of: back.view))
    let before = Set(screen.geometry.ancestors(of: front.view))
    return behind.symmetricDifference(before).sorted().reduce(CGRect.infinite) { rect, place in
      screen.geometry.views[place].view is UIScrollView ? rect.intersection(screen.geometry.views[place].frame) : rect
    }
  }

  /// Whether one of two views contains the other.
  private func isAncestorOrDescendant(_ back: Piece, _ front: Piece, on screen: AuditedScreen) -> Bool {
    screen.geometry.ancestors(of: front.view).contains(back.place)
      || screen.geometry.ancestors(of: back.view).contains(front.place)
  }

  /// Decides how the overlap of two views in the rectangle `rect` is reported: as a violation (a certain fault) or as
  /// needing review by a person.
  ///
  /// `nil` if it is not reported: an opaque view around the front view hides the back view, as a sheet does, and the
  /// author saw this on Interface Builder's canvas. An overlap needs review if the author saw it on the canvas, if the
  /// two views probably are not shown at the same time, or if the text or the size of one of them is not known.
  private func judge(
    _ rect: CGRect, _ back: Piece, _ front: Piece, on screen: AuditedScreen, _ canvas: Canvas
  ) -> Overlap? {
    let wasSoOnCanvas = overlaps(back, front, on: canvas)
    let isHidden = ground(of: front, over: back, covering: rect, on: screen) != nil
    // A sheet or bar that the author drew over other views is meant to hide them.
    if isHidden, wasSoOnCanvas { return nil }
    let branches = branches(of: back, front, on: screen)
    let doubt =
      wasSoOnCanvas
      ? .seenOnCanvas
      : doubt(aboutShowingBoth: branches, back, front, on: screen)
        ?? self.doubt(about: back, on: screen) ?? self.doubt(about: front, on: screen)
    return Overlap(rect: rect, back: back, front: front, branches: branches, doubt: doubt, isHidden: isHidden)
  }

  /// Why two views are probably not shown at the same time; `nil` if there is no such reason.
  private func doubt(
    aboutShowingBoth branches: Branches, _ back: Piece, _ front: Piece, on screen: AuditedScreen
  ) -> Doubt? {
    if startTogether(branches, on: screen) {
      return "both begin at the same corner, and such views are mostly shown one at a time"
    }
    let isShown =
      isShownByCode(back, below: branches.back, on: screen) || isShownByCode(front, below: branches.front, on: screen)
    return isShown ? "code may hide or show one of them" : nil
  }

  /// Whether two views begin at the same corner. Usually an app shows such views one at a time.
  private func startTogether(_ branches: Branches, on screen: AuditedScreen) -> Bool {
    let back = screen.geometry.views[branches.back].frame
    let front = screen.geometry.views[branches.front].frame
    let isSameSide = abs(back.minX - front.minX) < 1 || abs(back.maxX - front.maxX) < 1
    return isSameSide && abs(back.minY - front.minY) < 1
  }

  private func branches(of back: Piece, _ front: Piece, on screen: AuditedScreen) -> Branches {
    let backPath = screen.geometry.path(of: back.place)
    let frontPath = screen.geometry.path(of: front.place)
    let shared = Set(backPath).intersection(frontPath)
    return Branches(
      back: backPath.prefix { !shared.contains($0) }.last ?? back.place,
      front: frontPath.prefix { !shared.contains($0) }.last ?? front.place)
  }

  /// Whether code may hide or show the view, or one of its ancestors up to the sibling at index `branch`.
  private func isShownByCode(_ piece: Piece, below branch: Int, on screen: AuditedScreen) -> Bool {
    let path = screen.geometry.path(of: piece.place)
    return screen.code.mayBeHiddenByCode(path[...(path.firstIndex(of: branch) ?? 0)])
  }

  /// Why a view may show another text than the document's, or have another size; `nil` if there is no such reason.
  private func doubt(about piece: Piece, on screen: AuditedScreen) -> Doubt? {
    if let name = piece.view.location.customClass { return .ownClass(name) }
    if piece.view.texts.contains(where: { PlaceholderText.matches($0.string) }) { return .standInText }
    if screen.code.effect(of: .text, on: piece.view.location.id) != .none { return .textFromCode }
    let isSizedByCode =
      screen.code.hasRoomFromCode(piece.place, .vertical) || screen.code.hasRoomFromCode(piece.place, .horizontal)
    return isSizedByCode ? .roomFromCode : nil
  }

  private func observation(of overlaps: [Overlap], on screen: AuditedScreen) -> Observation {
    let overlaps = overlaps.sorted { ($1.area, $0.front.place) < ($0.area, $1.front.place) }
    let worst = overlaps[0]
    let words = screen.words
    let others = overlaps.count - 1
    return Observation(
      view: screen.geometry.views[worst.branches.front].view,
      variant: screen.geometry.views[worst.branches.back].location.id,
      doubt: overlaps.contains { $0.doubt == nil } ? nil : worst.doubt,
      magnitude: overlaps.reduce(0) { $0 + $1.area },
      message: "\(words.words(for: worst.front.view.view)) covers \(words.words(for: worst.back.view.view))"
        + (others > 0 ? ", and \(others) more overlap." : "."),
      because: overlaps.map { overlap in
        "\(words.words(for: overlap.back.view.view)) (line \(overlap.back.view.location.line)) and "
          + "\(words.words(for: overlap.front.view.view)) (line \(overlap.front.view.location.line)) overlap, "
          + "\(Number.size(overlap.rect.size)) points"
          + (overlap.isHidden ? "; an opaque view around the latter hides the former" : "")
      },
      fix: fix(for: worst, on: screen))
  }

  private func overlaps(_ back: Piece, _ front: Piece, on canvas: Canvas) -> Bool {
    guard let below = canvas.piece(back.view.location.id), let above = canvas.piece(front.view.location.id) else {
      return false
    }
    return overlap(of: below, above, on: canvas.screen) != nil
  }

  /// The index of an opaque ancestor of the front view that hides the overlapping part of the back view; `nil` if there
  /// is none.
  private func ground(of front: Piece, over back: Piece, covering overlap: CGRect, on screen: AuditedScreen) -> Int? {
    let shared = Set(screen.geometry.ancestors(of: back.view))
    return screen.geometry.ancestors(of: front.view).first { place in
      let view = screen.geometry.views[place]
      return !shared.contains(place) && view.view.hasOpaqueGround && view.frame.contains(overlap)
    }
  }

  private func fix(for overlap: Overlap, on screen: AuditedScreen) -> String {
    let (back, front) = (overlap.back, overlap.front)
    let distance = abs(back.bounds.midY - front.bounds.midY)
    let isBeside =
      overlap.rect.width < overlap.rect.height || distance < min(back.bounds.height, front.bounds.height) / 2
    let isBackFirst: Bool
    if isBeside {
      let isRightToLeft = screen.loaded.environment.direction == .rightToLeft
      isBackFirst = (back.bounds.midX <= front.bounds.midX) != isRightToLeft
    } else {
      isBackFirst = back.bounds.midY <= front.bounds.midY
    }
    let first = screen.words.words(for: (isBackFirst ? back : front).view.view)
    let second = screen.words.words(for: (isBackFirst ? front : back).view.view)
    return isBeside
      ? "Keep them apart: \(second).leading ≥ \(first).trailing + 8."
      : "Keep them apart: \(second).top ≥ \(first).bottom + 8."
  }
}
