/// Says of a module that the compiler does not find whose it is.
enum MissingModule {
  /// A sentence behind "no such module".
  /// - Parameter name: with its parts: `CoreImage.CIFilterBuiltins`.
  static func advice(_ name: String, gaps: String) -> String {
    let whole = String(name.prefix { $0 != "." })
    return apple.contains(whole)
      ? "it is a framework of Apple's that Galley does not have: \(gaps)"
      : "neither Galley nor this project has it: a package is built where its manifest names it by a path"
  }

  /// Whether a module is one of Apple's that come with Xcode.
  static func isApples(_ name: String) -> Bool { apple.contains(name) }

  /// Frameworks that come with Xcode and are imported beside SwiftUI.
  private static let apple: Set = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "ActivityKit",
    "AdSupport",
    "AlarmKit", "AppIntents", "AppKit", "AppTrackingTransparency", "AudioToolbox",
    "AuthenticationServices", "BackgroundTasks", "CallKit", "CarPlay", "Charts", "ClockKit",
    "CloudKit", "Cocoa", "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth",
    "CoreData", "CoreHaptics", "CoreImage", "CoreLocationUI", "CoreMIDI", "CoreML",
    "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreTransferable", "CoreVideo", "CryptoKit", "DeveloperToolsSupport", "DeviceActivity",
    "EventKit",
    "EventKitUI", "FamilyControls", "FoundationModels", "GameController", "GameKit",
    "GroupActivities",
    "HealthKit", "HomeKit", "ImageIO", "ImagePlayground", "Intents", "IntentsUI", "JavaScriptCore",
    "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "Metal",
    "MetalKit", "MetricKit", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "Network",
    "NetworkExtension", "ObjectiveC", "PDFKit", "PassKit", "PencilKit", "Photos",
    "PlaygroundSupport", "QuickLook", "RealityKit", "SceneKit", "Security",
    "ServiceManagement", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "SwiftData",
    "SystemConfiguration", "TipKit", "Translation", "UserNotifications", "UserNotificationsUI",
    "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit",
  ]
}
