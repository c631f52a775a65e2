// Made by `make surface` from the folder Surface; don't edit.
// swift-format-ignore-file

extension StandInModules {
  /// Their names, as in Package.swift.
  static let names: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices",
    "BackgroundTasks", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreImage", "CoreLocation", "CoreML",
    "CoreMotion", "CoreSpotlight", "CoreTelephony", "CoreText", "EventKit", "EventKitUI", "GameplayKit", "HealthKit",
    "ImageIO", "Intents", "KeychainItems", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer",
    "MessageUI", "MobileCoreServices", "MultipeerConnectivity", "NetworkExtension", "NetworkMonitoring",
    "NetworkReachability", "NotificationCenter", "PDFKit", "PassKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook",
    "SafariServices", "SceneKit", "Social", "Speech", "SpriteKit", "StoreKit", "SwiftUI", "URLConnections",
    "UnifiedLogging", "UniformTypes", "UserNotifications", "Vision", "WatchConnectivity", "WeatherKit", "WebKit",
    "WidgetKit",
  ]
}
