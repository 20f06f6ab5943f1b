import Galley

/// What a program can ask of a session.
package enum SessionRequestKind: String, CaseIterable, Sendable {
  case open, tree, image
  case tap, press, drag, adjust, perform, type, key, scroll, advance, set
  case why, close

  /// The name of the tool that does it.
  package var tool: String {
    switch self {
    case .open: "open_preview"
    case .tree: "read_tree"
    case .image: "draw_image"
    case .tap: "tap"
    case .press: "press"
    case .drag: "drag"
    case .adjust: "adjust_value"
    case .perform: "perform_action"
    case .type: "type_text"
    case .key: "press_key"
    case .scroll: "scroll"
    case .advance: "advance_time"
    case .set: "set_environment"
    case .why: "explain_layout"
    case .close: "close_preview"
    }
  }

  package var title: String {
    switch self {
    case .open: "Open a preview"
    case .tree: "Read the elements"
    case .image: "Draw the image"
    case .tap: "Tap"
    case .press: "Press for a while"
    case .drag: "Drag"
    case .adjust: "Make a value larger or smaller"
    case .perform: "Perform an action"
    case .type: "Type a text"
    case .key: "Press a key"
    case .scroll: "Scroll"
    case .advance: "Let time pass"
    case .set: "Set size, scheme, text size, language"
    case .why: "Explain a size"
    case .close: "Close a preview"
    }
  }

  package var summary: String {
    switch self {
    case .open:
      "Compiles a Swift file below the folder and opens one of its SwiftUI previews. Answers with a handle, the size and "
        + "the names of all previews of the file. Open it again after a change of the file."
    case .tree:
      "The texts, images and controls of the preview, with numbers, labels, values, actions and frames. Other requests "
        + "take these numbers. It costs far less than an image."
    case .image:
      "Draws the preview as it is now, by default one pixel to a point, so that a place in the image is a place for a tap."
    case .tap: "Taps an element or a place, and says what has reacted. No time passes."
    case .press:
      "Presses an element or a place for some seconds; half a second opens a context menu."
    case .drag:
      "Drags an element or a place by a distance, or to another place, or the knob of a slider to a value."
    case .adjust:
      "Makes the value of an element that says increment and decrement larger or smaller by a step, as of a slider, a "
        + "stepper or a wheel."
    case .perform:
      "Performs an action of an element that is no touch, as those do who have the screen read to them: one of its custom "
        + "actions, which the tree has in braces, or default, escape, magicTap, delete or showMenu."
    case .type:
      "Types a text into a field, or into the one that has the focus. A line feed submits a field of one line."
    case .key:
      "Presses a key of a keyboard, for the field or view with the focus, and for shortcuts."
    case .scroll:
      "Scrolls an element into sight, or what lies at a place by a distance; a positive dy shows what lies below."
    case .advance:
      "Lets time pass in the preview. Animations, timers and tasks stand still otherwise, so that the same requests always "
        + "give the same pixels."
    case .set:
      "Sets what the preview is drawn on. States are kept. null leaves a value to the preview again."
    case .why:
      "Says why a view has its size and place: what it was proposed, what it answered, and the rule that decided."
    case .close: "Ends a preview and its process."
    }
  }

  /// Whether it changes nothing, neither the preview nor a file.
  package var isReading: Bool { self == .tree || self == .why }

  package var keys: [SessionKey] {
    switch self {
    case .open: return Self.openKeys
    case .tree: return [Self.format, .handle]
    case .image: return Self.imageKeys + [.handle]
    case .tap:
      let count = SessionKey("count", .whole(1...100), "How many taps; the default is 1.")
      let secondary = SessionKey(
        "secondary", .flag, "Whether it is a click with the secondary button of a pointer.")
      return SessionKey.target + [count, secondary, .observe, .handle]
    case .press:
      let seconds = SessionKey(
        "seconds", .number(SessionKey.seconds), "How long; the default is 1.")
      return SessionKey.target + [seconds, .observe, .handle]
    case .drag: return SessionKey.target + Self.dragKeys + [.observe, .handle]
    case .adjust:
      let way = SessionKey(
        "direction", .choice(["increment", "decrement"]), "Larger or smaller.", isRequired: true)
      let count = SessionKey("count", .whole(1...100), "How many steps; 1 by default.")
      return SessionKey.target + [way, count, .observe, .handle]
    case .perform:
      let action = SessionKey(
        "action", .text(limit: 10_000), "The action by its name.", isRequired: true)
      return SessionKey.target + [action, .observe, .handle]
    case .type:
      let text = SessionKey("text", .text(limit: 10_000), "What is typed.", isRequired: true)
      let replace = SessionKey("replace", .flag, "Whether the field is emptied first.")
      return [text] + SessionKey.target + [replace, .observe, .handle]
    case .key: return Self.keyKeys + [.observe, .handle]
    case .scroll: return SessionKey.target + Self.way + [.observe, .handle]
    case .advance:
      let seconds = SessionKey(
        "seconds", .number(SessionKey.seconds), "How many seconds.", isRequired: true)
      return [seconds, .observe, .handle]
    case .set: return Self.settingKeys + [.observe, .handle]
    case .why:
      let view = SessionKey(
        "view", .text(limit: 10_000),
        "A view by its layoutName, type, text, label, identifier or id, such as 0.1.2."
      )
      return SessionKey.target + [view, .handle]
    case .close: return [.handle]
    }
  }
}

