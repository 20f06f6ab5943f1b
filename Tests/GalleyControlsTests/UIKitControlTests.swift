import Galley
import GalleyControls
import GalleyUIKit
import Testing

/// Controls of UIKit in a representable: they are SwiftUI's.
@MainActor @Suite struct UIKitControlTests {
  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private func report(_ view: some View) throws -> RenderReport {
    try Renderer().render(view.frame(width: 200, height: 60).background(Color.gray))
  }

  private func expect(_ view: UIView, is drawn: some View) throws {
    let report = try report(Shown(view: view))
    #expect(report.problems.isEmpty)
    let expected = try self.report(drawn).bitmap.pixels
    #expect(report.bitmap.pixels == expected, "\(type(of: view))")
    #expect(Set(expected).count > 1)
  }

  private func size(_ view: UIView) throws -> CGSize {
    let bitmap = try Renderer().render(Shown(view: view)).bitmap
    return CGSize(width: CGFloat(bitmap.width), height: CGFloat(bitmap.height))
  }

  private let font = Font(UIFont.systemFont(ofSize: 17))

  @Test func aSwitchIsTheSwitchOfAToggle() throws {
    let view = UISwitch()
    view.setOn(true, animated: true)
    try expect(view, is: Toggle("", isOn: .constant(true)).labelsHidden())
    view.onTintColor = .systemRed
    try expect(view, is: Toggle("", isOn: .constant(true)).labelsHidden().tint(.red))
    view.isOn = false
    view.isEnabled = false
    try expect(view, is: Toggle("", isOn: .constant(false)).labelsHidden().disabled(true))
    #expect(try size(view) == CGSize(width: 51, height: 31))
  }

  @Test func valuesAreDrawnAsThoseOfSwiftUI() throws {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.setValue(5, animated: false)
    try expect(slider, is: Slider(value: .constant(0.5)))
    slider.value = 20
    #expect(slider.value == 10)
    let progress = UIProgressView(progressViewStyle: .bar)
    progress.setProgress(0.5, animated: true)
    try expect(progress, is: ProgressView(value: 0.5).progressViewStyle(.linear))
    progress.progressTintColor = .systemGreen
    try expect(progress, is: ProgressView(value: 0.5).progressViewStyle(.linear).tint(.green))
    progress.progress = 3
    #expect(progress.progress == 1)
    let stepper = UIStepper()
    stepper.value = 3
    try expect(stepper, is: Stepper("", value: .constant(3)).labelsHidden())
    #expect(try size(stepper) == CGSize(width: 94, height: 32))
  }

  @Test func choicesAreDrawnAsThoseOfSwiftUI() throws {
    let segments = UISegmentedControl(items: ["One"])
    segments.insertSegment(withTitle: "Three", at: 9, animated: false)
    segments.insertSegment(withTitle: "2", at: 1, animated: false)
    segments.setTitle("Two", forSegmentAt: 1)
    segments.selectedSegmentIndex = 1
    #expect(segments.numberOfSegments == 3 && segments.titleForSegment(at: 2) == "Three")
    let picker = Picker("", selection: .constant(1)) {
      ForEach(0..<3, id: \.self) { Text(["One", "Two", "Three"][$0]).tag($0) }
    }
    try expect(segments, is: picker.pickerStyle(.segmented).labelsHidden())
    segments.removeSegment(at: 0, animated: true)
    #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 0)

    let day = Date(timeIntervalSince1970: 1_700_000_000)
    let dates = UIDatePicker()
    dates.datePickerMode = .date
    dates.date = day
    try expect(
      dates,
      is: DatePicker("", selection: .constant(day), displayedComponents: .date).labelsHidden())
  }

  @Test func endsThatAreNoNumbers() throws {
    let slider = UISlider()
    (slider.minimumValue, slider.maximumValue) = (.nan, .nan)
    try expect(slider, is: Slider(value: .constant(0)))
    let (dates, usual) = (UIDatePicker(), UIDatePicker())
    let day = Date(timeIntervalSince1970: 1_700_000_000)
    (dates.date, usual.date) = (day, day)
    dates.minimumDate = Date(timeIntervalSinceReferenceDate: .nan)
    #expect(try report(Shown(view: dates)).bitmap == report(Shown(view: usual)).bitmap)
    let pages = UIPageControl()
    pages.numberOfPages = .min
    #expect(pages.currentPage == 0)
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = .max
    segments.insertSegment(withTitle: "Three", at: 0, animated: false)
    #expect(segments.numberOfSegments == 3)
  }

  /// measured: the dots of `TabView`, 22/3 points with 31/3 between them and 10 at each side, 77/3 high.
  @Test func pagesAreDots() throws {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 7
    #expect(pages.currentPage == 2)
    pages.currentPage = 1
    try expect(pages, is: PageDots(count: 3, selected: 1))
    pages.currentPageIndicatorTintColor = .systemRed
    pages.pageIndicatorTintColor = .black
    try expect(pages, is: PageDots(count: 3, selected: 1, color: .red, otherColor: .black))
  }

