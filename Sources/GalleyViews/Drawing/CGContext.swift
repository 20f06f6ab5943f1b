/// What Core Graphics draws into. There is none.
@available(
  *, unavailable,
  message: "there is no drawing context: make an image of a view with ImageRenderer"
)
public final class CGContext {}
