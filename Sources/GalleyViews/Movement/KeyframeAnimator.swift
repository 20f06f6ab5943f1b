import GalleyGeometry
import GalleyMotion

/// A view of a value that goes from keyframe to keyframe: a picture shows the value at the start.
nonisolated public struct KeyframeAnimator<
  Value, KeyframePath: Keyframes, Content: View
>: View where KeyframePath.Value == Value {
  private let initialValue: Value
  private let content: (Value) -> Content

  /// - Parameter trigger: the value goes its way when it changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initialValue: initialValue, content: content, keyframes: keyframes)
  }

  /// - Parameter repeating: whether the value goes its way again and again.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
  }

  public var body: some View { content(initialValue) }
}

nonisolated extension View {
  /// The view as the value at the start has it.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(PlaceholderContentView(self), initialValue)
  }

  /// The view as the value at the start has it.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(PlaceholderContentView(self), initialValue)
  }
}
