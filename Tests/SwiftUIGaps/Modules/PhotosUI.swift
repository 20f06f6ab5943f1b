import MessageUI
import PhotosUI
import SafariServices
import SwiftUI

// row: `PhotosPicker`, `photosPicker`, `PHPickerViewController`
struct Sample_photos: View {
  @State private var item: PhotosPickerItem?
  @State private var items: [PhotosPickerItem] = []
  @State private var isShown = false
  @State private var data: Data?
  var body: some View {
    VStack {
      PhotosPicker(selection: $item, matching: .images) { Text("a") }
      PhotosPicker(
        "b", selection: $items, maxSelectionCount: 3, matching: .any(of: [.images, .videos]))
    }
    .photosPicker(isPresented: $isShown, selection: $item, matching: .images)
    .task(id: item) { data = try? await item?.loadTransferable(type: Data.self) }
  }
}

struct Sample_photoPicker: UIViewControllerRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> PHPickerViewController {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.filter = .images
    configuration.selectionLimit = 0
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}

  final class Coordinator: NSObject, PHPickerViewControllerDelegate {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      picker.dismiss(animated: true)
      _ = results.first?.itemProvider
    }
  }
}

// row: `SFSafariViewController`, `MFMailComposeViewController`, `MFMessageComposeViewController`
struct Sample_page: UIViewControllerRepresentable {
  let url: URL
  func makeUIViewController(context: Context) -> SFSafariViewController {
    SFSafariViewController(url: url)
  }
  func updateUIViewController(_ page: SFSafariViewController, context: Context) {}
}

struct Sample_mail: UIViewControllerRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> MFMailComposeViewController {
    let mail = MFMailComposeViewController()
    mail.setToRecipients(["a@example.com"])
    mail.setMessageBody("a", isHTML: false)
    mail.mailComposeDelegate = context.coordinator
    return mail
  }
  func updateUIViewController(_ mail: MFMailComposeViewController, context: Context) {}

  final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: Error?
    ) { controller.dismiss(animated: true) }
  }
}
