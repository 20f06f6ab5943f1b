import SwiftUI

// row: `@FocusState`, `focused`
struct Sample_FocusState: View {
  enum Field: Hashable { case name, mail }
  @FocusState private var isFocused: Bool
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      Text("Name").focused($isFocused)
      Text("Mail").focused($field, equals: .mail)
      Sample_FocusBinding(field: $field)
    }
    .onAppear {
      isFocused = true
      field = .name
    }
  }
}

struct Sample_FocusBinding: View {
  var field: FocusState<Sample_FocusState.Field?>.Binding
  @FocusState.Binding var other: Sample_FocusState.Field?

  init(field: FocusState<Sample_FocusState.Field?>.Binding) {
    self.field = field
    _other = field
  }

  var body: some View {
    Text(field.wrappedValue == .name ? "name" : "other").focused(field, equals: .name)
      .onTapGesture { other = nil }
  }
}

// row: `@AppStorage`, `@SceneStorage`, `defaultAppStorage`
struct Sample_Storage: View {
  enum Theme: String { case light, dark }
  enum Level: Int { case low, high }
  @AppStorage("isDark") private var isDark = false
  @AppStorage("count") var count = 0
  @AppStorage("ratio") var ratio = 0.5
  @AppStorage("name") var name: String = ""
  @AppStorage("nick") var nick: String?
  @AppStorage("age") var age: Int?
  @AppStorage("theme") var theme: Theme = .light
  @AppStorage("level") var level = Level.low
  @AppStorage("last") var last: Theme?
  @AppStorage("data") var data = Data()
  @AppStorage("home") var home: URL?
  @AppStorage("shared", store: UserDefaults(suiteName: "group.example")) var shared = ""
  @SceneStorage("tab") private var tab = 0
  @SceneStorage("draft") private var draft: String?

  init(key: String = "limit") {
    _count = AppStorage(wrappedValue: 3, key)
    _nick = AppStorage("other")
  }

  var body: some View {
    Text("\(name) \(count) \(tab) \(draft ?? "")")
      .foregroundStyle(isDark ? Color.white : Color.black)
      .onAppear {
        theme = .dark
        nick = name
        count += 1
      }
      .defaultAppStorage(.standard)
    Sample_Child(isOn: $isDark)
  }
}

struct Sample_Child: View {
  @Binding var isOn: Bool
  var body: some View { Text(isOn ? "on" : "off") }
}

// row: `@ScaledMetric`, `@Namespace`
struct Sample_Scaled: View {
  @ScaledMetric var size = 20.0
  @ScaledMetric(relativeTo: .title) private var title: CGFloat = 40
  @Namespace private var names

  var body: some View {
    Text("A").frame(width: size, height: title).id(names)
  }
}

struct Sample_NamespaceUse: View {
  let names: Namespace.ID
  var body: some View { Text("B").focusScope(names) }
}

// row: `@GestureState`
struct Sample_GestureState: View {
  @GestureState private var offset = CGSize.zero
  @GestureState var isDragging: Bool = false
  @GestureState private var scale: CGFloat?
  @GestureState(resetTransaction: Transaction()) private var slow = 1.0
  @GestureState(reset: { _, transaction in transaction = Transaction() }) private var own = 1.0

  var body: some View {
    Text("A").offset(offset).gesture(
      DragGesture()
        .updating($offset) { value, state, _ in state = value.translation }
        .updating($isDragging) { _, state, transaction in
          state = true
          transaction = Transaction()
        }
        .onEnded { _ in })
  }
}

// row: `@FocusedValue`, `@FocusedBinding`, `@FocusedObject`, `focusedValue`, `focusedSceneValue`
struct Sample_TitleKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  var title: Binding<String>? {
    get { self[Sample_TitleKey.self] }
    set { self[Sample_TitleKey.self] = newValue }
  }
}

final class Sample_Model: ObservableObject {
  @Published var name = ""
}

struct Sample_Focused: View {
  @FocusedValue(\.title) var title
  @FocusedBinding(\.title) var text
  @FocusedObject private var model: Sample_Model?
  @State private var own = ""

  var body: some View {
    Text(text ?? title?.wrappedValue ?? model?.name ?? "none")
      .focusedValue(\.title, $own)
      .focusedSceneValue(\.title, $own)
  }
}

