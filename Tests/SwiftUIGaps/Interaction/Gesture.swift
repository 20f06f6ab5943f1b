import SwiftUI

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

// row: `onTapGesture`, `onLongPressGesture`, `_onButtonGesture`, `contentShape`, `allowsHitTesting`
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
      ._onButtonGesture(pressing: { isOn = $0 }, perform: toggle)
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

// row: `accessibilityLabel`, `accessibilityIdentifier`, `accessibilityElement`, `accessibilityHidden`
struct Sample_AccessibilityLabels: View {
  var body: some View {
    VStack {
      Button("Deal") {}.accessibilityLabel("Deal the cards")
      Text("12").accessibilityIdentifier("count").accessibilityHidden(true)
    }
    .accessibilityElement(children: .contain)
  }
}

// row: `accessibilityValue`, `accessibilityHint`, `accessibilityAddTraits`, `accessibilityRemoveTraits`, `accessibilityHeading`, `accessibilitySortPriority`, `accessibilityChildren`, `accessibilityRepresentation`
struct Sample_AccessibilityElements: View {
  var body: some View {
    VStack {
      Text("Today").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
      Circle().accessibilityValue("half full").accessibilityHint("Fills the cup")
      Button("More") {}.accessibilityRemoveTraits(.isButton).accessibilitySortPriority(1)
      Rectangle().accessibilityChildren { Text("Monday") }
      Capsule().accessibilityRepresentation { Text("Three of five") }
    }
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
