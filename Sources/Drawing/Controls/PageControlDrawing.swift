import UIKit

extension UIPageControl: DrawsContent {
  /// One dot per page, the current one in full colour.
  func drawContent(on canvas: Canvas) {
    guard numberOfPages > 0, numberOfPages > 1 || !hidesForSinglePage else { return }
    // The system's dots are white; Interface Builder shows them in grey on a white screen.
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
