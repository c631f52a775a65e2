import Foundation
import Typesetting
@_spi(Generated) import UIKit

/// Finds the views of a laid-out scene whose frames are estimates.
///
/// First it collects the numbers that are not known for certain, each with a margin. Then layout tells which views move
/// by more than a point if the numbers differ by their margins (``UIView/viewsMoved(by:)``). A view whose text is
/// measured in another font is thus exact where constraints decide its frame, and its neighbour is an estimate if it
/// follows the text ([decision 216](../../../docs/decisions/216-a-frame-knows-whether-it-is-exact.md)).
@MainActor struct FrameEstimates {
  private let scene: LoadedScene
  /// The elements of controls whose size on the canvas rests on a rule that one repository shows.
  private let scarceElements: Set<String>
  private var doubts: [FrameEstimate: [LayoutDoubt]] = [:]

  /// By how many points a natural size may differ that nobody has measured here: one that the code of a class decides,
  /// one that is an estimate ([decision 133](../../../docs/decisions/133-sizes-that-are-estimates.md)), and the height of
  /// a line in a font that is not here.
  private static let margin = (ofClass: CGFloat(10), ofControl: CGFloat(5), ofLine: CGFloat(3))
  /// By what share the letters of a font may be wider or narrower than those that are measured instead of them.
  private static let share = (ofAbsentFont: CGFloat(0.08), ofFittedFont: CGFloat(0.05), ofSystemFont: CGFloat(0.02))
  /// From this size on, the widths of the system font rest on few labels: of those that were left out of the fit, 68 %
  /// are within a point, and 96 % of smaller ones.
  private static let largeSize: CGFloat = 20

  init(of scene: LoadedScene, in document: InterfaceDocument) {
    self.scene = scene
    scarceElements = scene.environment.safeAreaSource == .canvas ? document.canvas.scarceElements : []
    collect(scene.rootView)
    for constraint in scene.rootView.designSizes {
      let size = CGSize(width: 2 * Self.margin.ofClass, height: 2 * Self.margin.ofClass)
      add(FrameEstimate(kind: .standInSize), LayoutDoubt(.constant(of: constraint), size: size))
    }
  }

  /// The reasons why frames are estimates, in the order of their kinds, by view.
  ///
  /// - Parameter diagnosis: adds the views whose layout is at fault; nil to leave them out.
  func reasons(by diagnosis: LayoutDiagnosis?) -> [ObjectIdentifier: [FrameEstimate]] {
    var found: [ObjectIdentifier: [FrameEstimate]] = [:]
    var doubts = doubts
    if let diagnosis {
      let size = CGSize(width: Self.margin.ofClass, height: Self.margin.ofClass)
      doubts[FrameEstimate(kind: .conflict)] = diagnosis.conflicts.flatMap(\.constraints)
        .map { LayoutDoubt(.constant(of: $0), size: size) }
      for open in scene.ambiguousViews(by: diagnosis) {
        found[ObjectIdentifier(open.view)] = [FrameEstimate(kind: .openLayout)]
      }
      for moving in diagnosis.unsettledViews {
        found[ObjectIdentifier(moving.view), default: []].append(FrameEstimate(kind: .unsettled))
      }
    }
    for (reason, numbers) in doubts {
      for view in scene.rootView.viewsMoved(by: numbers) { found[view, default: []].append(reason) }
    }
    return found.mapValues { $0.sorted { Self.rank($0) < Self.rank($1) } }
  }

  private static func rank(_ reason: FrameEstimate) -> (Int, String) {
    (FrameEstimate.Kind.allCases.firstIndex(of: reason.kind) ?? 0, reason.name ?? "")
  }

  // MARK: Numbers that are not certain

  private mutating func collect(_ view: UIView) {
    if let location = scene.location(of: view), view.recordedNaturalSize == nil {
      if let own = location.customClass, !RuntimeTable.shared.isOwn(view) {
        doubt(.ownClass, own, view, points: Self.margin.ofClass)
      }
      collectSize(of: view, location)
      if let font = font(of: view) { collectLetters(of: view, font) }
    }
    for child in view.subviews { collect(child) }
  }

