import UIKit

/// The outcome of a battle. It has to fit on one screen: rows grow with the text as far as there is room. Then the text
/// shrinks: the summary in height, the rows in width.
///
/// Laid out by hand, so heights are scaled by `UIFontMetrics` instead of constraints to baselines.
final class ScoreCardViewController: UIViewController {
  /// The opponent of the battle.
  var opponent = Pet.opponents[2]

  let summaryLabel = UILabel()
  private(set) var rows: [ScoreRow] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    summaryLabel.text = Score.summary(of: opponent)
    summaryLabel.font = .preferredFont(forTextStyle: .title3)
    summaryLabel.adjustsFontForContentSizeCategory = true
    summaryLabel.numberOfLines = 0
    // Several lines shrink until they fit the height as well.
    summaryLabel.adjustsFontSizeToFitWidth = true
    summaryLabel.minimumScaleFactor = 0.25
    view.addSubview(summaryLabel)
    rows = Score.last.map(ScoreRow.init)
    for row in rows { view.addSubview(row) }
  }

  /// UIKit cannot know that the frames of this screen depend on the text size.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 8)
    let natural = summaryLabel.sizeThatFits(CGSize(width: room.width, height: 0)).height
    summaryLabel.frame = room.divided(atDistance: min(natural, room.height / 4), from: .minYEdge).slice
    room = room.inset(by: UIEdgeInsets(top: summaryLabel.frame.height + 8, left: 0, bottom: 0, right: 0))
    let wanted = UIFontMetrics.default.scaledValue(for: 56, compatibleWith: traitCollection)
    let height = min(wanted, (room.height / CGFloat(max(1, rows.count))).rounded(.down))
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: room.minX, y: room.minY + height * CGFloat(index), width: room.width, height: height)
    }
  }
}
