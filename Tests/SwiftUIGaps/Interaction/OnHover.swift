import SwiftUI

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
