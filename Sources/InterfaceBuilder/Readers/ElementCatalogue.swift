import UIKit

/// Every element that Interface Builder is known to write: its class, its attributes, and the reader of its views.
///
/// To support a new view class, add one row to `views`, and one file with its ``ViewReader``, which lists the
/// attributes of the class. ``ViewTreeReader`` looks up readers here. ``FormatCheck`` adds a note for elements and
/// attributes that are not listed here, to report which parts of a document were ignored. Layout does not depend on the
/// lists of attributes. They were collected from public documents.
nonisolated package enum ElementCatalogue {
  /// The description of an element by its name; nil if the element is not known.
  static subscript(name: String) -> ElementDescription? { table[name] }

  /// The names of the elements that meet a condition, in alphabetical order.
  static func names(where condition: (ElementDescription) -> Bool) -> [String] {
    table.values.filter(condition).map(\.name).sorted()
  }

  /// The kind of content that a view shows to the user, according to its class or the nearest superclass for which it
  /// is known; `nil` if it is known for none.
  @MainActor package static func content(of view: UIView) -> ElementDescription.Content? {
    let type: UIView.Type = type(of: view)
    if let known = contents[ObjectIdentifier(type)] { return known }
    let classes = sequence(first: type as AnyClass, next: { _getSuperclass($0) })
    let content = classes.lazy.compactMap { contentOfClasses[String(reflecting: $0)] }.first
    contents[ObjectIdentifier(type)] = .some(content)
    return content
  }

  /// The reason why an audit cannot check the content of an element's view, such as web content; nil if it can.
  package static func reasonUnseen(_ element: String) -> String? { table[element]?.unseen }

  @MainActor private static var contents: [ObjectIdentifier: ElementDescription.Content?] = [:]

  private static let contentOfClasses = Dictionary(
    uniqueKeysWithValues: views.compactMap { row in row.content.map { ("UIKit.\(row.className ?? "")", $0) } })

  private static let table = Dictionary(
    uniqueKeysWithValues: (views + controllers + objects + others).map { ($0.name, $0) })

  // MARK: Views

  /// Views of UIKit, and views of other frameworks, whose content is unknown (`opaqueView`).
  private static let views: [ElementDescription] = [
    view("activityIndicatorView", "UIActivityIndicatorView", ActivityIndicatorReader.self),
    opaqueView("arView", "ARView"),
    opaqueView("arscnView", "ARSCNView", "sceneName wantsMultisampling"),
    opaqueView("arskView", "ARSKView"),
    control("button", "UIButton", ButtonReader.self, content: .texts, translatable: "normal.title"),
    view("calendarView", "UICalendarView"),
    view("clarifaiView", "UIClarifaiView"),
    view("collectionReusableView", "UICollectionReusableView", CollectionReusableViewReader.self),
    scrollView("collectionView", "UICollectionView", CollectionViewReader.self),
    view("collectionViewCell", "UICollectionViewCell", CollectionViewCellReader.self),
    view("collectionViewCellContentView", "UIView"),
    control("colorWell", "UIColorWell"),
    view("containerView", "UIView", unseen: "the screen inside is audited by itself, at its own size"),
    view("contentUnavailableView", "UIContentUnavailableView"),
    control("datePicker", "UIDatePicker", DatePickerReader.self, content: .bounds),
    opaqueView("glkView", "GLKView", "enableSetNeedsDisplay"),
    view("imageView", "UIImageView", ImageViewReader.self),
    view("inputView", "UIInputView"),
    view("label", "UILabel", LabelReader.self, content: .texts, translatable: "text"),
    opaqueView(
      "mapView", "MKMapView", "mapType pitchEnabled showsCompass showsScale showsUserLocation",
      unseen: "maps are not laid out"),
    opaqueView("mtkView", "MTKView", "colorPixelFormat depthStencilPixelFormat"),
    view("navigationBar", "UINavigationBar", NavigationBarReader.self),
    control("pageControl", "UIPageControl", PageControlReader.self),
    view("pasteControl", "UIPasteControl"),
    opaqueView("pdfView", "PDFView"),
    view("pickerView", "UIPickerView", PickerViewReader.self),
    view("progressView", "UIProgressView", ProgressViewReader.self),
    control("refreshControl", "UIRefreshControl"),
    opaqueView("sceneKitView", "SCNView", "wantsMultisampling"),
    scrollView("scrollView", "UIScrollView", ScrollViewReader.self),
    view("searchBar", "UISearchBar", SearchBarReader.self, translatable: "placeholder"),
    control("segmentedControl", "UISegmentedControl", SegmentedControlReader.self, content: .bounds),
    opaqueView("skView", "SKView", "allowsTransparency"),
    control("slider", "UISlider", SliderReader.self, content: .bounds),
    view("stackView", "UIStackView", StackViewReader.self),
    control("stepper", "UIStepper", StepperReader.self, content: .bounds),
    control("switch", "UISwitch", SwitchReader.self, content: .bounds),
    view("tabBar", "UITabBar", TabBarReader.self),
    scrollView("tableView", "UITableView", TableViewReader.self),
    view("tableViewCell", "UITableViewCell", TableViewCellReader.self),
    view("tableViewCellContentView", "UIView", nil, "tableViewCell"),
    view("tableViewHeaderFooterView", "UITableViewHeaderFooterView"),
    control("textField", "UITextField", TextFieldReader.self, content: .texts, translatable: "placeholder"),
    scrollView("textView", "UITextView", TextViewReader.self, content: .texts, translatable: "text"),
    view("toolbar", "UIToolbar", ToolbarReader.self),
    view("view", "UIView", nil, "reference"),
    view("visualEffectView", "UIVisualEffectView", VisualEffectViewReader.self),
    opaqueView("webView", "UIWebView", "scalesPageToFit", unseen: "web content is not laid out"),
    view("window", "UIWindow", nil, "resizesToFullScreen visibleAtLaunch"),
    opaqueView(
      "wkWebView", "WKWebView", "allowsBackForwardNavigationGestures allowsLinkPreview customUserAgent",
      unseen: "web content is not laid out"),
  ]

  // MARK: Controllers

  private static let controllers: [ElementDescription] = [
    controller("avPlayerViewController", "AVPlayerViewController", "videoGravity"),
    controller("collectionViewController", "UICollectionViewController"),
    controller("glkViewController", "GLKViewController", "preferredFramesPerSecond"),
    controller("hostingController", "UIHostingController"),
    controller(
      "navigationController", "UINavigationController",
      "hidesBarsWhenVerticallyCompact navigationBarHidden toolbarHidden"),
    controller(
      "pageViewController", "UIPageViewController",
      "doubleSided navigationOrientation pageSpacing spineLocation transitionStyle"),
    // Not a `controller`, because a search controller never makes a scene: it belongs to the controller that shows it.
    ElementDescription(
      name: "searchController", className: "UISearchController", kind: .other, attributes: everyController),
    controller(
      "splitViewController", "UISplitViewController",
      """
      allowDoubleColumnStyle behavior maximumPrimaryColumnWidth minimumPrimaryColumnWidth preferredDisplayMode \
      preferredPrimaryColumnWidthFraction presentsWithGesture primaryBackgroundStyle
      """),
    controller("tabBarController", "UITabBarController"),
    controller("tableViewController", "UITableViewController"),
    controller("viewController", "UIViewController"),
    controller("viewControllerPlaceholder", "UIViewController", "referencedIdentifier"),
  ]

  // MARK: Everything else

  /// Elements that are neither views nor controllers, but have a class or translatable texts.
  private static let objects: [ElementDescription] = [
    object(
      "barButtonItem", "catalog enabled id image key style systemItem tag title userLabel width", translatable: "title"),
    object("customObject", "customClass customModule customModuleProvider id userLabel", className: "NSObject"),
    object("navigationItem", "id key largeTitleDisplayMode title userLabel", translatable: "title prompt"),
    object(
      "tabBarItem",
      "catalog id image key landscapeImage largeContentSizeImage selectedImage systemItem tag title userLabel",
      translatable: "title"),
    object(
      "tableViewSection", "colorLabel footerTitle headerTitle id userLabel", translatable: "headerTitle footerTitle"),
  ]

  /// All other elements: one line per element, with its name and its attributes.
  private static let others: [ElementDescription] = """
    accessibility: hint identifier key label
    accessibilityTraits: button header image key keyboardKey link none notEnabled searchField staticText \
      summaryElement
    action: destination eventType id selector
    adaptation: id
    animations:
    array: key
    attributedString: key
    attributes:
    audiovisualMediaTypes: key none
    autoresizingMask: flexibleMaxX flexibleMaxY flexibleMinX flexibleMinY heightSizable key widthSizable
    backgroundConfiguration: key
    blurEffect: style
    bool: key value
    buttonConfiguration: attributedSubtitle attributedTitle automaticallyUpdateForSelection baseBackgroundColor \
      baseForegroundColor buttonSize catalog cornerStyle image imagePadding imagePlacement imageReservation \
      indicator key macIdiomStyle showsActivityIndicator style subtitle subtitleLineBreakMode title titleAlignment \
      titleLineBreakMode titlePadding
    capability: message minToolsVersion name requiredIntegratedClassName
    cells:
    children:
    class: className superclassName
    classes:
    collectionViewFlowLayout: automaticEstimatedItemSize customClass customModule customModuleProvider id key \
      minimumInteritemSpacing minimumLineSpacing scrollDirection sectionInsetReference
    collectionViewLayout: customClass customModule customModuleProvider id key
    color: alpha blue catalog cocoaTouchSystemColor colorSpace customColorSpace green key name red systemColor white \
      xcode11CocoaTouchSystemColor
    command: id title
    connections:
    constraint: constant customClass firstAttribute firstItem id identifier installed multiplier placeholder \
      priority relation secondAttribute secondItem symbolType symbolic type userLabel
    constraints:
    customFonts: key
    data: key
    dataDetectorType: address calendarEvent key link phoneNumber
    dataDetectorTypes: key none
    date: key timeIntervalSinceReferenceDate
    dependencies:
    deployment: defaultVersion identifier version
    development: identifier version
    device: appearance id layout orientation renderMode
    directionalEdgeInsets: bottom key leading top trailing
    document: colorMatched generatesPrototypingConstraints initialViewController launchScreen \
      promptedForUpgradeToXcode5 propertyAccessControl systemVersion targetRuntime toolsVersion type useAutolayout \
      useSafeAreas useTraitCollections variant version
    edgeInsets: bottom key left right top
    exclude: reference
    exit: id sceneMemberID userLabel
    extendedEdge: bottom key top
    font: key metaFont name size
    fontDescription: family key name pointSize size style type weight width
    fragment: content
    frame: height key maxX minX minY width
    freeformSimulatedSizeMetrics: key
    gestureRecognizers:
    image: catalog height name width
    imageReference: catalog configurationType image key pointSize renderingMode symbolScale variableValue weight
    include: reference
    inferredMetricsTieBreakers:
    inset: key maxX maxY minX minY
    integer: key value
    items:
    keyCommand: actionName discoverabilityTitle input modifierFlags
    keyCommands:
    keyModifierFlags: command key
    layoutGuides:
    leftBarButtonItems:
    listContentConfiguration: key secondaryText text
    locale: key localeIdentifier
    mask: key
    menu: id key
    metadata:
    modalPageSheetSimulatedSizeMetrics: key
    mutableArray: key
    mutableData: key
    mutableString: key
    namedColor: name
    nil: key name
    objects:
    options:
    outlet: destination id property
    outletCollection: appends collectionClass destination id property
    panGestureRecognizer: cancelsTouchesInView customClass customModule customModuleProvider id \
      minimumNumberOfTouches
    paragraphStyle: alignment allowsDefaultTighteningForTruncation baseWritingDirection defaultTabInterval key \
      lineBreakMode tighteningFactorForTruncation
    pinchGestureRecognizer: cancelsTouchesInView customClass customModule customModuleProvider id
    placeholder: customClass customModule customModuleProvider id placeholderIdentifier sceneMemberID userLabel
    plugIn: identifier version
    point: key x y
    popoverArrowDirection: down key left right up
    popoverPassthroughViews:
    preferredSymbolConfiguration: configurationType key pointSize scale weight
    prototypes:
    range: key length location
    real: key value
    rect: height key width x y
    relationship: candidateClass kind name
    relationships:
    resources:
    rightBarButtonItems:
    rotationGestureRecognizer: cancelsTouchesInView customClass customModule customModuleProvider id
    scene: sceneID
    scenes:
    scopeButtonTitles:
    searchDisplayController: id
    sections:
    segment: catalog contentOffset enabled image title width
    segments:
    segue: action animates customClass customModule customModuleProvider destination destinationCreationSelector id \
      identifier inheritsFrom key kind modalPresentationStyle modalTransitionStyle popoverAnchorBarButtonItem \
      popoverAnchorView reference relationship trigger unwindAction
    simulatedMetricsContainer: key
    simulatedNavigationBarMetrics: barStyle key prompted translucent
    simulatedOrientationMetrics: key orientation
    simulatedSceneSize: height key width
    simulatedScreenMetrics: key type
    simulatedStatusBarMetrics: key statusBarStyle
    simulatedTabBarMetrics: key
    simulatedToolbarMetrics: barStyle key
    size: height key width
    source: key relativePath type
    splitViewDetailSimulatedSizeMetrics: key
    splitViewMasterSimulatedSizeMetrics: key
    standardMapConfiguration: key
    state: backgroundImage catalog image key title
    string: key
    subviews:
    swipeGestureRecognizer: direction id userLabel
    systemColor: name
    tabStops:
    tapGestureRecognizer: cancelsTouchesInView id numberOfTapsRequired numberOfTouchesRequired userLabel
    textAttributes: key
    textInputTraits: autocapitalizationType autocorrectionType enablesReturnKeyAutomatically key keyboardType \
      returnKeyType secureTextEntry smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType \
      textContentType
    textTab: alignment location
    timeZone: key name
    toolbarItems:
    userDefinedRuntimeAttribute: catalog keyPath localized type value
    userDefinedRuntimeAttributes:
    userGuides:
    userLayoutGuide: affinity location
    value: height key type width
    variation: alignment alpha ambiguous axis backgroundColor catalog clipsSubviews constant contentMode \
      distribution fixedFrame font hidden image installed key misplaced numberOfLines placeholder \
      preferredMaxLayoutWidth spacing spacingType text textAlignment textColor tintColor title
    vibrancyEffect:
    viewControllerLayoutGuide: id type
    viewControllers:
    viewLayoutGuide: id key
    wkPreferences: key
    wkWebViewConfiguration: key
    """.split(separator: "\n").map { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      return object(String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }

  // MARK: Attributes of many elements

  private static let everyView = """
    alpha ambiguous appearanceType autoresizesSubviews clearsContextBeforeDrawing clipsSubviews clipsToBounds \
    colorLabel contentMode customClass customModule customModuleProvider fixedFrame hidden \
    horizontalCompressionResistancePriority horizontalHuggingPriority id insetsLayoutMarginsFromSafeArea key \
    largeContentTitle layoutMarginsFollowReadableWidth maximumContentSizeCategory minimumContentSizeCategory \
    misplaced multipleTouchEnabled opaque placeholderIntrinsicHeight placeholderIntrinsicWidth \
    preservesSuperviewLayoutMargins restorationIdentifier sceneMemberID semanticContentAttribute \
    showsLargeContentViewer simulatedAppContext springLoaded tag toolTip \
    translatesAutoresizingMaskIntoConstraints userInteractionEnabled userLabel verifyAmbiguity \
    verticalCompressionResistancePriority verticalHuggingPriority viewLayoutGuide
    """

  private static let everyControl = """
    contentHorizontalAlignment contentVerticalAlignment enabled highlighted selected showsMenuAsPrimaryAction
    """

  private static let everyScrollView = """
    alwaysBounceHorizontal alwaysBounceVertical automaticallyAdjustsScrollIndicatorInsets bounces bouncesZoom \
    canCancelContentTouches contentInsetAdjustmentBehavior contentOffset delaysContentTouches \
    directionalLockEnabled indicatorStyle keyboardDismissMode maximumZoomScale minimumZoomScale pagingEnabled \
    scrollEnabled scrollsToTop showsHorizontalScrollIndicator showsVerticalScrollIndicator
    """

  private static let everyController = """
    automaticallyAdjustsScrollViewInsets autoresizesArchivedViewToFullSize clearsSelectionOnViewWillAppear \
    colorLabel customClass customModule customModuleProvider definesPresentationContext \
    extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed id interfaceStyle key modalPresentationStyle \
    modalTransitionStyle nibName preferredContentSize providesPresentationContextTransitionStyle \
    restorationIdentifier sceneMemberID storyboardIdentifier storyboardName title \
    useStoryboardIdentifierAsRestorationIdentifier userLabel wantsFullScreenLayout
    """

  // MARK: Rows

  private static func view(
    _ name: String, _ className: String, _ reader: (any ViewReader.Type)? = nil, _ attributes: String = "",
    content: ElementDescription.Content? = nil, unseen: String? = nil, translatable: String = ""
  ) -> ElementDescription {
    ElementDescription(
      name: name, className: className, kind: .view,
      attributes: "\(everyView) \(reader?.attributes ?? "") \(attributes)", content: content,
      unseen: unseen, translatable: translatable, reader: reader)
  }

  private static func opaqueView(
    _ name: String, _ className: String, _ attributes: String = "", unseen: String = "its content is drawn by code"
  ) -> ElementDescription {
    ElementDescription(
      name: name, className: className, kind: .view, isOpaque: true, attributes: "\(everyView) \(attributes)",
      unseen: unseen)
  }

  private static func control(
    _ name: String, _ className: String, _ reader: (any ViewReader.Type)? = nil, _ attributes: String = "",
    content: ElementDescription.Content? = nil, translatable: String = ""
  ) -> ElementDescription {
    view(name, className, reader, "\(everyControl) \(attributes)", content: content, translatable: translatable)
  }

  private static func scrollView(
    _ name: String, _ className: String, _ reader: (any ViewReader.Type)? = nil, _ attributes: String = "",
    content: ElementDescription.Content? = nil, translatable: String = ""
  ) -> ElementDescription {
    view(name, className, reader, "\(everyScrollView) \(attributes)", content: content, translatable: translatable)
  }

  private static func controller(_ name: String, _ className: String, _ attributes: String = "") -> ElementDescription {
    ElementDescription(
      name: name, className: className, kind: .controller, attributes: "\(everyController) \(attributes)")
  }

  private static func object(
    _ name: String, _ attributes: String, className: String? = nil, translatable: String = ""
  ) -> ElementDescription {
    ElementDescription(
      name: name, className: className, kind: .other, attributes: attributes, translatable: translatable)
  }
}