// row: `disabled`, `\.isEnabled`
struct Sample_Disabled: View {
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    Text("A").opacity(isEnabled ? 1 : 0.5).disabled(!isEnabled)
  }
}

// row: `preferredColorScheme`, `colorScheme(_:)`
struct Sample_ColorScheme: View {
  @State private var isDark = true
  var body: some View {
    VStack {
      Text("A").preferredColorScheme(isDark ? .dark : .light)
      Text("B").preferredColorScheme(nil)
      Text("C").colorScheme(.dark)
    }
  }
}

// row: `\.scenePhase`, `\.controlActiveState`, `\.isLuminanceReduced`, `\.supportsMultipleWindows`
struct Sample_Scene: View {
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.controlActiveState) private var state
  @Environment(\.isLuminanceReduced) var isDim
  @Environment(\.supportsMultipleWindows) var manyWindows
  var body: some View {
    Text(scenePhase == .active && state == .key && !isDim && !manyWindows ? "active" : "away")
      .onChange(of: scenePhase) { _, phase in
        switch phase {
        case .active: break
        case .inactive: break
        case .background: break
        @unknown default: break
        }
      }
  }
}

// row: `\.horizontalSizeClass`, `\.verticalSizeClass`
struct Sample_SizeClasses: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) var verticalSizeClass: UserInterfaceSizeClass?
  var body: some View {
    if horizontalSizeClass == .compact && verticalSizeClass == .regular {
      Text("phone")
    } else {
      Text("large").environment(\.horizontalSizeClass, .regular)
    }
  }
}

// row: `\.accessibilityReduceMotion` and the other wishes of readers, `UIAccessibility`
struct Sample_Wishes: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilityReduceTransparency) var reduceTransparency
  @Environment(\.accessibilityDifferentiateWithoutColor) var withoutColor
  @Environment(\.accessibilityInvertColors) var invert
  @Environment(\.accessibilityVoiceOverEnabled) var voiceOver
  @Environment(\.accessibilityShowButtonShapes) var shapes
  var body: some View {
    Text("\(reduceMotion || reduceTransparency || withoutColor || invert || voiceOver || shapes)")
      .opacity(UIAccessibility.isReduceMotionEnabled ? 0.5 : 1)
      .onAppear { UIAccessibility.post(notification: .announcement, argument: "Hello") }
  }
}

// row: `\.colorSchemeContrast`, `\.legibilityWeight`
struct Sample_Contrast: View {
  @Environment(\.colorSchemeContrast) var contrast
  @Environment(\.legibilityWeight) var weight
  var body: some View {
    Text("A").opacity(contrast == .increased || weight == .bold ? 1 : 0.8)
  }
}

// row: `\.sizeCategory`
struct Sample_SizeCategory: View {
  @Environment(\.sizeCategory) var sizeCategory
  var body: some View {
    Text(sizeCategory.isAccessibilityCategory ? "large" : "small")
      .environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
  }
}

// row: `\.calendar`, `\.timeZone`
struct Sample_Calendar: View {
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  var body: some View {
    Text("\(calendar.firstWeekday) \(timeZone.identifier)")
      .environment(\.calendar, Calendar(identifier: .iso8601))
  }
}

// row: `\.pixelLength`, `\.undoManager`
struct Sample_Pixels: View {
  @Environment(\.pixelLength) var pixelLength
  @Environment(\.undoManager) var undoManager
  var body: some View {
    Text("A").frame(height: 10 + pixelLength)
      .onTapGesture { undoManager?.undo() }
  }
}

// row: `\.widgetFamily`, `\.widgetRenderingMode`, `previewContext`
struct Sample_Widget: View {
  @Environment(\.widgetFamily) var family
  @Environment(\.widgetRenderingMode) var mode
  var body: some View {
    switch family {
    case .systemSmall: Text(mode == .fullColor ? "small" : "plain")
    default: Text("other")
    }
  }
}

struct Sample_WidgetPreviews: PreviewProvider {
  static var previews: some View {
    Sample_Widget().previewContext(WidgetPreviewContext(family: .systemMedium))
  }
}

// row: `previewDevice`, `previewInterfaceOrientation`
struct Sample_DevicePreviews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("A").previewDevice("iPhone SE (3rd generation)")
      Text("B").previewDevice(PreviewDevice(rawValue: "iPad Pro"))
        .previewInterfaceOrientation(.landscapeLeft)
    }
  }
}
