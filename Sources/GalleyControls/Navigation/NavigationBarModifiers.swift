import GalleyGeometry
import GalleyViews

nonisolated extension View {
  /// Takes the screen's bar away.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .visible, for: .navigationBar)
  }

  /// Takes the way back out of the screen's bar.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    stating { $0.hidesBackButton = hidesBackButton }
  }

  /// Views at the ends of the screen's bar.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// A view at the leading end of the screen's bar.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    navigationBarItems(leading: leading, trailing: EmptyView())
  }

  /// A view at the trailing end of the screen's bar.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    navigationBarItems(leading: EmptyView(), trailing: trailing)
  }

  /// No effect: an image has no document in its title.
  public func navigationDocument(_ url: URL) -> some View { self }
}
