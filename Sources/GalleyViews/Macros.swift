import GalleyGeometry

/// Makes a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues` an entry of it: the value is what is read where nothing else was set.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var cardRadius: CGFloat = 12
/// }
/// ```
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "GalleyMacros", type: "EntryMacro")

/// A view to be shown while its file is worked on.
/// - Parameters:
///   - name: what the preview is called.
///   - traits: on what it is shown.
///   - body: makes the view; variables in it that are `@Previewable` are properties of a view around.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")

/// Makes a variable of a `#Preview` a property of the view that is shown.
@attached(peer)
public macro Previewable() = #externalMacro(module: "GalleyMacros", type: "PreviewableMacro")

/// What a `#Preview` becomes.
@MainActor @preconcurrency
public protocol PreviewRegistry {
  associatedtype Content: View
  /// Module and file.
  nonisolated static var fileID: String { get }
  /// From 1.
  nonisolated static var line: Int { get }
  nonisolated static var displayName: String? { get }
  nonisolated static var traits: [PreviewTrait<Preview.ViewTraits>] { get }
  @ViewBuilder static func makeView() -> Content
}

/// On what a preview is shown.
public struct PreviewTrait<T>: Sendable {
  enum Value: Hashable, Sendable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
  }
  let value: Value
}

extension Preview {
  /// Marks the traits of views.
  public enum ViewTraits: Sendable {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as the view is.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(value: .layout(.sizeThatFits)) }
  public static var defaultLayout: PreviewTrait { PreviewTrait(value: .layout(.device)) }

  /// In points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(value: .layout(.fixed(width: width, height: height)))
  }

  public static var portrait: PreviewTrait { PreviewTrait(value: .orientation(.portrait)) }
  public static var portraitUpsideDown: PreviewTrait {
    PreviewTrait(value: .orientation(.portraitUpsideDown))
  }
  public static var landscapeLeft: PreviewTrait {
    PreviewTrait(value: .orientation(.landscapeLeft))
  }
  public static var landscapeRight: PreviewTrait {
    PreviewTrait(value: .orientation(.landscapeRight))
  }
}