  @Test func aWheelIsSeenWhileItTurns() throws {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(Set(try report(Shown(view: wheel)).bitmap.pixels).count == 1)
    wheel.startAnimating()
    try expect(wheel, is: ProgressView().progressViewStyle(.circular).controlSize(.large))
    wheel.stopAnimating()
    wheel.hidesWhenStopped = false
    try expect(wheel, is: ProgressView().progressViewStyle(.circular).controlSize(.large))
  }

  @Test func fieldsAreThoseOfSwiftUI() throws {
    let field = UITextField()
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    let empty = TextField("Name", text: .constant("")).font(font)
    try expect(field, is: empty.textFieldStyle(.roundedBorder))
    field.borderStyle = .none
    try expect(field, is: empty)
    field.text = "Ada"
    field.textAlignment = .center
    field.textColor = .systemRed
    let red = TextField("Name", text: .constant("Ada")).font(font).foregroundStyle(.red)
    try expect(field, is: red.multilineTextAlignment(.center))
    field.textAlignment = .left
    field.isSecureTextEntry = true
    try expect(
      field, is: SecureField("Name", text: .constant("Ada")).font(font).foregroundStyle(.red))
  }

  /// Apple's documentation: `textContainerInset` is 8 above and below, `lineFragmentPadding` 5.
  @Test(arguments: [true, false])
  func aTextViewBeginsAtItsTop(isEditable: Bool) throws {
    let view = UITextView()
    view.text = "One two"
    view.isEditable = isEditable
    let words = Text("One two").font(Font(UIFont.systemFont(ofSize: 12)))
    func at(_ x: CGFloat, _ y: CGFloat, _ ground: Color) -> some View {
      words.padding(.leading, x).padding(.top, y)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(ground)
    }
    try expect(view, is: at(5, 8, Color(uiColor: .systemBackground)))
    view.backgroundColor = .clear
    view.textContainerInset = UIEdgeInsets(top: 20, left: 3, bottom: 0, right: 0)
    view.textContainer.lineFragmentPadding = 0
    try expect(view, is: at(3, 20, .clear))
  }

  @Test func aButtonHasTheStyleOfItsConfiguration() throws {
    func button(_ configuration: UIButton.Configuration) -> UIButton {
      var configuration = configuration
      configuration.title = "Go"
      return UIButton(configuration: configuration)
    }
    let drawn = Button {
    } label: {
      HStack(spacing: 0) { VStack(spacing: 1) { Text("Go") } }
    }
    try expect(button(.plain()), is: drawn.buttonStyle(.borderless))
    try expect(button(.gray()), is: drawn.buttonStyle(.bordered))
    try expect(button(.tinted()), is: drawn.buttonStyle(.bordered).tint(.accentColor))
    try expect(button(.filled()), is: drawn.buttonStyle(.borderedProminent))
    let plain = UIButton(type: .system)
    plain.setTitle("Go", for: .normal)
    plain.setTitle("Gone", for: .disabled)
    plain.titleLabel?.font = .systemFont(ofSize: 20)
    let text = Text("Go").font(Font(UIFont.systemFont(ofSize: 20)))
    try expect(plain, is: text.foregroundStyle(Color.accentColor))
    plain.setTitleColor(.systemRed, for: .normal)
    try expect(plain, is: text.foregroundStyle(.red))
    plain.isEnabled = false
    #expect(plain.currentTitle == "Gone")
  }

  @Test func aSearchBarIsTheFieldOfSearchable() throws {
    let bar = UISearchBar()
    bar.placeholder = "Teas"
    let field = SearchField(text: .constant(""), prompt: Text(verbatim: "Teas"), tokens: [])
    try expect(bar, is: field.padding(.horizontal, 8).padding(.vertical, 10))
  }

  /// OpenSwiftUI (`PlatformViewHost.intrinsicLayoutTraits`): a priority of 750 and above keeps to the content.
  @Test func prioritiesSayHowLargeAControlIs() throws {
    let button = UIButton(configuration: .filled())
    button.setTitle("Go", for: .normal)
    func width(_ offered: CGFloat) throws -> Int {
      let shown = Shown(view: button).overlay(Color(red: 1, green: 0, blue: 0))
      let bitmap = try Renderer().render(
        shown.frame(width: offered).frame(width: 200, height: 60)
      ).bitmap
      return (0..<200).count { bitmap[$0, 30].red == 255 && bitmap[$0, 30].green == 0 }
    }
    #expect(try width(200) == 200)
    button.setContentHuggingPriority(.required, for: .horizontal)
    let own = try width(200)
    #expect(own > 30 && own < 100)
    #expect(try width(20) == own)
    button.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    #expect(try width(20) == 20)
    #expect(button.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(UISwitch().contentHuggingPriority(for: .vertical) == .defaultHigh)
  }
}
