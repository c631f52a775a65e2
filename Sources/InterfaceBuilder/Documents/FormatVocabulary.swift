/// The elements and attributes that the format is known to have, from the public documents that were counted.
///
/// Layout does not depend on this table: it only decides what gets a note, so that a reader learns which parts of a
/// document were passed over.
nonisolated enum FormatVocabulary {
  /// Attribute names by element; none for elements that are not known.
  static func attributes(of element: String) -> Set<String>? { table[element] }

  private static let table: [String: Set<String>] = {
    var table: [String: Set<String>] = [:]
    for entry in entries.split(separator: "\n") {
      let parts = entry.split(separator: ":", maxSplits: 1)
      table[String(parts[0])] = parts.count > 1 ? words(parts[1]) : []
    }
    for name in ObjectKind.views { table[name, default: []].formUnion(words(Substring(everyView))) }
    for name in controls { table[name, default: []].formUnion(words(Substring(everyControl))) }
    for name in scrollViews { table[name, default: []].formUnion(words(Substring(everyScrollView))) }
    for name in controllers { table[name, default: []].formUnion(words(Substring(everyController))) }
    return table
  }()

  private static func words(_ text: Substring) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

  private static let controls = [
    "button", "colorWell", "datePicker", "pageControl", "refreshControl", "segmentedControl", "slider", "stepper",
    "switch", "textField",
  ]

  private static let scrollViews = ["collectionView", "scrollView", "tableView", "textView"]

  private static let controllers = [
    "avPlayerViewController", "collectionViewController", "glkViewController", "hostingController",
    "navigationController", "pageViewController", "searchController", "splitViewController", "tabBarController",
    "tableViewController", "viewController", "viewControllerPlaceholder",
  ]

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

  private static let entries = """
    accessibility: hint identifier key label
    accessibilityTraits: button header image key keyboardKey link none notEnabled searchField staticText \
      summaryElement
    action: destination eventType id selector
    activityIndicatorView: animating hidesWhenStopped style
    adaptation: id
    animations:
    arView:
    array: key
    arscnView: sceneName wantsMultisampling
    arskView:
    attributedString: key
    attributes:
    audiovisualMediaTypes: key none
    autoresizingMask: flexibleMaxX flexibleMaxY flexibleMinX flexibleMinY heightSizable key widthSizable
    avPlayerViewController: videoGravity
    barButtonItem: catalog enabled id image key style systemItem tag title userLabel width
    blurEffect: style
    bool: key value
    button: adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled \
      adjustsImageWhenHighlighted buttonType changesSelectionAsPrimaryAction hasAttributedTitle hoverStyle \
      lineBreakMode pointerInteraction reversesTitleShadowWhenHighlighted role showsTouchWhenHighlighted
    buttonConfiguration: attributedSubtitle attributedTitle automaticallyUpdateForSelection \
      baseBackgroundColor baseForegroundColor buttonSize catalog cornerStyle image imagePadding \
      imagePlacement imageReservation indicator key macIdiomStyle showsActivityIndicator style subtitle \
      subtitleLineBreakMode title titleAlignment titleLineBreakMode titlePadding
    calendarView:
    capability: message minToolsVersion name requiredIntegratedClassName
    cells:
    children:
    class: className superclassName
    classes:
    collectionReusableView: reuseIdentifier
    collectionView: dataMode prefetchingEnabled
    collectionViewCell: reuseIdentifier
    collectionViewCellContentView:
    collectionViewController:
    collectionViewFlowLayout: automaticEstimatedItemSize customClass customModule customModuleProvider id \
      key minimumInteritemSpacing minimumLineSpacing scrollDirection sectionInsetReference
    color: alpha blue catalog cocoaTouchSystemColor colorSpace customColorSpace green key name red \
      systemColor white xcode11CocoaTouchSystemColor
    colorWell:
    command: id title
    connections:
    constraint: constant customClass firstAttribute firstItem id identifier installed multiplier placeholder \
      priority relation secondAttribute secondItem symbolType symbolic type userLabel
    constraints:
    containerView:
    customFonts: key
    customObject: customClass customModule customModuleProvider id userLabel
    data: key
    dataDetectorType: address calendarEvent key link phoneNumber
    date: key timeIntervalSinceReferenceDate
    datePicker: countDownDuration datePickerMode locale minuteInterval roundsToMinuteInterval style \
      useCurrentDate
    dependencies:
    deployment: defaultVersion identifier version
    development: identifier version
    device: appearance id layout orientation renderMode
    directionalEdgeInsets: bottom key leading top trailing
    document: colorMatched generatesPrototypingConstraints initialViewController launchScreen \
      promptedForUpgradeToXcode5 propertyAccessControl systemVersion targetRuntime toolsVersion type \
      useAutolayout useSafeAreas useTraitCollections variant version
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
    glkView: enableSetNeedsDisplay
    glkViewController: preferredFramesPerSecond
    hostingController:
    image: catalog height name width
    imageReference: catalog configurationType image key pointSize renderingMode symbolScale variableValue \
      weight
    imageView: adjustsImageSizeForAccessibilityContentSizeCategory catalog highlightedImage image
    include: reference
    inferredMetricsTieBreakers:
    inset: key maxX maxY minX minY
    integer: key value
    items:
    keyCommand: actionName discoverabilityTitle input modifierFlags
    keyCommands:
    keyModifierFlags: command key
    label: adjustsFontForContentSizeCategory adjustsFontSizeToFit adjustsLetterSpacingToFitWidth \
      attributedText autoshrinkMode baselineAdjustment enabled lineBreakMode minimumFontSize \
      minimumScaleFactor numberOfLines preferredMaxLayoutWidth showsExpansionTextWhenTruncated text \
      textAlignment usesAttributedText
    layoutGuides:
    leftBarButtonItems:
    mapView: mapType pitchEnabled showsCompass showsScale showsUserLocation
    mask: key
    menu: id key
    modalPageSheetSimulatedSizeMetrics: key
    mtkView: colorPixelFormat depthStencilPixelFormat
    mutableArray: key
    mutableData: key
    mutableString: key
    namedColor: name
    navigationBar: barStyle largeTitles shadowImage translucent
    navigationController: hidesBarsWhenVerticallyCompact navigationBarHidden toolbarHidden
    navigationItem: id key largeTitleDisplayMode title userLabel
    nil: key name
    objects:
    options:
    outlet: destination id property
    outletCollection: appends collectionClass destination id property
    pageControl: hidesForSinglePage numberOfPages
    pageViewController: doubleSided navigationOrientation pageSpacing spineLocation transitionStyle
    panGestureRecognizer: cancelsTouchesInView customClass customModule customModuleProvider id \
      minimumNumberOfTouches
    paragraphStyle: alignment allowsDefaultTighteningForTruncation baseWritingDirection defaultTabInterval \
      key lineBreakMode tighteningFactorForTruncation
    pdfView:
    pickerView:
    pinchGestureRecognizer: cancelsTouchesInView customClass customModule customModuleProvider id
    placeholder: customClass customModule customModuleProvider id placeholderIdentifier sceneMemberID \
      userLabel
    plugIn: identifier version
    point: key x y
    popoverArrowDirection: down key left right up
    popoverPassthroughViews:
    preferredSymbolConfiguration: configurationType key pointSize scale weight
    progressView: progress progressImage progressViewStyle trackImage
    prototypes:
    range: key length location
    real: key value
    rect: height key width x y
    refreshControl:
    relationship: candidateClass kind name
    relationships:
    resources:
    rightBarButtonItems:
    rotationGestureRecognizer: cancelsTouchesInView customClass customModule customModuleProvider id
    scene: sceneID
    sceneKitView: wantsMultisampling
    scenes:
    scopeButtonTitles:
    scrollView:
    searchBar: placeholder searchBarStyle showsCancelButton showsSearchResultsButton
    searchController:
    searchDisplayController: id
    sections:
    segment: catalog contentOffset enabled image title width
    segmentedControl: apportionsSegmentWidthsByContent segmentControlStyle selectedSegmentIndex
    segments:
    segue: action animates customClass customModule customModuleProvider destination \
      destinationCreationSelector id identifier inheritsFrom key kind modalPresentationStyle \
      modalTransitionStyle popoverAnchorBarButtonItem popoverAnchorView reference relationship trigger \
      unwindAction
    simulatedMetricsContainer: key
    simulatedNavigationBarMetrics: barStyle key prompted translucent
    simulatedOrientationMetrics: key orientation
    simulatedSceneSize: height key width
    simulatedScreenMetrics: key type
    simulatedStatusBarMetrics: key statusBarStyle
    simulatedTabBarMetrics: key
    simulatedToolbarMetrics: barStyle key
    size: height key width
    skView: allowsTransparency
    slider: continuous maxValue maximumValueImage minValue minimumValueImage sliderStyle value
    source: key relativePath type
    splitViewController: allowDoubleColumnStyle behavior maximumPrimaryColumnWidth minimumPrimaryColumnWidth \
      preferredDisplayMode preferredPrimaryColumnWidthFraction presentsWithGesture primaryBackgroundStyle
    splitViewDetailSimulatedSizeMetrics: key
    stackView: alignment axis baselineRelativeArrangement distribution layoutMarginsRelativeArrangement \
      spacing spacingType
    standardMapConfiguration: key
    state: backgroundImage catalog image key title
    stepper: maximumValue minimumValue stepValue value
    string: key
    subviews:
    swipeGestureRecognizer: direction id userLabel
    switch: on preferredStyle thumbTintColor title
    systemColor: name
    tabBar: translucent
    tabBarController:
    tabBarItem: catalog id image key landscapeImage largeContentSizeImage selectedImage systemItem tag title \
      userLabel
    tabStops:
    tableView: allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection \
      allowsSelectionDuringEditing contentViewInsetsToSafeArea dataMode estimatedRowHeight \
      estimatedSectionFooterHeight estimatedSectionHeaderHeight rowHeight sectionFooterHeight \
      sectionHeaderHeight separatorInsetReference separatorStyle showsSelectionImmediatelyOnTouchBegin style
    tableViewCell: accessoryType detailTextLabel editingAccessoryType focusStyle hidesAccessoryWhenEditing \
      imageView indentationLevel indentationWidth reuseIdentifier rowHeight selectionStyle \
      shouldIndentWhileEditing showsReorderControl style textLabel
    tableViewCellContentView: tableViewCell
    tableViewController:
    tableViewHeaderFooterView:
    tableViewSection: colorLabel footerTitle headerTitle id userLabel
    tapGestureRecognizer: cancelsTouchesInView id numberOfTapsRequired numberOfTouchesRequired userLabel
    textAttributes: key
    textField: adjustsFontForContentSizeCategory adjustsFontSizeToFit borderStyle clearButtonMode \
      clearsOnBeginEditing minimumFontSize placeholder text textAlignment
    textInputTraits: autocapitalizationType autocorrectionType enablesReturnKeyAutomatically key \
      keyboardType returnKeyType secureTextEntry smartDashesType smartInsertDeleteType smartQuotesType \
      spellCheckingType textContentType
    textTab: alignment location
    textView: adjustsFontForContentSizeCategory allowsEditingTextAttributes editable selectable text \
      textAlignment usesAttributedText
    timeZone: key name
    toolbar: barStyle translucent
    toolbarItems:
    userDefinedRuntimeAttribute: catalog keyPath localized type value
    userDefinedRuntimeAttributes:
    value: height key type width
    variation: alignment alpha ambiguous axis backgroundColor catalog clipsSubviews constant contentMode \
      distribution fixedFrame font hidden image installed key misplaced numberOfLines placeholder \
      preferredMaxLayoutWidth spacing spacingType text textAlignment textColor tintColor title
    vibrancyEffect:
    view: reference
    viewController:
    viewControllerLayoutGuide: id type
    viewControllerPlaceholder: referencedIdentifier
    viewControllers:
    viewLayoutGuide: id key
    visualEffectView:
    webView: scalesPageToFit
    window: resizesToFullScreen visibleAtLaunch
    wkPreferences: key
    wkWebView: allowsBackForwardNavigationGestures allowsLinkPreview customUserAgent
    wkWebViewConfiguration: key
    """
}
