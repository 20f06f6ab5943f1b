import SwiftUI

// row: `UISwitch`, `UISlider`, `UIStepper`, `UISegmentedControl`, `UIPageControl`, `UIProgressView`, `UIDatePicker`, `UIButton`, `UITextField`, `UITextView`, `UISearchBar`, `UIStackView`
struct Sample_notes: UIViewRepresentable {
  @Binding var text: String
  final class Coordinator: NSObject, UITextViewDelegate {
    let parent: Sample_notes
    init(_ parent: Sample_notes) { self.parent = parent }
    func textViewDidChange(_ textView: UITextView) { parent.text = textView.text }
  }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.font = .preferredFont(forTextStyle: .body)
    view.isEditable = true
    view.isSelectable = true
    view.textAlignment = .center
    view.textContainer.lineFragmentPadding = 0
    view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    return view
  }
  func updateUIView(_ view: UITextView, context: Context) { view.text = text }
}

struct Sample_word: UIViewRepresentable {
  @Binding var text: String
  final class Coordinator: NSObject, UITextFieldDelegate {
    let parent: Sample_word
    init(_ parent: Sample_word) { self.parent = parent }
    func textFieldDidChangeSelection(_ textField: UITextField) {
      parent.text = textField.text ?? ""
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
      return true
    }
  }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UITextField {
    let field = UITextField(frame: .zero)
    field.delegate = context.coordinator
    field.placeholder = "Word"
    field.borderStyle = .roundedRect
    field.isSecureTextEntry = true
    field.keyboardType = .asciiCapable
    field.returnKeyType = .done
    field.autocapitalizationType = .none
    field.setContentHuggingPriority(.defaultHigh, for: .vertical)
    return field
  }
  func updateUIView(_ field: UITextField, context: Context) { field.text = text }
}

struct Sample_search: UIViewRepresentable {
  @Binding var text: String
  final class Coordinator: NSObject, UISearchBarDelegate {
    @Binding var text: String
    init(text: Binding<String>) { _text = text }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      text = searchText
    }
  }
  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
  func makeUIView(context: Context) -> UISearchBar {
    let bar = UISearchBar()
    bar.delegate = context.coordinator
    bar.placeholder = "Search"
    bar.searchBarStyle = .minimal
    return bar
  }
  func updateUIView(_ bar: UISearchBar, context: Context) { bar.text = text }
}

struct Sample_controls: UIViewRepresentable {
  func makeUIView(context: Context) -> UIStackView {
    let control = UISwitch()
    control.setOn(true, animated: true)
    let slider = UISlider()
    slider.maximumValue = 10
    slider.setValue(4, animated: false)
    let stepper = UIStepper()
    stepper.stepValue = 2
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 0
    segments.insertSegment(withTitle: "Three", at: 2, animated: false)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 1
    let progress = UIProgressView(progressViewStyle: .default)
    progress.setProgress(0.4, animated: true)
    let dates = UIDatePicker()
    dates.datePickerMode = .date
    dates.preferredDatePickerStyle = .compact
    var look = UIButton.Configuration.filled()
    look.title = "Go"
    let go = UIButton(configuration: look, primaryAction: UIAction { _ in })
    let plain = UIButton(type: .system)
    plain.setTitle("Plain", for: .normal)
    plain.setTitleColor(.systemRed, for: .normal)
    let stack = UIStackView(arrangedSubviews: [control, slider, stepper, segments, pages])
    stack.axis = .vertical
    stack.spacing = 8
    stack.alignment = .fill
    stack.distribution = .equalSpacing
    for view in [progress, dates, go, plain] { stack.addArrangedSubview(view) }
    return stack
  }
  func updateUIView(_ stack: UIStackView, context: Context) {}
}
