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
      .environment(\.usesUserDefaults, false)
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

// row: `gesture`, `simultaneousGesture`, `highPriorityGesture`, all gestures and their combinations
struct Sample_Gestures: View {
  @State private var offset = CGSize.zero
  @State private var scale: CGFloat = 1
  @State private var angle = Angle.zero
  @GestureState private var press = false

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .onChanged { value in
        offset = CGSize(
          width: value.translation.width + value.velocity.width,
          height: value.location.y - value.startLocation.y)
      }
      .onEnded { value in
        if value.predictedEndTranslation.height > 100 || value.predictedEndLocation.x > 3 {
          offset = .zero
        }
      }
  }

  private var pinch: some Gesture {
    MagnificationGesture()
      .onChanged { scale = $0 }
      .simultaneously(with: RotationGesture().onChanged { angle = $0 })
  }

  private var held: some Gesture {
    LongPressGesture(minimumDuration: 0.3)
      .updating($press) { value, state, _ in state = value }
      .sequenced(before: DragGesture())
      .onChanged { value in
        switch value {
        case .first(true): scale = 1.1
        case .second(true, let drag): offset = drag?.translation ?? .zero
        default: break
        }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        offset.width += drag.translation.width
      }
  }

  var body: some View {
    Text("A")
      .gesture(drag)
      .gesture(isEnabledGesture ? drag : nil)
      .simultaneousGesture(pinch)
      .simultaneousGesture(TapGesture(count: 2).onEnded { scale = 2 })
      .highPriorityGesture(held, including: .subviews)
      .gesture(drag, isEnabled: true)
      .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
      .gesture(RotateGesture().onChanged { angle = $0.rotation })
      .gesture(SpatialTapGesture().onEnded { offset.width = $0.location.x })
      .gesture(TapGesture().exclusively(before: LongPressGesture()).onEnded { _ in })
      .gesture(
        ExclusiveGesture(
          TapGesture(count: 2).onEnded { scale = 2 }, TapGesture(count: 1).onEnded { scale = 1 })
      )
      .simultaneousGesture(
        DragGesture(minimumDistance: 10)
          .onChanged { gesture in
            let progress = min(max(gesture.translation.width / 200, -1), 1)
            offset.width = progress * 20
          }
          .onEnded { gesture in
            withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) {
              offset = abs(gesture.predictedEndTranslation.width) > 100 ? offset : .zero
            }
          }
      )
  }

  private let isEnabledGesture = true
}

struct Sample_OwnGesture: Gesture {
  @Binding var isOn: Bool
  var body: some Gesture { TapGesture().onEnded { isOn.toggle() } }
}

struct Sample_AnyGesture: View {
  var any: AnyGesture<Void> { AnyGesture(TapGesture().map { _ in () }) }
  var body: some View { Text("A").gesture(any) }
}

// row: `onTapGesture`, `onLongPressGesture`, `contentShape`, `allowsHitTesting`
struct Sample_Taps: View {
  @State private var isOn = false
  private func toggle() { isOn.toggle() }

  var body: some View {
    Text("A")
      .contentShape(Rectangle())
      .contentShape(.interaction, Circle())
      .contentShape([.hoverEffect, .dragPreview], RoundedRectangle(cornerRadius: 3))
      .onTapGesture { isOn.toggle() }
      .onTapGesture(perform: toggle)
      .onTapGesture(count: 2) { isOn = false }
      .onTapGesture { location in isOn = location.x > 10 }
      .onTapGesture(coordinateSpace: .local) { location in isOn = location.x > 10 }
      .onLongPressGesture { isOn = true }
      .onLongPressGesture(minimumDuration: 1) {
        isOn = true
      } onPressingChanged: {
        isOn = $0
      }
      .onLongPressGesture(
        minimumDuration: .infinity, maximumDistance: .infinity, pressing: { isOn = $0 },
        perform: {}
      )
      .onLongPressGesture(minimumDuration: 0.1, perform: toggle)
      .allowsHitTesting(false)
  }
}

// row: `focusable`, `focusScope`, `defaultFocus`, `prefersDefaultFocus`, `focusEffectDisabled`, `\.isFocused`
struct Sample_Focusable: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.resetFocus) private var resetFocus
  @FocusState private var field: Int?
  @Namespace private var space

  var body: some View {
    Text(isFocused ? "A" : "B")
      .focusable()
      .focusable(true, interactions: .activate)
      .focusable(true) { _ in }
      .prefersDefaultFocus(in: space)
      .defaultFocus($field, 1)
      .focusEffectDisabled()
      .focusScope(space)
      .focusSection()
      .onTapGesture { resetFocus(in: space) }
  }
}

