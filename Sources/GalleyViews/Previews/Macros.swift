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

/// A preview for each of several arguments (SwiftUI, `Preview(_:traits:arguments:body:)`).
/// - Parameters:
///   - name: what the previews are called; each has its number behind it, from 1.
///   - traits: on what each is shown.
///   - arguments: what the views are made of; none makes no preview.
///   - body: makes the view of an argument. It has no `@Previewable` variables.
@freestanding(declaration)
public macro Preview<Argument>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [Argument],
  @ViewBuilder body: @escaping @MainActor (Argument) -> any View
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")

/// Makes a variable of a `#Preview` a property of the view that is shown. It belongs at the top level of the closure.
@attached(peer)
public macro Previewable() = #externalMacro(module: "GalleyMacros", type: "PreviewableMacro")
