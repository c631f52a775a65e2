import Foundation
import Testing

@testable import UIKit

/// Fingers select rows and items, scroll, and pull to refresh.
@Suite struct ListTouchTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    var log: [String] = []
    var accessory = UITableViewCell.AccessoryType.none
    /// Whether rows and items tell of their primary action.
    var tellsPrimaryActions = false
    var allowsItems = true
    let button = UIButton(type: .system)

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.accessoryType = accessory
      if indexPath.row == 3 {
        button.frame = CGRect(x: 200, y: 5, width: 60, height: 34)
        cell.contentView.addSubview(button)
      }
      return cell
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { log.append("highlight") }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { log.append("unhighlight") }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      log.append("will select \(indexPath.row)")
      return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      if tellsPrimaryActions { log.append("act \(indexPath.row)") }
    }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      log.append("details \(indexPath.row)")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      log.append("highlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      allowsItems
    }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
      if tellsPrimaryActions { log.append("act \(indexPath.item)") }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("will drag") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { log.append("will end") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("did end \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("stopped") }
  }

  private let bench = TouchBench()
  private let rows = Rows()

  private func makeTable() -> UITableView {
    let table = bench.add(UITableView(frame: .zero), at: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.rowHeight = 44
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    return table
  }

  @Test func aTapHighlightsTheRowAsksTheDelegateAndChoosesTheRow() {
    let table = makeTable()
    bench.fingers.tap(at: [CGPoint(x: 100, y: 60)])
    #expect(rows.log == ["highlight", "unhighlight", "will select 1", "select 1"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  /// A finger that stays highlights the row after a moment, one that scrolls does not choose it.
  @Test func rowPress() {
    let table = makeTable()
    bench.fingers.touchDown(at: [CGPoint(x: 100, y: 60)])
    #expect(rows.log == [])
    bench.window.clock.advance(by: 0.2)
    #expect(rows.log == ["highlight"])
    bench.fingers.move(to: [CGPoint(x: 100, y: 30)])
    #expect(rows.log == ["highlight", "will drag", "unhighlight"])
    bench.fingers.lift(after: 1)
    #expect(rows.log.suffix(2) == ["will end", "did end false"])
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.contentOffset.y == 30)
  }

  /// A button in a row gets its tap, and the row is not chosen.
  @Test func buttonInRow() {
    let table = makeTable()
    var taps = 0
    rows.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    bench.fingers.tap(at: [CGPoint(x: 230, y: 3 * 44 + 22)])
    #expect(taps == 1)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func theButtonOfDetailsTellsTheDelegate() {
    rows.accessory = .detailButton
    let table = makeTable()
    bench.fingers.tap(at: [CGPoint(x: 300, y: 60)])
    #expect(rows.log == ["details 1"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  /// A tap gesture around a table keeps its rows from being chosen, unless it leaves the touches.
  @Test func gestureAround() {
    let table = makeTable()
    let gestures = GestureLog()
    let tap = gestures.watch(UITapGestureRecognizer(), in: bench.window)
    bench.fingers.tap(at: [CGPoint(x: 100, y: 60)])
    #expect(table.indexPathForSelectedRow == nil)
    tap.cancelsTouchesInView = false
    bench.fingers.tap(at: [CGPoint(x: 100, y: 60)])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  private func makeGrid() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = bench.add(
      UICollectionView(frame: .zero, collectionViewLayout: layout), at: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = rows
    view.delegate = rows
    return view
  }

  @Test func aTapChoosesAnItem() {
    let view = makeGrid()
    bench.fingers.tap(at: [CGPoint(x: 160, y: 50)])
    #expect(rows.log == ["highlight 1", "select 1"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  /// The primary action follows each tap, also if the selection stays as it is.
  @Test func aTapPerformsThePrimaryActionOfAnItem() {
    rows.tellsPrimaryActions = true
    let view = makeGrid()
    for _ in 0..<2 { bench.fingers.tap(at: [CGPoint(x: 160, y: 50)]) }
    #expect(rows.log == ["highlight 1", "select 1", "act 1", "highlight 1", "act 1"])
    rows.allowsItems = false
    rows.log = []
    bench.fingers.tap(at: [CGPoint(x: 50, y: 50)])
    #expect(rows.log == ["highlight 0", "act 0"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  /// Taps that extend a selection have no primary action, nor have taps in editing mode, unless the delegate wants it.
  @Test func noPrimaryActionWhileSeveralRowsAreChosen() {
    rows.tellsPrimaryActions = true
    let table = makeTable()
    bench.fingers.tap(at: [CGPoint(x: 100, y: 60)])
    #expect(rows.log.suffix(2) == ["select 1", "act 1"])
    table.allowsMultipleSelection = true
    bench.fingers.tap(at: [CGPoint(x: 100, y: 104)])
    #expect(rows.log.last == "select 2")
    table.allowsMultipleSelection = false
    table.allowsSelectionDuringEditing = true
    table.isEditing = true
    bench.fingers.tap(at: [CGPoint(x: 100, y: 60)])
    #expect(rows.log.last == "select 1")
  }

  @Test func contentFollowsTheFingerAsFarAsItReaches() {
    let table = makeTable()
    bench.fingers.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 250), in: 1, rest: 1)
    #expect(table.contentOffset == CGPoint(x: 0, y: 150))
    #expect(rows.log == ["will drag", "will end", "did end false"])
    bench.fingers.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 470), in: 1, rest: 1)
    #expect(table.contentOffset.y == 0)
    #expect(table.visibleCells.first?.textLabel?.text == "Row 0")
  }

  @Test func afterAQuickDragContentRollsOnAndComesToRest() {
    let table = makeTable()
    bench.fingers.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), in: 0.1)
    #expect(rows.log == ["will drag", "will end", "did end true", "stopped"])
    #expect(table.contentOffset.y > 400)
    #expect(!table.isDragging && !table.isDecelerating && !table.isTracking)
  }

  @Test func pagesComeToRestAtTheirEdges() {
    let scroll = bench.add(UIScrollView(), at: CGRect(x: 0, y: 0, width: 320, height: 200))
    scroll.contentSize = CGSize(width: 960, height: 200)
    scroll.isPagingEnabled = true
    bench.fingers.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 200, y: 100), in: 0.1)
    #expect(scroll.contentOffset.x == 320)
    bench.fingers.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 200, y: 100), in: 1, rest: 1)
    #expect(scroll.contentOffset.x == 320)
    bench.fingers.drag(from: CGPoint(x: 10, y: 100), to: CGPoint(x: 200, y: 100), in: 1, rest: 1)
    #expect(scroll.contentOffset.x == 0)
  }

  @Test func aScrollViewInsideOfAnotherOneScrollsAlongItsOwnAxis() {
    let outer = bench.add(UIScrollView(), at: CGRect(x: 0, y: 0, width: 320, height: 480))
    outer.contentSize = CGSize(width: 320, height: 2000)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    inner.contentSize = CGSize(width: 2000, height: 200)
    outer.addSubview(inner)
    bench.fingers.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 100, y: 100), in: 1, rest: 1)
    #expect(inner.contentOffset.x == 100)
    bench.fingers.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 50), in: 1, rest: 1)
    #expect(outer.contentOffset == CGPoint(x: 0, y: 100))
    #expect(inner.contentOffset == CGPoint(x: 100, y: 0))
  }

  /// A quick drag that begins on a button scrolls; after a moment the button keeps its touch.
  @Test func buttonInScrollView() {
    let scroll = bench.add(UIScrollView(), at: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentSize = CGSize(width: 320, height: 2000)
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 44))
    scroll.addSubview(button)
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
    button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    bench.fingers.drag(from: CGPoint(x: 150, y: 220), to: CGPoint(x: 150, y: 170), in: 0.1, rest: 1)
    #expect(scroll.contentOffset.y == 50)
    #expect(events == [])
    bench.fingers.touchDown(at: [CGPoint(x: 150, y: 170)])
    bench.window.clock.advance(by: 0.2)
    bench.fingers.move(to: [CGPoint(x: 150, y: 130)])
    bench.fingers.lift(after: 1)
    #expect(scroll.contentOffset.y == 50)
    #expect(events == ["down", "up"])
  }

  @Test func contentThatIsPulledFarEnoughIsFetchedAnewOnce() {
    let table = makeTable()
    let refresh = UIRefreshControl()
    table.refreshControl = refresh
    var calls = 0
    refresh.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
    bench.fingers.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 100), in: 0.5, rest: 1)
    #expect(!refresh.isRefreshing)
    bench.fingers.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 300), in: 0.5, rest: 1)
    #expect(refresh.isRefreshing)
    #expect(calls == 1)
  }
}
