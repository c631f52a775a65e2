import InterfaceBuilder
import Testing
import Typesetting
import UIKit

@testable import BattlePets

/// What each screen teaches.
struct ScreenTests {
  private func cells<Cell: UITableViewCell>(_ name: String, _ setting: Screens.Setting, _ type: Cell.Type) throws
    -> [Cell]
  {
    let screen = try Screens().screen(name, setting)
    return try #require(screen.rootView as? UITableView).visibleCells.compactMap { $0 as? Cell }
  }

  // MARK: Pet

  @Test(arguments: Screens.Setting.all) func thePetScrollsOnlyWhenItsTextOutgrowsTheScreen(setting: Screens.Setting)
    throws
  {
    let screen = try Screens().screen("PetViewController", setting)
    let scrollView = try #require(Screens.all(in: screen.rootView).compactMap { $0 as? UIScrollView }.first)
    let content = try #require(scrollView.subviews.first)
    #expect(scrollView.contentSize.height == content.frame.height)
    #expect(scrollView.contentSize.width == scrollView.bounds.width)
    if setting.category <= .large { #expect(scrollView.contentSize.height <= scrollView.bounds.height) }
    if setting.category >= .accessibilityLarge { #expect(scrollView.contentSize.height > scrollView.bounds.height) }
  }

  // MARK: Battle

  @Test(arguments: Screens.Setting.all) func opponentsAreStackedAtAccessibilitySizes(setting: Screens.Setting) throws {
    let cells = try cells("BattleViewController", setting, BattleCell.self)
    #expect(!cells.isEmpty)
    for cell in cells {
      if setting.isAccessible {
        #expect(cell.battleButton.frame.minY >= cell.storyLabel.frame.maxY)
        #expect(cell.picture.frame.maxY <= cell.nameLabel.frame.minY)
      } else {
        #expect(abs(cell.battleButton.frame.midY - cell.contentView.bounds.midY) < 0.5)
        #expect(!cell.battleButton.frame.intersects(cell.nameLabel.frame))
        #expect(!cell.picture.frame.intersects(cell.nameLabel.frame))
      }
      #expect(cell.frame.height >= cell.storyLabel.frame.maxY)
    }
  }

  @Test func picturesGrowAtAccessibilitySizes() throws {
    func height(_ category: UIContentSizeCategory) throws -> CGFloat {
      let setting = Screens.Setting(category: category, direction: .leftToRight)
      return try #require(try cells("BattleViewController", setting, BattleCell.self).first).picture.frame.height
    }
    #expect(try height(.large) == height(.extraExtraExtraLarge))
    #expect(try height(.accessibilityMedium) > height(.large))
    #expect(try height(.accessibilityLarge) > height(.accessibilityMedium))
  }

  @Test func namesHaveTheAppsFontScaledLikeHeadlines() throws {
    let cell = try #require(
      try cells(
        "BattleViewController", Screens.Setting(category: .accessibilityLarge, direction: .leftToRight), BattleCell.self
      ).first)
    #expect(cell.nameLabel.font.fontName == "Noteworthy-Bold")
    // 20 × 40 ÷ 22, in whole points.
    #expect(cell.nameLabel.font.pointSize == 36)
  }

  // MARK: Score card

  @Test(arguments: Screens.Setting.all) func theScoreCardFitsOnTheScreen(setting: Screens.Setting) throws {
    let screen = try Screens().screen("ScoreCardViewController", setting)
    let controller = try #require(screen.viewController as? ScoreCardViewController)
    let view = screen.rootView
    let room = view.bounds.inset(by: view.safeAreaInsets)
    #expect(controller.rows.count == Score.last.count)
    for row in controller.rows { #expect(room.contains(row.frame)) }
  }

  @Test func theScoreCardShrinksItsTextOnlyWhereItMust() throws {
    func scales(_ category: UIContentSizeCategory) throws -> [CGFloat] {
      let screen = try Screens().screen(
        "ScoreCardViewController", Screens.Setting(category: category, direction: .leftToRight))
      return try #require(screen.viewController as? ScoreCardViewController).rows
        .flatMap { $0.nameLabel.textPlacements + $0.pointsLabel.textPlacements }.map(\.scale)
    }
    #expect(try scales(.large).allSatisfy { $0 == 1 })
    #expect(try scales(.accessibilityExtraExtraExtraLarge).contains { $0 < 1 })
  }

  // MARK: Achievements

  @Test(arguments: Screens.Setting.all) func glyphsMoveIntoTheTextAtAccessibilitySizes(setting: Screens.Setting) throws
  {
    let cells = try cells("AchievementsViewController", setting, BadgeCell.self)
    #expect(cells.count == AchievementsViewController.cellClasses.count || setting.isAccessible)
    for cell in cells {
      let lead =
        setting.isMirrored ? cell.contentView.bounds.width - cell.titleView.frame.maxX : cell.titleView.frame.minX
      let margin = cell.contentView.layoutMargins.left
      if setting.isAccessible {
        #expect(abs(lead - margin) <= 0.5, "\(type(of: cell))")
      } else {
        #expect(lead > margin + 20, "\(type(of: cell))")
      }
    }
  }

  /// All three ways: the first line begins behind the glyph, the lines below it at the margin.
  @Test(arguments: Screens.Setting.all.filter(\.isAccessible)) func linesAfterTheFirstBeginBelowTheGlyph(
    setting: Screens.Setting
  ) throws {
    for cell in try cells("AchievementsViewController", setting, BadgeCell.self) where !(cell is AttachmentBadgeCell) {
      let text = try #require(cell.titleView as? any TextShowing)
      let placement = try #require(text.textPlacements.first)
      func lead(_ line: Int) -> CGFloat {
        let box = placement.layout.lines[line]
        return setting.isMirrored ? placement.room.width - box.x - box.width : box.x
      }
      #expect(lead(0) >= cell.glyph.frame.width, "\(type(of: cell))")
      if placement.layout.lines.count > 1 { #expect(abs(lead(1)) <= 1, "\(type(of: cell))") }
    }
  }

  @Test func anAttachedGlyphGrowsWithTheText() throws {
    func width(_ category: UIContentSizeCategory) throws -> Double {
      let setting = Screens.Setting(category: category, direction: .leftToRight)
      let cell = try #require(try cells("AchievementsViewController", setting, AttachmentBadgeCell.self).first)
      let layout = try #require(cell.titleLabel.textPlacements.first).layout
      let runs = layout.glyphRuns(in: layout.lines[0])
      return try #require(runs.compactMap(\.attachmentRect).first).width
    }
    #expect(try width(.accessibilityExtraExtraExtraLarge) > 1.5 * width(.accessibilityMedium))
  }
}
