import GalleyGeometry
import GalleyGraphics

/// A function in Metal's language with its arguments. Name only: Galley has no Metal.
public struct Shader: Hashable, Sendable {
  /// What a shader's function is given.
  public struct Argument: Hashable, Sendable {
    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument()
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument { Argument() }
    /// A point's coordinates.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// A size's width and height.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Any number of numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// The box of what is drawn.
    public static var boundingRect: Argument { Argument() }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Several colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// An image.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument() }
  }

  /// The function.
  public var function: ShaderFunction
  /// What the function is given.
  public var arguments: [Argument]
  /// No effect.
  public var dithersColor = false

  /// A function with what it is given.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

/// A function of a shader library by its name.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  /// Where the function comes from.
  public var library: ShaderLibrary
  /// The function's name.
  public var name: String

  /// A function of a library.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// The shader of the function with arguments: `ShaderLibrary.default.wave(.float(1))`.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// Where shaders come from. Name only: none is ever read.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  /// The library of the app.
  public static let `default` = ShaderLibrary()

  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

  private init() {}
  /// A library of bytes.
  public init(data: Data) {}
  /// A library in a file.
  public init(url: URL) {}

  /// The function of a name in the library of the app.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderLibrary.default[dynamicMember: name]
  }

  /// The function of a name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

nonisolated extension View {
  /// Name only: drawn without it, and reported.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    withoutShader("colorEffect", isEnabled)
  }

  /// Name only: drawn without it, and reported.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    withoutShader("distortionEffect", isEnabled)
  }

  /// Name only: drawn without it, and reported.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    withoutShader("layerEffect", isEnabled)
  }

  @ViewBuilder
  private func withoutShader(_ name: String, _ isEnabled: Bool) -> some View {
    if isEnabled { ignored(name) } else { self }
  }
}

nonisolated extension VisualEffect {
  /// Name only: drawn without it, and reported.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    ignoring(isEnabled ? "colorEffect" : nil)
  }

  /// Name only: drawn without it, and reported.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    ignoring(isEnabled ? "distortionEffect" : nil)
  }

  /// Name only: drawn without it, and reported.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    ignoring(isEnabled ? "layerEffect" : nil)
  }
}

/// Name only: the foreground style stands in for a shader, and it is reported.
extension Shader: DerivedStyle {
  /// None.
  public typealias Resolved = Never

  func source(in environment: EnvironmentValues) -> StyleSource {
    CurrentCanvas.ignore("Shader")
    return StyleSource(style: ForegroundStyle(), environment: environment)
  }
}

nonisolated extension ShapeStyle where Self == Shader {
  /// A shader as a style: it is reported, and the foreground style is drawn.
  public static func shader(_ shader: Shader) -> Shader { shader }
}
