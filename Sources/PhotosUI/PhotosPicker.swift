import GalleyViews
import SwiftUI

/// Something that was chosen in a `PhotosPicker`. Galley makes none.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The name of the photo in its library; nil where that is not known.
  public let itemIdentifier: String?
  /// The types that it can be given as: none.
  public var supportedContentTypes: [UTType] { [] }

  /// Something by its name in a library.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// What was chosen, as a type.
  /// - Returns: nil.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }

  /// In which order photos are chosen.
  public typealias SelectionBehavior = PhotosPickerSelectionBehavior
  /// How files are given.
  public typealias EncodingDisambiguationPolicy = PHPickerConfiguration.AssetRepresentationMode
}

/// In which order photos are chosen. It has no effect.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String
  /// In no order.
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  /// In that of people.
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  /// In that of people, told at once.
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  /// In that of people, told at once and in order.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(
    name: "continuousAndOrdered")
}

/// A button that lets photos be chosen, drawn as a `Button`. A tap chooses nothing.
public struct PhotosPicker<Label: View>: View {
  private let label: Label

  /// A button that chooses one.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// A button that chooses several.
  /// - Parameter maxSelectionCount: how many at most; nil is as many as people like.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// The button.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension PhotosPicker where Label == Text {
  /// A button with a title that chooses one.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) { self.init(selection: selection, matching: filter) { Text(titleKey) } }

  /// A button with a title that chooses one.
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) { self.init(selection: selection, matching: filter) { Text(title) } }

  /// A button with a title that chooses several.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil
  ) { self.init(selection: selection, matching: filter) { Text(titleKey) } }
}

extension View {
  private func panel(_ isPresented: Binding<Bool>) -> some View {
    overlay { if isPresented.wrappedValue { Color.clear.ignored("photosPicker") } }
  }

  /// Would let one photo be chosen over the view. Nothing is drawn, and the report says so.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) -> some View { panel(isPresented) }

  /// Would let several photos be chosen over the view. Nothing is drawn, and the report says so.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil
  ) -> some View { panel(isPresented) }
}