// row: `onSubmit`, `submitLabel`, `submitScope`
struct Sample_Submit: View {
  @State private var isDone = false
  var body: some View {
    Text("A")
      .onSubmit { isDone = true }
      .onSubmit(of: .search) { isDone = true }
      .submitLabel(.done)
      .submitScope()
  }
}

// row: `keyboardType`, `textContentType`, `textInputAutocapitalization`, `autocorrectionDisabled`
struct Sample_Keyboards: View {
  var body: some View {
    Text("A")
      .keyboardType(.emailAddress)
      .textContentType(.oneTimeCode)
      .textContentType(.URL)
      .textInputAutocapitalization(.never)
      .autocapitalization(.none)
      .autocorrectionDisabled()
      .autocorrectionDisabled(true)
      .disableAutocorrection(true)
  }
}

// row: `scrollDismissesKeyboard`
struct Sample_KeyboardDismissal: View {
  var body: some View { Text("A").scrollDismissesKeyboard(.interactively) }
}

// row: `textSelection`, `findNavigator`
struct Sample_TextSelection: View {
  @State private var isFinding = false
  var body: some View {
    Text("A").textSelection(.enabled)
    Text("B").textSelection(.disabled).findNavigator(isPresented: $isFinding).findDisabled()
  }
}

// row: `keyboardShortcut`, `onKeyPress`, `onMoveCommand`, `onExitCommand`, `onDeleteCommand`, `digitalCrownRotation`
struct Sample_Shortcuts: View {
  @State private var turn = 0.0
  var body: some View {
    Text("A")
      .keyboardShortcut("s")
      .keyboardShortcut("n", modifiers: [.command, .shift])
      .keyboardShortcut(.return, modifiers: .command)
      .keyboardShortcut(.defaultAction)
      .keyboardShortcut(.space, modifiers: [])
      .keyboardShortcut(KeyEquivalent("k"), modifiers: .option)
      .onKeyPress(.escape) { .handled }
      .onKeyPress(keys: [.upArrow, "a"]) { press in press.key == "a" ? .handled : .ignored }
      .onKeyPress(characters: .alphanumerics) { _ in .ignored }
      .onKeyPress(phases: .down) { press in
        turn = press.modifiers.contains(.shift) ? 1 : 2
        return .handled
      }
      .onMoveCommand { direction in
        switch direction {
        case .up: turn += 1
        default: break
        }
      }
      .onExitCommand { turn = 0 }
      .onDeleteCommand(perform: { turn = 0 })
      .digitalCrownRotation($turn, from: 0, through: 10, by: 1, sensitivity: .low)
  }
}

// row: Accessibility
struct Sample_Accessibility: View {
  @AccessibilityFocusState private var isFocused: Bool
  @AccessibilityFocusState private var field: Int?
  @Namespace private var space
  @State private var count = 3
  private let name = "Name"

  var body: some View {
    VStack {
      labels
      traits
      actions
      older
    }
  }

  private var labels: some View {
    Text("A")
      .accessibilityLabel("Rating")
      .accessibilityLabel(name)
      .accessibilityLabel(Text("Rating of \(count)"))
      .accessibilityValue("\(count) of 5")
      .accessibilityValue(Text("three"))
      .accessibilityHint("Opens it")
      .accessibilityIdentifier("rating")
      .accessibilityInputLabels(["Rate", "Stars"])
      .accessibilityHidden(true)
      .accessibilityHidden(count > 3)
      .accessibilityElement(children: .combine)
      .accessibilityElement()
      .accessibilitySortPriority(1)
      .accessibilityIgnoresInvertColors()
      .accessibilityShowsLargeContentViewer()
      .accessibilityShowsLargeContentViewer { Text("A") }
  }

  private var traits: some View {
    Text("B").speechSpellsOutCharacters()
      .accessibilityAddTraits(.isButton)
      .accessibilityAddTraits([.isHeader, .isSelected])
      .accessibilityAddTraits(count == 3 ? .isSelected : [])
      .accessibilityRemoveTraits(.isImage)
      .accessibilityHeading(.h1)
      .accessibilityTextContentType(.narrative)
      .accessibilityRespondsToUserInteraction(false)
      .accessibilityLabeledPair(role: .label, id: 1, in: space)
      .accessibilityChildren { Text("C") }
      .accessibilityRepresentation { Text("D") }
      .accessibilityFocused($isFocused)
      .accessibilityFocused($field, equals: 2)
      .accessibilityRotor("Chapters") { AccessibilityRotorEntry("One", id: 1) }
      .accessibilityActivationPoint(.center)
  }

