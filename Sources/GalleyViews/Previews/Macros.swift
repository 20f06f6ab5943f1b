import GalleyGeometry
import GalleyMotion

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

/// Makes a type `Animatable`: `animatableData` is of its stored variables, each of which must be `Animatable` itself.
/// Constants, static and lazy variables and those with property wrappers do not move (assumed), and neither do those that
/// `@AnimatableIgnored` stands before. A variable needs its type, or a value that names it.
///
/// ```swift
/// @Animatable struct Arc: Shape {
///   var angle: Angle
///   @AnimatableIgnored var isClosed: Bool
///   func path(in rect: CGRect) -> Path { Path() }
/// }
/// ```
@attached(extension, conformances: Animatable) @attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "GalleyMacros", type: "AnimatableMacro")

/// Keeps a variable of a type that is `@Animatable` from moving.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "GalleyMacros", type: "AnimatableIgnoredMacro")

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
