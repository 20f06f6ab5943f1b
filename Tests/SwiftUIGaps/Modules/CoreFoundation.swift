import CoreFoundation

struct SampleLengths {
  var length: CGFloat = 3
  var time = CFAbsoluteTimeGetCurrent()
}
