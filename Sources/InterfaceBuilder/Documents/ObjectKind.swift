/// Which elements are controllers and which are views, by name.
nonisolated enum ObjectKind {
  /// Views of UIKit and of the frameworks whose views are opaque boxes to layout.
  static let views: Set<String> = [
    "activityIndicatorView", "arView", "arscnView", "arskView", "button", "calendarView", "clarifaiView",
    "collectionReusableView", "collectionView", "collectionViewCell", "collectionViewCellContentView", "colorWell",
    "containerView", "contentUnavailableView", "datePicker", "glkView", "imageView", "inputView", "label", "mapView",
    "mtkView", "navigationBar", "pageControl", "pasteControl", "pdfView", "pickerView", "progressView",
    "refreshControl", "sceneKitView", "scrollView", "searchBar", "segmentedControl", "skView", "slider", "stackView",
    "stepper", "switch", "tabBar", "tableView", "tableViewCell", "tableViewCellContentView",
    "tableViewHeaderFooterView",
    "textField", "textView", "toolbar", "view", "visualEffectView", "webView", "window", "wkWebView",
  ]

  /// An element that makes a view.
  ///
  /// Interface Builder has an element for every view class of every framework; one that is not known is told by its
  /// children, which only views have.
  static func isView(_ element: Element) -> Bool {
    if views.contains(element.name) { return true }
    guard element.id != nil, !isController(element) else { return false }
    return element.child("rect", key: "frame") != nil || element.child("subviews") != nil
      || element.child("autoresizingMask", key: "autoresizingMask") != nil
  }

  /// An element that makes a view controller, or stands for one of another storyboard.
  static func isController(_ element: Element) -> Bool {
    element["sceneMemberID"] == "viewController" || element.name.hasSuffix("ViewController")
      || element.name == "viewController" || element.name == "navigationController"
      || element.name == "tabBarController"
      || element.name == "hostingController" || element.name == "viewControllerPlaceholder"
  }
}