  private var actions: some View {
    Text("C")
      .accessibilityAction { count += 1 }
      .accessibilityAction(.escape) { count = 0 }
      .accessibilityAction(named: "Delete") { count = 0 }
      .accessibilityAction(named: Text("Delete")) { count = 0 }
      .accessibilityActions { Text("Delete") }
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: count += 1
        case .decrement: count -= 1
        @unknown default: break
        }
      }
      .accessibilityScrollAction { edge in count = edge == .top ? 0 : 1 }
      .onAppear { AccessibilityNotification.Announcement("Done").post() }
  }

  private var older: some View {
    Text("D")
      .accessibility(label: Text("Label"))
      .accessibility(hidden: false)
      .accessibility(identifier: "id")
      .accessibility(addTraits: .isButton)
      .accessibility(value: Text("1"))
      .accessibility(hint: Text("Hint"))
  }
}

// row: `onHover`, `onContinuousHover`, `hoverEffect`, `pointerStyle`, `help`
struct Sample_Hover: View {
  @State private var isHovered = false
  private let tip = "Tip"
  var body: some View {
    Text("A")
      .onHover { isHovered = $0 }
      .onHover { hovering in
        withAnimation { isHovered = hovering }
      }
      .onContinuousHover { phase in
        switch phase {
        case .active(let location): isHovered = location.x > 0
        case .ended: isHovered = false
        }
      }
      .hoverEffect()
      .hoverEffect(.lift)
      .pointerStyle(.link)
      .pointerStyle(isHovered ? .grabActive : .default)
      .help("Help")
      .help(tip)
      .help(Text("Help"))
  }
}

// row: `sensoryFeedback`, `UIImpactFeedbackGenerator` and the like
struct Sample_Haptics: View {
  @State private var count = 0
  private let generator = UINotificationFeedbackGenerator()
  var body: some View {
    Text("A")
      .sensoryFeedback(.success, trigger: count)
      .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count)
      .sensoryFeedback(.impact(flexibility: .soft), trigger: count) { old, new in old < new }
      .sensoryFeedback(trigger: count) { old, new in old < new ? .increase : nil }
      .onTapGesture {
        UIImpactFeedbackGenerator(style: .medium).impactOccurred()
        UIImpactFeedbackGenerator().impactOccurred(intensity: 0.4)
        UISelectionFeedbackGenerator().selectionChanged()
        generator.prepare()
        generator.notificationOccurred(.success)
      }
  }
}

// row: `draggable`, `dropDestination`, `onDrag`, `onDrop`, `copyable`, `cuttable`, `pasteDestination`
struct Sample_DragAndDrop: View {
  @State private var items = ["A"]
  @State private var isTargeted = false
  var body: some View {
    VStack {
      Text("A").draggable("A")
      Text("B").draggable("B") { Text("preview") }
      Text("C").dropDestination(for: String.self) { dropped, location in
        items += dropped
        return location.x > 0
      } isTargeted: {
        isTargeted = $0
      }
      Text("D").dropDestination(for: Data.self) { _, _ in true }
      Text("E").onDrag { NSItemProvider(object: "A") }
      Text("F").onDrop(of: [.text, .fileURL], isTargeted: $isTargeted) { providers in
        guard let first = providers.first else { return false }
        _ = first.loadObject(ofClass: String.self) { _, _ in }
        return true
      }
      Text("G").onDrop(of: [UTType.plainText], delegate: Sample_Dropper(items: $items))
      Text("H").onDrop(of: ["public.text"], isTargeted: nil) { _ in false }
      Text("I").copyable(items).cuttable(for: String.self) { items }
        .pasteDestination(for: String.self) { items += $0 }
    }
  }
}

struct Sample_Dropper: DropDelegate {
  @Binding var items: [String]
  func dropEntered(info: DropInfo) { items.append("\(info.location)") }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
  func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
}

// row: `Transferable`, `UTType`, `NSItemProvider`
struct Sample_Card: Codable, Transferable {
  var name: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .sampleCard)
    ProxyRepresentation(exporting: \.name)
  }
}

struct Sample_Photo: Transferable {
  var data: Data
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .image) { Sample_Photo(data: $0) }
  }
}

struct Sample_Movie: Transferable {
  var url: URL
  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .movie) { movie in
      SentTransferredFile(movie.url)
    } importing: { received in
      Sample_Movie(url: received.file)
    }
  }
}

extension UTType {
  static let sampleCard = UTType(exportedAs: "com.example.card")
}

// row: `onOpenURL`, `userActivity`, `onContinueUserActivity`, `handlesExternalEvents`
struct Sample_Activities: View {
  @State private var address: URL?
  var body: some View {
    Text(address?.absoluteString ?? "none")
      .onOpenURL { address = $0 }
      .onOpenURL(perform: { url in address = url })
      .userActivity("com.example.reading") { $0.title = "Reading" }
      .onContinueUserActivity("com.example.reading") { address = $0.webpageURL }
      .handlesExternalEvents(preferring: [], allowing: ["*"])
  }
}
