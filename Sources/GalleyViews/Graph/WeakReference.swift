/// An object that is not kept.
struct WeakReference<Object: AnyObject> {
  weak var object: Object?
  init(_ object: Object?) { self.object = object }
}