  private mutating func collectSize(of view: UIView, _ location: ObjectLocation) {
    let points = Self.margin.ofControl
    switch view {
    case is UIDatePicker, is UIPageControl,
      _ where scarceElements.contains(location.element):
      doubt(.control, location.className, view, points: points)
    case let view as UIImageView where view.image?.isSymbolImage == true: doubt(.symbol, nil, view, points: points)
    case let button as UIButton:
      if button.configuration != nil { doubt(.configuredButton, nil, view, points: points) }
      if button.image(for: .normal)?.isSymbolImage == true { doubt(.symbol, nil, view, points: points) }
    default: break
    }
  }

  private mutating func collectLetters(of view: UIView, _ font: UIFont) {
    let isSystem = font.fontName.hasPrefix(".")
    switch font.widthEvidence {
    case .known: break
    case .substitute:
      doubt(.absentFont, font.fontName, view, points: Self.margin.ofLine, letters: Self.share.ofAbsentFont)
    case .scarce: doubt(.fittedFont, font.fontName, view, letters: Self.share.ofFittedFont)
    case .fitted:
      if !isSystem { doubt(.fittedFont, font.fontName, view, letters: Self.share.ofSystemFont) }
      if font.pointSize >= Self.largeSize { doubt(.largeLetters, nil, view, letters: Self.share.ofSystemFont) }
    }
    guard let label = view as? UILabel, font.widthEvidence != .known else { return }
    let height = doubtfulHeight(of: label)
    if height > 0 { doubt(.lineBreaks, nil, view, height: height) }
    if label.text?.unicodeScalars.contains(where: Self.isOfOtherScript) == true {
      doubt(.otherScript, nil, view, letters: Self.share.ofFittedFont)
    }
  }

  /// By how many points a text of several lines is higher or lower if its letters are wider or narrower; 0 if its lines
  /// do not break elsewhere.
  private func doubtfulHeight(of label: UILabel) -> CGFloat {
    let width = label.bounds.width
    // A label of its natural width would be as much wider as its text.
    guard label.numberOfLines != 1, width > 0, abs(width - label.intrinsicContentSize.width) >= 1 else { return 0 }
    func height(_ share: CGFloat) -> CGFloat { label.intrinsicContentSize(forLayoutWidth: width / (1 + share)).height }
    let usual = height(0)
    return [Self.share.ofSystemFont, -Self.share.ofSystemFont].map { abs(height($0) - usual) }.max() ?? 0
  }

  /// Whether a letter has no measured width: the tables have Latin, Greek and Cyrillic letters and punctuation, and
  /// ideographs, kana and emoji have one width each.
  private static func isOfOtherScript(_ letter: Unicode.Scalar) -> Bool {
    (0x500..<0x2000).contains(letter.value) || (0xA000..<0xF900).contains(letter.value)
  }

  private func font(of view: UIView) -> UIFont? {
    switch view {
    case let label as UILabel: label.font
    case let button as UIButton: button.titleLabel?.font
    case let field as UITextField: field.font
    case let text as UITextView: text.font
    default: nil
    }
  }

  private mutating func doubt(
    _ kind: FrameEstimate.Kind, _ name: String?, _ view: UIView, points: CGFloat = 0, height: CGFloat = 0,
    letters: CGFloat = 0
  ) {
    let size = CGSize(width: points, height: max(points, height))
    add(
      FrameEstimate(kind: kind, name: name), LayoutDoubt(.naturalSize(of: view), size: size, letters: letters))
  }

  private mutating func add(_ reason: FrameEstimate, _ doubt: LayoutDoubt) {
    doubts[reason, default: []].append(doubt)
  }
}

extension LoadedScene {
  /// Why the frames of views are estimates, in the order of ``FrameEstimate/Kind``, by view; nothing for views whose
  /// frames are exact.
  ///
  /// - Parameters:
  ///   - diagnosis: the diagnosis of the root view after ``layout()``; nil if faults of the layout don't count.
  ///   - document: the document of the scene.
  /// - Complexity: two solutions per reason of what the reason reaches.
  public func estimates(
    by diagnosis: LayoutDiagnosis?, in document: InterfaceDocument
  ) -> [ObjectIdentifier: [FrameEstimate]] {
    FrameEstimates(of: self, in: document).reasons(by: diagnosis)
  }
}
