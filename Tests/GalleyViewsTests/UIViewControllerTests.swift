import Galley
import GalleyControls
import GalleyUIKit
import Testing

/// View controllers of UIKit in SwiftUI: what of them is drawn, and what they hear.
@MainActor @Suite struct UIViewControllerTests {
  private struct Shown<Controller: UIViewController>: UIViewControllerRepresentable {
    let make: @MainActor () -> Controller
    var size: CGSize?
    func makeUIViewController(context: Context) -> Controller { make() }
    func updateUIViewController(_ controller: Controller, context: Context) {}
    func sizeThatFits(
      _ proposal: ProposedViewSize, uiViewController: Controller, context: Context
    ) -> CGSize? { size }
  }

  private func report(_ view: some View) throws -> RenderReport {
    try Renderer().render(view.frame(width: 200, height: 160))
  }

  private func expect(_ make: @MainActor @escaping () -> UIViewController, is drawn: some View)
    throws
  {
    let found = try report(Shown(make: make))
    #expect(found.problems.isEmpty, "\(found.problems)")
    let expected = try report(drawn)
    #expect(found.bitmap.pixels == expected.bitmap.pixels)
    #expect(Set(expected.bitmap.pixels).count > 1)
  }

  private final class Box: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemRed
      let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      inner.backgroundColor = .systemBlue
      view.addSubview(inner)
    }
  }

  @Test func theViewOfAControllerIsDrawn() throws {
    try expect(
      { Box() },
      is: Color(uiColor: .systemRed)
        .overlay(alignment: .topLeading) {
          Color(uiColor: .systemBlue).frame(width: 30, height: 40).offset(x: 10, y: 20)
        })
  }

  private final class Log {
    var words: [String] = []
    func add(_ word: String) { if !words.contains(word) { words.append(word) } }
  }

  private final class Heard: UIViewController {
    let log: Log
    init(log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func loadView() {
      log.add("loadView")
      view = UIView()
    }
    override func viewDidLoad() { log.add("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { log.add("viewWillAppear") }
    override func viewWillLayoutSubviews() { log.add("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() {
      log.add("viewDidLayoutSubviews \(Int(view.bounds.width)) \(Int(view.bounds.height))")
    }
    override func viewDidAppear(_ animated: Bool) {
      log.add("viewDidAppear")
      view.backgroundColor = .white
    }
  }

  private struct Told: UIViewControllerRepresentable {
    let log: Log
    func makeCoordinator() -> Log {
      log.add("makeCoordinator")
      return log
    }
    func makeUIViewController(context: Context) -> Heard {
      log.add("makeUIViewController")
      return Heard(log: context.coordinator)
    }
    func updateUIViewController(_ controller: Heard, context: Context) {
      log.add("updateUIViewController")
    }
  }

  /// The view is there before the first update, has its size once it appears, and what a controller changes then is drawn.
  @Test func aControllerHearsOfItsView() throws {
    let log = Log()
    let report = try report(Told(log: log))
    #expect(
      log.words == [
        "makeCoordinator", "makeUIViewController", "loadView", "viewDidLoad",
        "updateUIViewController", "viewWillAppear", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews 200 160", "viewDidAppear",
      ])
    #expect(report.bitmap.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  private struct Hosted: View {
    var body: some View { Text("Hosted").padding(8).background(Color.green) }
  }

  /// A view of SwiftUI in a child of a controller, as large as it is.
  @Test func aChildIsDrawnWhereConstraintsPutIt() throws {
    try expect(
      {
        let (around, child) = (UIViewController(), UIHostingController(rootView: Hosted()))
        child.view.backgroundColor = .clear
        around.addChild(child)
        around.view.addSubview(child.view)
        NSLayoutConstraint.activate([
          child.view.leadingAnchor.constraint(equalTo: around.view.leadingAnchor, constant: 20),
          child.view.topAnchor.constraint(equalTo: around.view.topAnchor, constant: 30),
        ])
        child.didMove(toParent: around)
        #expect(child.parent === around && around.children == [child])
        return around
      },
      is: Hosted().padding(.leading, 20).padding(.top, 30)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
  }

  @Test func aHostedViewIsInTheMiddleOfTheBackground() throws {
    try expect(
      { UIHostingController(rootView: Hosted()) },
      is: Hosted().frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(uiColor: .systemBackground)))
  }

  @Test func aViewKeepsWhatItsControllerHosts() throws {
    struct Kept: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        UIHostingController(rootView: Hosted()).view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    let found = try report(Kept()).bitmap.pixels
    let expected = try report(
      Hosted().frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(uiColor: .systemBackground))
    ).bitmap.pixels
    #expect(found == expected)
  }

  @Test func controllersOfTheSystemAreOutlinesAndReported() throws {
    let share = try report(
      Shown { UIActivityViewController(activityItems: ["a"], applicationActivities: nil) })
    #expect(share.problems.map(\.kind) == [.undrawnController("UIActivityViewController")])
    #expect(
      share.problems.first?.description
        == "UIActivityViewController is an outline: Galley does not draw controllers of the system")
    #expect(share.problems.first?.severity == .warning)
    #expect(Set(share.bitmap.pixels).count > 1)
    let images = try report(Shown { UIImagePickerController() })
    #expect(images.problems.map(\.kind) == [.undrawnController("UIImagePickerController")])
  }

  @Test func whatIsPresentedIsReported() throws {
    final class Asking: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
      }
    }
    let controller = Asking()
    let report = try report(Shown { controller })
    #expect(
      report.problems.map(\.kind)
        == [.ignored("present(_:animated:completion:) of UIAlertController")])
    #expect((controller.presentedViewController as? UIAlertController)?.actions.count == 1)
  }

  @Test func theSizeIsTheRepresentablesOrTheControllers() throws {
    let fixed = try Renderer().render(
      Shown(make: { UIViewController() }, size: CGSize(width: 30, height: 20)))
    #expect(fixed.bitmap.width == 30 && fixed.bitmap.height == 20)
    let preferred = try Renderer().render(
      Shown {
        let controller = UIViewController()
        controller.preferredContentSize = CGSize(width: 50, height: 40)
        return controller
      })
    #expect(preferred.bitmap.width == 50 && preferred.bitmap.height == 40)
    let hosted = try Renderer().render(
      Shown { UIHostingController(rootView: Color.red.frame(width: 24, height: 12)) })
    #expect(hosted.bitmap.width == 24 && hosted.bitmap.height == 12)
  }
}
