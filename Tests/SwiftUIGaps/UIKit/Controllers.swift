import SwiftUI

// row: `UIViewControllerRepresentable`, `UIViewController`, `UIHostingController`
final class Sample_controller: UIViewController {
  private let label = UILabel()
  var text = "" { didSet { label.text = text } }
  init(text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func loadView() { view = UIView() }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    let child = UIHostingController(rootView: Text("a"))
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    present(UIAlertController(title: "a", message: "b", preferredStyle: .alert), animated: true)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.center = view.center
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
  }
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

struct Sample_controllerView: UIViewControllerRepresentable {
  @Binding var text: String
  final class Coordinator {
    let parent: Sample_controllerView
    init(_ parent: Sample_controllerView) { self.parent = parent }
  }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIViewController(
    context: UIViewControllerRepresentableContext<Sample_controllerView>
  ) -> Sample_controller { Sample_controller(text: text) }
  func updateUIViewController(_ controller: Sample_controller, context: Context) {
    controller.text = text
    controller.overrideUserInterfaceStyle = context.environment.isEnabled ? .light : .dark
  }
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Sample_controller, context: Context
  ) -> CGSize? { nil }
  static func dismantleUIViewController(
    _ controller: Sample_controller, coordinator: Coordinator
  ) {}
}

// row: `UINavigationController`, `UITabBarController`, `UIPageViewController`
struct Sample_screens: UIViewControllerRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> some UIViewController {
    let page = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    page.dataSource = context.coordinator
    page.delegate = context.coordinator
    page.setViewControllers([UIViewController()], direction: .forward, animated: false)
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.delegate = context.coordinator
    let tabs = UITabBarController()
    navigation.tabBarItem = UITabBarItem(title: "a", image: nil, tag: 0)
    tabs.viewControllers = [navigation]
    return tabs
  }
  func updateUIViewController(_ controller: UIViewControllerType, context: Context) {}

  final class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate,
    UINavigationControllerDelegate
  {
    func pageViewController(
      _ controller: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ controller: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ controller: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
  }
}

// row: `UIActivityViewController`, `UIImagePickerController`, `UIDocumentPickerViewController`, `UIColorPickerViewController`, `UIAlertController`
struct Sample_share: UIViewControllerRepresentable {
  let items: [Any]
  func makeUIViewController(context: Context) -> UIActivityViewController {
    let share = UIActivityViewController(activityItems: items, applicationActivities: nil)
    share.excludedActivityTypes = [.airDrop]
    share.completionWithItemsHandler = { _, _, _, _ in }
    share.popoverPresentationController?.sourceView = UIView()
    return share
  }
  func updateUIViewController(_ share: UIActivityViewController, context: Context) {}
}

struct Sample_imagePicker: UIViewControllerRepresentable {
  @Binding var image: UIImage?
  @Environment(\.dismiss) private var dismiss
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    let hasCamera = UIImagePickerController.isSourceTypeAvailable(.camera)
    picker.sourceType = hasCamera ? .camera : .photoLibrary
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}

  final class Coordinator: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    let parent: Sample_imagePicker
    init(_ parent: Sample_imagePicker) { self.parent = parent }
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      parent.image = info[.originalImage] as? UIImage
      parent.dismiss()
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { parent.dismiss() }
  }
}

struct Sample_documents: UIViewControllerRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image])
    picker.allowsMultipleSelection = true
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ picker: UIDocumentPickerViewController, context: Context) {}

  final class Coordinator: NSObject, UIDocumentPickerDelegate {
    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {}
  }
}
