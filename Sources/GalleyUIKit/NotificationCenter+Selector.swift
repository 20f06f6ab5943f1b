import GalleyGeometry
import GalleyViews

extension NotificationCenter {
  /// Sends a message at notifications of a name, of an object or, with nil, of all: a method without parameters, or with
  /// the notification as its only one. It is sent as long as the observer is there: `removeObserver(_:)` of an observer
  /// that has asked so has no effect, and a selector of a method of an object (`self.method`) keeps that.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let message = PostedMessage(
      message: UIMessage(target: observer as AnyObject, action: aSelector))
    _ = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      message.send(notification)
    }
  }
}

/// A message that a notification sends. Notifications are posted on the thread that draws.
private final class PostedMessage: @unchecked Sendable {
  let message: UIMessage

  init(message: UIMessage) { self.message = message }

  func send(_ notification: Notification) {
    onAnyActor((message, notification)) { message, notification in
      message.send(from: notification)
    }
  }
}

extension NSValue {
  /// The rectangle that the value has; zero of one that is none. No notification of Galley has one.
  public var cgRectValue: CGRect { rectValue }
}
