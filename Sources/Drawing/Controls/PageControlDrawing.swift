import UIKit

extension UIPageControl: DrawsContent {
  /// Draws one dot per page. The dot of the current page is darker.
  func drawContent(on canvas: Canvas) {
    guard numberOfPages > 0, numberOfPages > 1 || !hidesForSinglePage else { return }
    // UIKit's default dots are white, which would be invisible on a white screen. So they are drawn in grey, as
    // Interface Builder does.
    let current = currentPageIndicatorTintColor.map(resolved) ?? resolved(.label).faded(by: 0.6)
    let other = pageIndicatorTintColor.map(resolved) ?? resolved(.label).faded(by: 0.2)
    let policy = traitCollection.layoutPolicy.controls
    let diameter = Double(policy.pageDotDiameter)
    // The dots are closer together if the control is too narrow for the usual distance.
    let pitch = min(Double(policy.pageDotDistance), max(1, bounds.width / Double(numberOfPages)))
    let start = bounds.midX - pitch * Double(numberOfPages - 1) / 2
    for page in 0..<numberOfPages {
      let place = isRightToLeft ? numberOfPages - 1 - page : page
      let dot = CGRect(
        x: start + pitch * Double(place) - diameter / 2, y: bounds.midY - diameter / 2, width: diameter,
        height: diameter)
      canvas.fill(Path(ellipseIn: dot), page == currentPage ? current : other)
    }
  }
}
