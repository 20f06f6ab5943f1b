import GalleyGeometry
import GalleyGraphics

/// A function in Metal's language with its arguments. Name only: Galley has no Metal.
public struct Shader: Hashable, Sendable {
  /// What a shader's function is given.
  public struct Argument: Hashable, Sendable {
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument()
    }
    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument { Argument() }
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    public static var boundingRect: Argument { Argument() }
    public static func color(_ color: Color) -> Argument { Argument() }
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    public static func image(_ image: Image) -> Argument { Argument() }
    public static func data(_ data: Data) -> Argument { Argument() }
  }

  public var function: ShaderFunction
  public var arguments: [Argument]
  /// Changes nothing.
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

/// A function of a shader library by its name.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// Where shaders come from. Name only: none is ever read.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  public static let `default` = ShaderLibrary()

  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

  private init() {}
  public init(data: Data) {}
  public init(url: URL) {}

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderLibrary.default[dynamicMember: name]
  }

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
  public typealias Resolved = Never

  func source(in environment: EnvironmentValues) -> StyleSource {
    CurrentCanvas.ignore("Shader")
    return StyleSource(style: ForegroundStyle(), environment: environment)
  }
}

nonisolated extension ShapeStyle where Self == Shader {
  public static func shader(_ shader: Shader) -> Shader { shader }
}
