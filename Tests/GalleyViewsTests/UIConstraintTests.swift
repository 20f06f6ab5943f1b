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

  /// A length of a view may be one of its other axis, as of images in squares.
  @Test func aViewHasItsRatio() throws {
    let high = try frame { view, inner in
      [
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
        inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
        inner.widthAnchor.constraint(equalToConstant: 60),
        inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5),
      ]
    }
    #expect(high == CGRect(x: 10, y: 20, width: 60, height: 30))
    let wide = try frame { view, inner in
      [
        inner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        inner.topAnchor.constraint(equalTo: view.topAnchor),
        inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -60),
        inner.widthAnchor.constraint(equalTo: inner.heightAnchor, constant: 20),
      ]
    }
    #expect(wide == CGRect(x: 40, y: 0, width: 120, height: 100))
  }

  @Test func partsHaveNames() throws {
    let frame = try frame { view, inner in
      [
        NSLayoutConstraint(
          item: inner, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX,
          multiplier: 0.5, constant: 0),
        NSLayoutConstraint(
          item: inner, attribute: .width, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 40),
        NSLayoutConstraint(
          item: inner, attribute: .height, relatedBy: .equal, toItem: inner, attribute: .width,
          multiplier: 2, constant: 0),
        NSLayoutConstraint(
          item: inner, attribute: .bottom, relatedBy: .equal, toItem: view.safeAreaLayoutGuide,
          attribute: .bottom, multiplier: 1, constant: -10),
      ]
    }
    #expect(frame == CGRect(x: 30, y: 70, width: 40, height: 80))
  }

  /// By Apple's grammar of the visual format language.
  @Test func aTextDrawsConstraints() throws {
    func frame(_ formats: String...) throws -> CGRect {
      try self.frame { _, inner in
        formats.flatMap {
          NSLayoutConstraint.constraints(
            withVisualFormat: $0, metrics: ["gap": 30], views: ["inner": inner])
        }
      }
    }
    #expect(
      try frame("|-gap-[inner]-20-|", "V:|[inner(40)]")
        == CGRect(x: 30, y: 0, width: 150, height: 40))
    #expect(
      try frame("H:[inner(>=50, ==60@250)]-(gap)-|", "V:|-[inner]-|")
        == CGRect(x: 110, y: 0, width: 60, height: 160))
    #expect(
      NSLayoutConstraint.constraints(withVisualFormat: "|-[b", metrics: nil, views: [:]).isEmpty)
    // The edge of the view around, of one that is in none.
    for format in ["|[b(5)]", "[b(5)]|"] {
      #expect(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, metrics: nil, views: ["b": UIView()]
        ).isEmpty)
    }
  }

  @Test func viewsOfATextFollowEachOther() throws {
    let screen = Screen()
    let next = UIView()
    screen.view.addSubview(next)
    let views = ["a": screen.inner, "b": next]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-10-[a(50)]-[b(a)]", options: [.alignAllTop, .alignAllBottom],
        metrics: nil, views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-5-[a(20)]", metrics: nil, views: views))
    _ = try Renderer().render(Shown(controller: screen).frame(width: 200, height: 160))
    #expect(
      screen.frames == [
        CGRect(x: 10, y: 5, width: 50, height: 20), CGRect(x: 68, y: 5, width: 50, height: 20),
      ])
  }

  /// Each view asks the one before it several times, and that the one before it again.
  @Test func aRowOfViewsIsWorkedOutOnce() throws {
    let screen = Screen()
    let views = [screen.inner] + (1..<16).map { _ in UIView() }
    for view in views.dropFirst() { screen.view.addSubview(view) }
    NSLayoutConstraint.activate([
      screen.inner.widthAnchor.constraint(equalToConstant: 8),
      screen.inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    for (view, before) in zip(views.dropFirst(), views) {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: before.trailingAnchor, constant: 2),
        view.leadingAnchor.constraint(greaterThanOrEqualTo: before.trailingAnchor),
        view.widthAnchor.constraint(equalTo: before.widthAnchor),
        view.widthAnchor.constraint(lessThanOrEqualTo: before.widthAnchor),
        view.heightAnchor.constraint(equalTo: before.heightAnchor),
        view.topAnchor.constraint(equalTo: before.topAnchor),
      ])
    }
    _ = try Renderer().render(Shown(controller: screen).frame(width: 200, height: 160))
    let expected: [CGRect] = (0..<16).map { place in
      CGRect(x: CGFloat(place * 10), y: 0, width: 8, height: 20)
    }
    #expect(screen.frames == expected)
  }

  @Test func theMiddleOfAViewCanBeSet() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.center = CGPoint(x: 100, y: 50)
    #expect(view.frame == CGRect(x: 80, y: 40, width: 40, height: 20))
  }
}
