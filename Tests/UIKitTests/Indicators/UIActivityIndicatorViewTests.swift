import Testing
import UIKit

@Suite struct UIActivityIndicatorViewTests {
  /// A wheel that hides when it is stopped is shown while it turns.
  @Test func hidesWhenStopped() {
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(!wheel.isHidden)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
  }

  @Test func staysWhenStopped() {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
    wheel.startAnimating()
    wheel.stopAnimating()
    #expect(!wheel.isHidden)
  }
}
