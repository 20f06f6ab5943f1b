import GalleyGeometry
import GalleyViews

nonisolated extension View {
  /// An alert about a value, from when the binding is true and there is one until the binding is false: another value, or
  /// none, changes nothing in it meanwhile.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let data = isPresented.wrappedValue ? data : nil
    return DialogSource(
      source: self, isPresented: isPresented.wrappedValue, data: data,
      dialog: data.map {
        DialogView(.alert, title, message: message($0), actions: actions($0))
          .dismissing { isPresented.wrappedValue = false }
      })
  }

  /// An alert about a value with a localized title.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// An alert about a value with a title that is not localized.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// An alert about a value without a message.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in
      EmptyView()
    }
  }

  /// An alert about a value with a localized title and without a message.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(titleKey, isPresented: isPresented, presenting: data, actions: actions) { _ in
      EmptyView()
    }
  }

  /// An alert about a value with a title that is not localized and without a message.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in
      EmptyView()
    }
  }
}

nonisolated extension View {
  /// A dialog about a value, from when the binding is true and there is one until the binding is false: another value, or
  /// none, changes nothing in it meanwhile.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    let data = isPresented.wrappedValue ? data : nil
    return DialogSource(
      source: self, isPresented: isPresented.wrappedValue, data: data,
      dialog: data.map {
        DialogView(
          .confirmation, titleVisibility == .visible ? title : nil, message: message($0),
          actions: actions($0)
        ).dismissing { isPresented.wrappedValue = false }
      })
  }

  /// A dialog about a value with a localized title.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions, message: message)
  }

  /// A dialog about a value with a title that is not localized.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// A dialog about a value without a message.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions
    ) { _ in
      EmptyView()
    }
  }

  /// A dialog about a value with a localized title and without a message.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions
    ) { _ in
      EmptyView()
    }
  }

  /// A dialog about a value with a title that is not localized and without a message.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions
    ) { _ in
      EmptyView()
    }
  }
}

/// A view with a dialog about a value.
private struct DialogSource<Source: View, T> {
  let source: Source
  let isPresented: Bool
  let data: T?
  /// The one about the value.
  let dialog: DialogView?
  @State var kept = KeptDialog<T>()
}

nonisolated extension DialogSource: View {
  var body: some View {
    source.presenting(isPresented ? kept.dialog(dialog, about: data) : kept.end())
  }
}

/// The dialog that is shown. What its value becomes meanwhile changes nothing in it (recorded on SwiftUI: MetalUI,
/// docs/probes/swiftui-alert-presenting, arms R2 and R3, of an alert without a value; assumed of one with a value, and of
/// other dialogs). What else its words and buttons show is always that of now (assumed).
nonisolated private struct KeptDialog<T> {
  private final class Box {
    var shown: (data: T, dialog: DialogView)?
  }
  private let box = Box()

  func dialog(_ new: DialogView?, about data: T?) -> DialogView? {
    if let data, let new, isAbout(data) { box.shown = (data, new) }
    return box.shown?.dialog
  }

  /// Whether the dialog is about a value, or about none yet.
  private func isAbout(_ data: T) -> Bool {
    guard let shown = box.shown else { return true }
    return ValueComparison.areStructurallyEqual(shown.data, data)
  }

  func end() -> DialogView? {
    box.shown = nil
    return nil
  }
}
