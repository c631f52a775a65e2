import Testing

@testable import UIKit

/// What a view's class says of it to other modules.
@Suite struct ViewRoleTests {
  @Test func roles() {
    let roles: [(view: UIView, role: ViewRole)] = [
      (UILabel(), .text), (UITextView(), .text), (UIButton(), .control), (UITextField(), .control),
      (UIImageView(), .image), (UIStackView(), .stack), (UIScrollView(), .scroll), (UITableView(), .scroll),
      (UITableViewCell(), .cell), (UITableViewHeaderFooterView(reuseIdentifier: nil), .cell),
      (UICollectionReusableView(), .cell), (UISearchBar(), .bar), (UITabBar(), .bar), (UIPickerView(), .container),
      (UIView(), .container),
    ]
    for (view, role) in roles { #expect(view.screenRole == role) }
  }

  @Test func aControlHasMadeItsSubviewsAndNoneBelowThem() {
    let (control, part, added) = (UIControl(), UIView(), UIView())
    control.addSubview(part)
    part.addSubview(added)
    #expect(control.hasMade(part))
    #expect(!control.hasMade(added))
    #expect(!part.hasMade(added))
  }

  @Test func aCellHasMadeItsLabelsAndNoOtherViewOfItsContent() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let label = try #require(cell.textLabel)
    let (own, accessory) = (UILabel(), UIView())
    cell.contentView.addSubview(own)
    cell.accessoryView = accessory
    cell.addSubview(accessory)
    #expect(cell.hasMade(cell.contentView))
    #expect(cell.hasMade(label))
    #expect(!cell.hasMade(own))
    #expect(!cell.hasMade(accessory))
  }

  @Test func aTableHasMadeNeitherItsRowsNorItsHeader() {
    let (table, row, header, line) = (UITableView(), UITableViewCell(), UIView(), UIView())
    table.tableHeaderView = header
    table.addSubview(row)
    table.addSubview(line)
    #expect(!table.hasMade(row))
    #expect(!table.hasMade(header))
    #expect(table.hasMade(line))
  }

  @Test func statesOfAControlComeBeforeItsValue() {
    let toggle = UISwitch()
    #expect(toggle.shownStates == [.off])
    toggle.isEnabled = false
    toggle.isOn = true
    #expect(toggle.shownStates == [.disabled, .on])
  }
}
