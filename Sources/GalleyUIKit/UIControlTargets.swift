import GalleyGeometry
import GalleyViews

extension UIControl {
  /// What a control tells its targets of. A renderer that is driven taps controls and changes their values, and code may
  /// send any event (`sendActions(for:)`).
  public struct Event: OptionSet, Hashable, Sendable {
    /// A bit for each event, as UIKit has them.
    public let rawValue: UInt
    /// Events by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger is put on the control. Sent by code alone.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger is put on the control again. Sent by code alone.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger is lifted where it was put on the control: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted beside the control. Sent by code alone.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away. Sent by code alone.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A touch has changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is there for: a button was tapped, a value has changed.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A field got the focus.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// What is typed has changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A field has lost the focus.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed in a field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All that fingers do.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All that is done with fields.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Sends a message at events: a method without parameters, or with the control as its only one.
  /// - Parameter target: receives the message; with nil, nothing is sent.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let target else { return }
    targets.append((UIMessage(target: target as AnyObject, action: action), controlEvents))
  }

  /// Stops sending messages at events: those of `action`, or all if it is nil, to `target`, or to all targets if it is nil.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets = targets.compactMap { message, events in
      guard message.isSent(to: target, by: action) else { return (message, events) }
      let left = events.subtracting(controlEvents)
      return left.isEmpty ? nil : (message, left)
    }
  }

  /// Runs an action at events.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Runs an action at events no more.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions = actions.compactMap { own, events in
      guard own === action else { return (own, events) }
      let left = events.subtracting(controlEvents)
      return left.isEmpty ? nil : (own, left)
    }
  }

  /// Sends the messages of events, and runs their actions.
  public func sendActions(for controlEvents: Event) {
    for (message, events) in targets where !events.isDisjoint(with: controlEvents) {
      message.send(from: self)
    }
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.run(from: self)
    }
  }

  /// A tap that sends messages; nil of a control that has none to send, and of one that is drawn as SwiftUI's.
  /// - Parameter sent: called when messages were sent.
  func tap(_ sent: @escaping () -> Void) -> AnyGesture<Void>? {
    let isTold =
      targets.contains { $0.events.contains(.touchUpInside) }
      || actions.contains { $0.events.contains(.touchUpInside) }
    guard isEnabled, hearsTouches, !hasLook, isTold else { return nil }
    return AnyGesture(
      TapGesture().onEnded { [self] in
        guard isEnabled, hearsTouches else { return }
        sendActions(for: .touchUpInside)
        sent()
      })
  }
}
