import Foundation
import Testing
import UIKit

/// The view behind the content of a header.
@Suite struct HeaderBackgroundTests {
  @Test func theBackgroundFillsTheHeaderBehindItsContent() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let (first, second) = (UIView(), UIView())
    header.backgroundView = first
    header.backgroundView = second
    header.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    header.layoutIfNeeded()
    #expect(first.superview == nil)
    #expect(header.subviews.first === second)
    #expect(second.frame == header.bounds)
  }
}