extension SessionRequestKind {
  private static let openKeys = [
    SessionKey(
      "file", .text(limit: 4000), "The Swift file, from the session's folder on.", isRequired: true),
    SessionKey(
      "preview", .text(limit: 400),
      "The preview by its name, or by its number from 1; the default is the first one."),
    SessionKey.observe,
  ]

  private static let format = SessionKey(
    "format", .choice(["text", "json"]),
    "A short line for each element, or JSON with fonts, colours and lines; the default is text.")

  private static let imageKeys = [
    SessionKey("marks", .flag, "Whether the numbers of the elements are drawn over it."),
    SessionKey(
      "scale", .number(0.05...8),
      "Pixels to a point, at most those of the preview; the default is 1."),
    SessionKey(
      "maxPixels", .whole(1...100_000_000),
      "The most pixels, width times height: it is made smaller then."),
    SessionKey(
      "file", .text(limit: 4000),
      "A file that ends in .png, from the session's folder on, in place of an image in the answer."),
  ]

  private static let way = [
    SessionKey("dx", .number(SessionKey.places), "How far to the right, in points."),
    SessionKey("dy", .number(SessionKey.places), "How far down, in points."),
  ]

  private static let dragKeys =
    way + [
      SessionKey(
        "toX", .number(SessionKey.places), "Where it ends instead, in points from the left."),
      SessionKey(
        "toY", .number(SessionKey.places), "Where it ends instead, in points from the top."),
      SessionKey("value", .number(-1e12...1e12), "The value of a slider instead of a way."),
      SessionKey(
        "seconds", .number(SessionKey.seconds), "How long it takes; the default is 0.25."),
    ]

  private static let keyKeys = [
    SessionKey(
      "key", .text(limit: 40),
      "A character, or Enter, Tab, Escape, Backspace, Delete, ArrowLeft, ArrowRight, ArrowUp, ArrowDown, Home, End, "
        + "PageUp, PageDown.", isRequired: true),
    SessionKey(
      "modifiers", .choices(["shift", "control", "option", "command", "capsLock"]),
      "The keys that are held."),
  ]

  private static let settingKeys = [
    SessionKey(
      "width", .number(1...20_000), "In points; together with height.", takesNull: true),
    SessionKey(
      "height", .number(1...20_000), "In points; together with width.", takesNull: true),
    SessionKey("scale", .number(0.1...8), "Pixels to a point.", takesNull: true),
    SessionKey("colorScheme", .choice(["light", "dark"]), "Light or dark.", takesNull: true),
    SessionKey(
      "typeSize", .choice(PreviewConfiguration.words(of: "type-size") ?? []), "The size of texts.",
      takesNull: true),
    SessionKey(
      "direction", .choice(["leftToRight", "rightToLeft"]), "The direction of reading.",
      takesNull: true),
    SessionKey(
      "locale", .text(limit: 100), "Language and region, such as de or ar_EG.", takesNull: true),
  ]
}
