// Made by `make surface` from the folder Surface; don't edit.
// swift-format-ignore-file

/// What the folder Surface says of modules beside UIKit.
enum StandIns {
  /// The modules that files import in the place of those of Apple's systems, by the names of these.
  static let modules: [String: String] = [
    "Accessibility": "UIKit",
    "CoreGraphics": "UIKit",
    "Network": "NetworkMonitoring",
    "OSLog": "UnifiedLogging",
    "Security": "KeychainItems",
    "SystemConfiguration": "NetworkReachability",
    "UniformTypeIdentifiers": "UniformTypes",
    "os": "UnifiedLogging",
  ]

  /// The modules with the classes that elements of documents make.
  static let classesInDocuments: KeyValuePairs<String, String> = [
    "ARKit": "ARSCNView",
    "AVKit": "AVPlayerViewController",
    "MapKit": "MKMapView",
    "MediaPlayer": "MPVolumeView",
    "PDFKit": "PDFView",
    "SceneKit": "SCNView",
    "SpriteKit": "SKView",
    "WebKit": "WKWebView",
  ]

  /// The optional methods of protocols, a line each: the protocol, and the method with its default implementation.
  static let optionalMethods = #"""
    ARSCNViewDelegate: func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
    AVAudioPlayerDelegate: func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    AVSpeechSynthesizerDelegate: func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    AVSpeechSynthesizerDelegate: func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    AVSpeechSynthesizerDelegate: func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    CAAnimationDelegate: func animationDidStart(_ anim: CAAnimation) {}
    CAAnimationDelegate: func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
    CALayerDelegate: func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    CALayerDelegate: func display(_ layer: CALayer) {}
    CALayerDelegate: func draw(_ layer: CALayer, in ctx: CGContext) {}
    CALayerDelegate: func layerWillDraw(_ layer: CALayer) {}
    CALayerDelegate: func layoutSublayers(of layer: CALayer) {}
    CBCentralManagerDelegate: func centralManager( _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber ) {}
    CLLocationManagerDelegate: func locationManager( _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {}
    CLLocationManagerDelegate: func locationManager( _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {}
    CLLocationManagerDelegate: func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    CLLocationManagerDelegate: func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    CLLocationManagerDelegate: func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    CLLocationManagerDelegate: func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    CLLocationManagerDelegate: func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
    CLLocationManagerDelegate: func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    CLLocationManagerDelegate: func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    CLLocationManagerDelegate: func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { locationManager(manager, didChangeAuthorization: manager.authorizationStatus) }
    CNContactPickerDelegate: func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    CNContactPickerDelegate: func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
    CNContactPickerDelegate: func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    CNContactViewControllerDelegate: func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
    MFMailComposeViewControllerDelegate: func mailComposeController( _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?) {}
    MKMapViewDelegate: func mapView( _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {}
    MKMapViewDelegate: func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    MKMapViewDelegate: func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    MKMapViewDelegate: func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    MKMapViewDelegate: func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    MKMapViewDelegate: func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
    MKMapViewDelegate: func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    MKMapViewDelegate: func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    MPMediaPickerControllerDelegate: func mediaPicker( _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection) {}
    MPMediaPickerControllerDelegate: func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
    NCWidgetProviding: func widgetActiveDisplayModeDidChange( _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize) {}
    NCWidgetProviding: func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) { completionHandler(.noData) }
    NSFilePresenter: func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
    NSFilePresenter: func accommodatePresentedSubitemDeletion( at url: URL, completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
    NSFilePresenter: func presentedItemDidChange() {}
    NSFilePresenter: func presentedItemDidMove(to newURL: URL) {}
    NSFilePresenter: func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {}
    NSFilePresenter: func presentedSubitemDidAppear(at url: URL) {}
    NSFilePresenter: func presentedSubitemDidChange(at url: URL) {}
    NSFilePresenter: func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void) { reader(nil) }
    NSFilePresenter: func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void) { writer(nil) }
    NSFilePresenter: func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
    PDFViewDelegate: func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
    PKAddPassesViewControllerDelegate: func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
    QLPreviewControllerDelegate: func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    QLPreviewControllerDelegate: func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    SCNSceneRendererDelegate: func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
    SFSafariViewControllerDelegate: func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    SFSpeechRecognizerDelegate: func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
    SKStoreProductViewControllerDelegate: func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
    UIAccessibilityContainerDataTable: func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
    UIAccessibilityContainerDataTable: func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
    UIActivityItemSource: func activityViewController( _ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType? ) -> String { "" }
    UIActivityItemSource: func activityViewController( _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType? ) -> String { "" }
    UIActivityItemSource: func activityViewController( _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize ) -> UIImage? { nil }
    UIAdaptivePresentationControllerDelegate: func adaptivePresentationStyle( for controller: UIPresentationController, traitCollection: UITraitCollection ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    UIAdaptivePresentationControllerDelegate: func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { controller.presentationStyle }
    UIAdaptivePresentationControllerDelegate: func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    UIAdaptivePresentationControllerDelegate: func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    UIAdaptivePresentationControllerDelegate: func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    UIAdaptivePresentationControllerDelegate: func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    UIAlertViewDelegate: func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    UIApplicationDelegate: func application( _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] ) -> Bool { false }
    UIApplicationDelegate: func application( _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions ) -> UISceneConfiguration { connectingSceneSession.configuration }
    UIApplicationDelegate: func application( _ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void ) -> Bool { false }
    UIApplicationDelegate: func application( _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {}
    UIApplicationDelegate: func application( _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? ) -> Bool { applicationDidFinishLaunching(application); return true }
    UIApplicationDelegate: func application( _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) { completionHandler(.noData) }
    UIApplicationDelegate: func application( _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {}
    UIApplicationDelegate: func application( _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void) { completionHandler() }
    UIApplicationDelegate: func application( _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
    UIApplicationDelegate: func application( _ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) { completionHandler(.noData) }
    UIApplicationDelegate: func application( _ application: UIApplication, shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier ) -> Bool { true }
    UIApplicationDelegate: func application( _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow? ) -> UIInterfaceOrientationMask { .all }
    UIApplicationDelegate: func application( _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? ) -> Bool { true }
    UIApplicationDelegate: func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    UIApplicationDelegate: func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool { false }
    UIApplicationDelegate: func applicationDidBecomeActive(_ application: UIApplication) {}
    UIApplicationDelegate: func applicationDidEnterBackground(_ application: UIApplication) {}
    UIApplicationDelegate: func applicationDidFinishLaunching(_ application: UIApplication) {}
    UIApplicationDelegate: func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    UIApplicationDelegate: func applicationSignificantTimeChange(_ application: UIApplication) {}
    UIApplicationDelegate: func applicationWillEnterForeground(_ application: UIApplication) {}
    UIApplicationDelegate: func applicationWillResignActive(_ application: UIApplication) {}
    UIApplicationDelegate: func applicationWillTerminate(_ application: UIApplication) {}
    UIBarPositioningDelegate: func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
    UICollectionViewDataSource: func collectionView( _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    UICollectionViewDataSource: func collectionView( _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    UICollectionViewDataSource: func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    UICollectionViewDataSource: func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    UICollectionViewDataSourcePrefetching: func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
    UICollectionViewDelegate: func collectionView( _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any? ) -> Bool { false }
    UICollectionViewDelegate: func collectionView( _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath ) -> Bool { !collectionView.isEditing }
    UICollectionViewDelegate: func collectionView( _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint ) -> UIContextMenuConfiguration? { nil }
    UICollectionViewDelegate: func collectionView( _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint ) -> UIContextMenuConfiguration? { nil }
    UICollectionViewDelegate: func collectionView( _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
    UICollectionViewDelegate: func collectionView( _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) {}
    UICollectionViewDelegate: func collectionView( _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) {}
    UICollectionViewDelegate: func collectionView( _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
    UICollectionViewDelegate: func collectionView( _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration ) -> UITargetedPreview? { nil }
    UICollectionViewDelegate: func collectionView( _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration ) -> UITargetedPreview? { nil }
    UICollectionViewDelegate: func collectionView( _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath ) -> Bool { false }
    UICollectionViewDelegate: func collectionView( _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath ) -> IndexPath { proposedIndexPath }
    UICollectionViewDelegate: func collectionView( _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
    UICollectionViewDelegate: func collectionView( _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) {}
    UICollectionViewDelegate: func collectionView( _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {}
    UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }
    UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
    UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
    UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    UICollectionViewDelegate: func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { false }
    UICollectionViewDelegateFlowLayout: func collectionView( _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
    UICollectionViewDelegateFlowLayout: func collectionView( _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
    UICollectionViewDelegateFlowLayout: func collectionView( _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
    UICollectionViewDelegateFlowLayout: func collectionView( _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
    UICollectionViewDelegateFlowLayout: func collectionView( _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
    UICollectionViewDelegateFlowLayout: func collectionView( _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
    UICollectionViewDragDelegate: func collectionView( _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint ) -> [UIDragItem] { [] }
    UICollectionViewDragDelegate: func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? { nil }
    UICollectionViewDragDelegate: func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
    UICollectionViewDragDelegate: func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
    UICollectionViewDropDelegate: func collectionView( _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath? ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
    UICollectionViewDropDelegate: func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }
    UICollectionViewDropDelegate: func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? { nil }
    UICollectionViewDropDelegate: func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
    UICollectionViewDropDelegate: func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
    UICollectionViewDropDelegate: func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
    UIContentView: func supports(_ configuration: any UIContentConfiguration) -> Bool { type(of: configuration) == type(of: self.configuration) }
    UIContextMenuInteractionDelegate: func contextMenuInteraction( _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration ) -> UITargetedPreview? { nil }
    UIContextMenuInteractionDelegate: func contextMenuInteraction( _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration ) -> UITargetedPreview? { nil }
    UIContextMenuInteractionDelegate: func contextMenuInteraction( _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
    UIContextMenuInteractionDelegate: func contextMenuInteraction( _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
    UIContextMenuInteractionDelegate: func contextMenuInteraction( _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {}
    UIDocumentInteractionControllerDelegate: func documentInteractionController( _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String? ) {}
    UIDocumentInteractionControllerDelegate: func documentInteractionController( _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String? ) {}
    UIDocumentInteractionControllerDelegate: func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
    UIDocumentInteractionControllerDelegate: func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
    UIDocumentInteractionControllerDelegate: func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
    UIDocumentInteractionControllerDelegate: func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect { .zero }
    UIDocumentInteractionControllerDelegate: func documentInteractionControllerViewControllerForPreview( _ controller: UIDocumentInteractionController ) -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
    UIDocumentInteractionControllerDelegate: func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? { nil }
    UIDocumentInteractionControllerDelegate: func documentInteractionControllerWillBeginPreview( _ controller: UIDocumentInteractionController) {}
    UIDocumentPickerDelegate: func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
    UIDocumentPickerDelegate: func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    UIDocumentPickerDelegate: func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    UIDragInteractionDelegate: func dragInteraction( _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint ) -> [UIDragItem] { [] }
    UIDragInteractionDelegate: func dragInteraction( _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession ) -> UITargetedDragPreview? { nil }
    UIDragInteractionDelegate: func dragInteraction( _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {}
    UIDragInteractionDelegate: func dragInteraction( _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {}
    UIDragInteractionDelegate: func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
    UIDropInteractionDelegate: func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    UIDropInteractionDelegate: func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
    UIDropInteractionDelegate: func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
    UIDropInteractionDelegate: func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
    UIDropInteractionDelegate: func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
    UIDropInteractionDelegate: func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
    UIDropInteractionDelegate: func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    UIDynamicAnimatorDelegate: func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
    UIDynamicAnimatorDelegate: func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    UIEditMenuInteractionDelegate: func editMenuInteraction( _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement] ) -> UIMenu? { nil }
    UIEditMenuInteractionDelegate: func editMenuInteraction( _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration ) -> CGRect { .null }
    UIEditMenuInteractionDelegate: func editMenuInteraction( _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) {}
    UIEditMenuInteractionDelegate: func editMenuInteraction( _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) {}
    UIImagePickerControllerDelegate: func imagePickerController( _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {}
    UIImagePickerControllerDelegate: func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
    UINavigationControllerDelegate: func navigationController( _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    UINavigationControllerDelegate: func navigationController( _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {}
    UINavigationControllerDelegate: func navigationController( _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {}
    UIPageViewControllerDataSource: func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    UIPageViewControllerDataSource: func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
    UIPageViewControllerDelegate: func pageViewController( _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {}
    UIPageViewControllerDelegate: func pageViewController( _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation ) -> UIPageViewController.SpineLocation { .min }
    UIPageViewControllerDelegate: func pageViewController( _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {}
    UIPointerInteractionDelegate: func pointerInteraction( _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion ) -> UIPointerRegion? { defaultRegion }
    UIPointerInteractionDelegate: func pointerInteraction( _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating) {}
    UIPointerInteractionDelegate: func pointerInteraction( _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating) {}
    UIPointerInteractionDelegate: func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? { nil }
    UIPopoverPresentationControllerDelegate: func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    UIResponderStandardEditActions: func copy(_ sender: Any?) {}
    UIResponderStandardEditActions: func cut(_ sender: Any?) {}
    UIResponderStandardEditActions: func delete(_ sender: Any?) {}
    UIResponderStandardEditActions: func paste(_ sender: Any?) {}
    UIResponderStandardEditActions: func select(_ sender: Any?) {}
    UIResponderStandardEditActions: func selectAll(_ sender: Any?) {}
    UISceneDelegate: func scene( _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    UISceneDelegate: func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    UISceneDelegate: func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    UISceneDelegate: func sceneDidBecomeActive(_ scene: UIScene) {}
    UISceneDelegate: func sceneDidDisconnect(_ scene: UIScene) {}
    UISceneDelegate: func sceneDidEnterBackground(_ scene: UIScene) {}
    UISceneDelegate: func sceneWillEnterForeground(_ scene: UIScene) {}
    UISceneDelegate: func sceneWillResignActive(_ scene: UIScene) {}
    UISceneDelegate: func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    UIScrollViewDelegate: func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    UIScrollViewDelegate: func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    UIScrollViewDelegate: func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    UIScrollViewDelegate: func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    UIScrollViewDelegate: func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    UIScrollViewDelegate: func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    UIScrollViewDelegate: func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    UIScrollViewDelegate: func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    UIScrollViewDelegate: func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    UIScrollViewDelegate: func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    UIScrollViewDelegate: func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    UIScrollViewDelegate: func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    UIScrollViewDelegate: func scrollViewWillEndDragging( _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {}
    UIScrollViewDelegate: func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    UISearchBarDelegate: func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
    UISearchBarDelegate: func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    UISearchBarDelegate: func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    UISearchBarDelegate: func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    UISearchBarDelegate: func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    UISearchBarDelegate: func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    UISearchBarDelegate: func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    UISearchBarDelegate: func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    UISearchBarDelegate: func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    UISearchBarDelegate: func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    UISearchBarDelegate: func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    UISearchControllerDelegate: func didDismissSearchController(_ searchController: UISearchController) {}
    UISearchControllerDelegate: func didPresentSearchController(_ searchController: UISearchController) {}
    UISearchControllerDelegate: func presentSearchController(_ searchController: UISearchController) {}
    UISearchControllerDelegate: func willDismissSearchController(_ searchController: UISearchController) {}
    UISearchControllerDelegate: func willPresentSearchController(_ searchController: UISearchController) {}
    UISheetPresentationControllerDelegate: func sheetPresentationControllerDidChangeSelectedDetentIdentifier( _ sheetPresentationController: UISheetPresentationController) {}
    UISplitViewControllerDelegate: func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { nil }
    UISplitViewControllerDelegate: func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? { nil }
    UISplitViewControllerDelegate: func splitViewController( _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController ) -> Bool { false }
    UISplitViewControllerDelegate: func splitViewController( _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController ) -> UIViewController? { nil }
    UISplitViewControllerDelegate: func splitViewController( _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any? ) -> Bool { false }
    UISplitViewControllerDelegate: func splitViewController( _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column ) -> UISplitViewController.Column { proposedTopColumn }
    UISplitViewControllerDelegate: func splitViewController( _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {}
    UISplitViewControllerDelegate: func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    UISplitViewControllerDelegate: func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    UITabBarControllerDelegate: func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    UITabBarControllerDelegate: func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    UITabBarDelegate: func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    UITableViewDataSource: func numberOfSections(in tableView: UITableView) -> Int { 1 }
    UITableViewDataSource: func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    UITableViewDataSource: func tableView( _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    UITableViewDataSource: func tableView( _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    UITableViewDataSource: func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    UITableViewDataSource: func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    UITableViewDataSource: func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
    UITableViewDataSource: func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    UITableViewDataSource: func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    UITableViewDataSourcePrefetching: func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
    UITableViewDelegate: func tableView( _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any? ) -> Bool { false }
    UITableViewDelegate: func tableView( _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint ) -> UIContextMenuConfiguration? { nil }
    UITableViewDelegate: func tableView( _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    UITableViewDelegate: func tableView( _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) {}
    UITableViewDelegate: func tableView( _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration ) -> UITargetedPreview? { nil }
    UITableViewDelegate: func tableView( _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration ) -> UITargetedPreview? { nil }
    UITableViewDelegate: func tableView( _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath ) -> IndexPath { proposedDestinationIndexPath }
    UITableViewDelegate: func tableView( _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
    UITableViewDelegate: func tableView( _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
    UITableViewDelegate: func tableView( _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {}
    UITableViewDelegate: func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    UITableViewDelegate: func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
    UITableViewDelegate: func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { !tableView.isEditing }
    UITableViewDelegate: func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
    UITableViewDelegate: func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    UITableViewDelegate: func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
    UITableViewDelegate: func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
    UITableViewDelegate: func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    UITableViewDelegate: func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    UITableViewDelegate: func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    UITableViewDelegate: func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    UITableViewDelegate: func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { nil }
    UITableViewDelegate: func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .delete }
    UITableViewDelegate: func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { tableView.estimatedSectionFooterHeight }
    UITableViewDelegate: func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { tableView.estimatedSectionHeaderHeight }
    UITableViewDelegate: func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { tableView.estimatedRowHeight }
    UITableViewDelegate: func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { tableView.sectionFooterHeight }
    UITableViewDelegate: func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { tableView.sectionHeaderHeight }
    UITableViewDelegate: func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
    UITableViewDelegate: func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
    UITableViewDelegate: func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
    UITableViewDelegate: func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
    UITableViewDelegate: func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { false }
    UITableViewDelegate: func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    UITableViewDelegate: func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
    UITableViewDelegate: func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
    UITableViewDelegate: func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { nil }
    UITableViewDelegate: func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
    UITableViewDelegate: func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    UITableViewDelegate: func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    UITableViewDelegate: func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    UITableViewDelegate: func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    UITableViewDelegate: func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    UITableViewDelegate: func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    UITableViewDelegate: func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    UITableViewDelegate: func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    UITableViewDelegate: func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
    UITableViewDragDelegate: func tableView( _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint ) -> [UIDragItem] { [] }
    UITableViewDragDelegate: func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? { nil }
    UITableViewDragDelegate: func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
    UITableViewDragDelegate: func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
    UITableViewDropDelegate: func tableView( _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath? ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
    UITableViewDropDelegate: func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    UITableViewDropDelegate: func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
    UITableViewDropDelegate: func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    UITableViewDropDelegate: func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    UITextFieldDelegate: func textField( _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String ) -> Bool { true }
    UITextFieldDelegate: func textFieldDidBeginEditing(_ textField: UITextField) {}
    UITextFieldDelegate: func textFieldDidChangeSelection(_ textField: UITextField) {}
    UITextFieldDelegate: func textFieldDidEndEditing(_ textField: UITextField) {}
    UITextFieldDelegate: func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { textFieldDidEndEditing(textField) }
    UITextFieldDelegate: func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    UITextFieldDelegate: func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    UITextFieldDelegate: func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    UITextFieldDelegate: func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    UITextViewDelegate: func textView( _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction ) -> Bool { true }
    UITextViewDelegate: func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    UITextViewDelegate: func textViewDidBeginEditing(_ textView: UITextView) {}
    UITextViewDelegate: func textViewDidChange(_ textView: UITextView) {}
    UITextViewDelegate: func textViewDidChangeSelection(_ textView: UITextView) {}
    UITextViewDelegate: func textViewDidEndEditing(_ textView: UITextView) {}
    UITextViewDelegate: func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    UITextViewDelegate: func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    UIViewControllerAnimatedTransitioning: func animationEnded(_ transitionCompleted: Bool) {}
    UIViewControllerTransitioningDelegate: func animationController( forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    UIViewControllerTransitioningDelegate: func animationController(forDismissed dismissed: UIViewController) -> ( any UIViewControllerAnimatedTransitioning )? { nil }
    UIViewControllerTransitioningDelegate: func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    UIViewControllerTransitioningDelegate: func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    UIViewControllerTransitioningDelegate: func presentationController( forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController ) -> UIPresentationController? { nil }
    UIWindowSceneDelegate: func windowScene( _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
    UNUserNotificationCenterDelegate: func userNotificationCenter( _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) { completionHandler() }
    UNUserNotificationCenterDelegate: func userNotificationCenter( _ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) { completionHandler([]) }
    WCSessionDelegate: func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    WKDownloadDelegate: func download( _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String, completionHandler: @escaping @MainActor @Sendable (URL?) -> Void) { completionHandler(nil) }
    WKDownloadDelegate: func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
    WKDownloadDelegate: func downloadDidFinish(_ download: WKDownload) {}
    WKNavigationDelegate: func webView( _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void) { decisionHandler(.allow) }
    WKNavigationDelegate: func webView( _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences, decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void) { decisionHandler(.allow, preferences) }
    WKNavigationDelegate: func webView( _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse, decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void) { decisionHandler(.allow) }
    WKNavigationDelegate: func webView( _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    WKNavigationDelegate: func webView( _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {}
    WKNavigationDelegate: func webView( _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void) { completionHandler(.performDefaultHandling, nil) }
    WKNavigationDelegate: func webView( _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {}
    WKNavigationDelegate: func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    WKNavigationDelegate: func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    WKNavigationDelegate: func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    WKNavigationDelegate: func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
    WKScriptMessageHandlerWithReply: func userContentController( _ userContentController: WKUserContentController, didReceive message: WKScriptMessage ) async -> (Any?, String?) { (nil, nil) }
    WKScriptMessageHandlerWithReply: func userContentController( _ userContentController: WKUserContentController, didReceive message: WKScriptMessage, replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void) { replyHandler(nil, nil) }
    WKUIDelegate: func webView( _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo, completionHandler: @escaping @MainActor @Sendable (UIContextMenuConfiguration?) -> Void) { completionHandler(nil) }
    WKUIDelegate: func webView( _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures ) -> WKWebView? { nil }
    WKUIDelegate: func webView( _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType, decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void) { decisionHandler(.deny) }
    WKUIDelegate: func webView( _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable () -> Void) { completionHandler() }
    WKUIDelegate: func webView( _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void) { completionHandler(false) }
    WKUIDelegate: func webView( _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void) { completionHandler(nil) }
    WKUIDelegate: func webViewDidClose(_ webView: WKWebView) {}
    """#

  /// The protocols that inherit from others, a line each.
  static let inheritance = #"""
    ARSCNViewDelegate: SCNSceneRendererDelegate
    AnimatableModifier: Animatable, ViewModifier
    CoordinateSpaceProtocol: Sendable
    CustomizableToolbarContent: ToolbarContent
    DynamicViewContent: View
    GeometryEffect: Animatable, ViewModifier
    InsettableShape: Shape
    Layout: Animatable
    MKOverlay: MKAnnotation
    ScrollViewWithDelegate: UIScrollView
    Shape: Animatable, Sendable, View
    ShapeStyle: Sendable
    UICollectionViewDelegate: UIScrollViewDelegate
    UICollectionViewDelegateFlowLayout: UICollectionViewDelegate
    UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating
    UIDragSession: UIDragDropSession
    UIDropSession: UIDragDropSession
    UIKeyInput: UITextInputTraits
    UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
    UISearchBarDelegate: UIBarPositioningDelegate
    UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
    UITableViewDelegate: UIScrollViewDelegate
    UITextViewDelegate: UIScrollViewDelegate
    UIToolbarDelegate: UIBarPositioningDelegate
    UIViewControllerRepresentable: View
    UIViewRepresentable: View
    UIWindowSceneDelegate: UISceneDelegate
    VectorArithmetic: AdditiveArithmetic
    VisualEffect: Sendable, Animatable
    """#
}
