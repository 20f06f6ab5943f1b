import GalleyGeometry
import GalleyViews

nonisolated extension View {
  /// An alert while the binding is true; without buttons it has one that says OK.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View {
    presenting(
      isPresented.wrappedValue
        ? DialogView(.alert, title, message: message(), actions: actions())
          .dismissing { isPresented.wrappedValue = false } : nil)
  }

  /// An alert with a localized title, while the binding is true; without buttons it has one that says OK.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// An alert with a title that is not localized, while the binding is true; without buttons it has one that says OK.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// An alert with an error's description, while the binding is true and there is one.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(isPresented: isPresented, error: error) { _ in
      actions()
    } message: { _ in
      EmptyView()
    }
  }

  /// An alert with an error's description and a message, while the binding is true and there is an error.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    let error = isPresented.wrappedValue ? error : nil
    return presenting(
      error.map { error in
        DialogView(
          .alert, Text(error.errorDescription ?? error.localizedDescription),
          message: message(error), actions: actions(error)
        ).dismissing { isPresented.wrappedValue = false }
      })
  }
}

nonisolated extension View {
  /// A dialog at the lower edge while the binding is true, in the look of iOS 26 in the middle; its title is seen when it
  /// is asked for.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View {
    presenting(
      isPresented.wrappedValue
        ? DialogView(
          .confirmation, titleVisibility == .visible ? title : nil, message: message(),
          actions: actions()
        ).dismissing { isPresented.wrappedValue = false } : nil)
  }

  /// A dialog with a localized title at the lower edge, while the binding is true.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  /// A dialog with a title that is not localized at the lower edge, while the binding is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }
}

extension DialogView {
  init<M: View, A: View>(_ kind: Dialog.Kind, _ title: Text?, message: M, actions: A) {
    self.init(
      dialog: Dialog(
        kind: kind, title: title, message: M.self == EmptyView.self ? nil : AnyView(message),
        actions: AnyView(actions), hasNoActions: A.self == EmptyView.self))
  }
}
