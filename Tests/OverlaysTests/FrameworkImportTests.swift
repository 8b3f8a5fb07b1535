import AVKit
import Accelerate
import Accessibility
import AppTrackingTransparency
import AudioToolbox
import AuthenticationServices
import CommonCrypto
import Contacts
import CoreImage
import CoreMotion
import CoreTelephony
import CryptoKit
import EventKit
import ExternalAccessory
import ImageIO
import LinkPresentation
import LocalAuthentication
import MapKit
import MessageUI
import MetalKit
import MobileCoreServices
import Network
import PhotosUI
import QuickLook
import SafariServices
import Security
import Speech
import StoreKit
import SystemConfiguration
import Testing
import UniformTypeIdentifiers
import UserNotifications
import Vision
import WatchKit
import WebKit
import simd

/// All of them in one file, as apps write code: no name of one is in another's way.
@MainActor
struct FrameworkImportTests {
  @Test func thereIsNoGraphicsProcessor() {
    let view = MTKView(frame: CGRect(x: 0, y: 0, width: 1, height: 1), device: nil)

    #expect(MTLCreateSystemDefaultDevice() == nil && view.device == nil)
  }

  @Test func nothingIsHeard() {
    var isOver = false
    AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate) { isOver = true }

    #expect(isOver)
  }

  @Test func everyHostCountsAsReachable() throws {
    let host = try #require(unsafe SCNetworkReachabilityCreateWithName(nil, "example.com"))
    var flags = SCNetworkReachabilityFlags()

    #expect(unsafe SCNetworkReachabilityGetFlags(host, &flags) && flags.contains(.reachable))
  }

  @Test func permissionsWereNotAskedFor() {
    #expect(ATTrackingManager.trackingAuthorizationStatus == .notDetermined)
    #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined)
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
  }

  @Test func thereAreNoSensorsAndAccessories() {
    #expect(!CMMotionManager().isDeviceMotionAvailable)
    #expect(EAAccessoryManager.shared().connectedAccessories.isEmpty)
    #expect(CTTelephonyNetworkInfo().serviceCurrentRadioAccessTechnology == nil)
  }

  @Test func linksHaveNoMetadata() throws {
    var failure: (any Error)?
    LPMetadataProvider().startFetchingMetadata(for: try #require(URL(string: "https://a.b"))) {
      failure = $1
    }

    #expect((failure as? LPError)?.code == .metadataFetchFailed)
  }

  @Test func theLibraryOfPhotosIsEmptyAndNeverChanges() {
    let options = PHFetchOptions()
    options.includeAssetSourceTypes = [.typeUserLibrary, .typeiTunesSynced]
    let requests = PHImageRequestOptions()
    requests.progressHandler = { _, _, _, _ in }

    #expect(PHAsset.fetchAssets(with: options).count == 0 && requests.progressHandler != nil)
    #expect(CGImageSourceGetCount(CGImageSourceCreateIncremental(nil)) == 0)
  }

  @Test func anEventKeepsItsValues() {
    let event = EKEvent(eventStore: EKEventStore())
    event.title = "Tea"
    let store = EKEventStore()
    let today = store.predicateForEvents(withStart: Date(), end: Date(), calendars: nil)

    #expect(event.title == "Tea" && store.events(matching: today).isEmpty)
    #expect(throws: EKError(.eventStoreNotAuthorized)) {
      try EKEventStore().save(event, span: .thisEvent)
    }
  }
}
