import Galley
import GalleyUIKit
import Testing

/// Where constraints put the views of a controller of 200 by 160 points.
@MainActor @Suite struct UIConstraintTests {
  private final class Screen: UIViewController {
    let inner = UIView()
    var frames: [CGRect] = []
    override func viewDidLoad() { view.addSubview(inner) }
    override func viewDidLayoutSubviews() { frames = view.subviews.map(\.frame) }
  }

  private struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  private func frame(
    _ constraints: (_ view: UIView, _ inner: UIView) -> [NSLayoutConstraint]
  ) throws -> CGRect {
    let screen = Screen()
    NSLayoutConstraint.activate(constraints(screen.view, screen.inner))
    _ = try Renderer().render(Shown(controller: screen).frame(width: 200, height: 160))
    return try #require(screen.frames.first)
  }

  /// What the view around says of its own edges places the view in it, too.
  @Test func theFirstViewMayBeTheOneAround() throws {
    let frame = try frame { view, inner in
      [
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 30),
        view.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 20),
        inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
        view.heightAnchor.constraint(equalTo: inner.heightAnchor, multiplier: 4),
      ]
    }
    #expect(frame == CGRect(x: 30, y: 10, width: 150, height: 40))
  }

  @Test func inequalitiesAreLimits() throws {
    let limited = try frame { view, inner in
      [
        inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 10),
        inner.widthAnchor.constraint(lessThanOrEqualToConstant: 80),
        inner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        inner.heightAnchor.constraint(equalToConstant: 20),
        inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
        inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
      ]
    }
    #expect(limited == CGRect(x: 60, y: 120, width: 80, height: 30))
    let kept = try frame { view, inner in
      [
        inner.centerXAnchor.constraint(equalTo: view.leadingAnchor, constant: 50),
        inner.widthAnchor.constraint(equalToConstant: 60),
        inner.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 40),
        inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        inner.heightAnchor.constraint(equalToConstant: 100),
        inner.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
      ]
    }
    #expect(kept == CGRect(x: 40, y: 100, width: 20, height: 60))
  }

  @Test func theHigherPriorityCounts() throws {
    let frame = try frame { view, inner in
      let low = inner.widthAnchor.constraint(equalToConstant: 100)
      low.priority = .defaultLow
      return [
        inner.widthAnchor.constraint(equalToConstant: 60), low,
        inner.heightAnchor.constraint(equalToConstant: 10),
        inner.heightAnchor.constraint(equalToConstant: 20),
      ]
    }
    #expect(frame == CGRect(x: 0, y: 0, width: 60, height: 20))
  }

  @Test func constraintsCanBeTakenOut() throws {
    let frame = try frame { view, inner in
      let narrow = inner.widthAnchor.constraint(equalToConstant: 60)
      let wide = inner.widthAnchor.constraint(equalToConstant: 100)
      NSLayoutConstraint.activate([narrow, wide])
      #expect(narrow.isActive && wide.isActive)
      NSLayoutConstraint.deactivate([wide])
      #expect(narrow.isActive && !wide.isActive)
      return [inner.heightAnchor.constraint(equalToConstant: 20)]
    }
    #expect(frame == CGRect(x: 0, y: 0, width: 60, height: 20))
  }

  @Test func guidesLeaveMargins() throws {
    let frame = try frame { view, inner in
      [
        inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 12),
        inner.heightAnchor.constraint(equalToConstant: 24),
        inner.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        inner.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ]
    }
    #expect(frame == CGRect(x: 12, y: 68, width: 172, height: 24))
  }

  @Test func theMiddleOfAViewCanBeSet() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.center = CGPoint(x: 100, y: 50)
    #expect(view.frame == CGRect(x: 80, y: 40, width: 40, height: 20))
  }
}
