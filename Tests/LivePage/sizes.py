"""What `drive-page` does with the handles at the edges of the canvas."""


def use_handles(page):
    """`page` shows the stand-in's preview, 320 × 400 points."""
    page.ask("put('#zoom', '1', 'change')")
    page.check_until("the zoom is sent", lambda: page.sent("canvas", scale=1))
    page.server.messages.clear()
    drag_width(page)
    x, y = page.middle("#edge-corner")
    page.mouse("mousePressed", x, y, 1)
    page.mouse("mouseMoved", x - 61, y - 100, 1)
    page.mouse("mouseReleased", x - 61, y - 100)
    page.check_until("the corner is both sides", lambda: page.sent("canvas", width=300, height=300))
    page.check("the devices have the size", page.ask("one('#device').selectedOptions[0].textContent") == "300 × 300")
    press_keys(page)
    page.load()
    page.check_until("the size outlives a reload", lambda: page.sent("canvas", width=299, height=310))
    page.server.messages.clear()
    x, y = page.middle("#edge-bottom")
    for count in (1, 2):
        for kind, pressed in (("mousePressed", 1), ("mouseReleased", 0)):
            page.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=pressed, clickCount=count)
    page.check_until("a double click gives the preview's own size back", lambda: page.sent("canvas", width=None, height=None))
    page.check_until("which is drawn", lambda: page.ask("one('#canvas').width === 320"))


def drag_width(page):
    x, y = page.middle("#edge-right")
    page.mouse("mousePressed", x, y, 1)
    page.mouse("mouseMoved", x + 80, y, 1)
    page.check_until("the right edge is the width", lambda: page.sent("canvas", width=400, height=400))
    page.check_until("a canvas of that width is drawn", lambda: page.ask("one('#canvas').width === 400"))
    page.check("its edge is where the pointer is", abs(page.middle("#edge-right")[0] - x - 80) < 2)
    page.check("the size is said", page.text("edge-size") == "400 × 400" and page.ask("seen(one('#edge-size'))"))
    page.server.delay = .15
    page.server.messages.clear()
    for step in range(40):
        page.mouse("mouseMoved", x + 80 - step, y, 1)
    page.mouse("mouseReleased", x + 41, y)
    page.check_until("the newest size wins", lambda: page.sent("canvas", width=361))
    page.check(f"40 moves with slow frames are {len(page.sent('canvas'))} sizes", 1 <= len(page.sent("canvas")) < 12)
    page.check("no move is the preview's", all(one["phase"] == "leave" for one in page.sent("pointer")))
    page.server.delay = 0
    page.check_until("the newest size is drawn", lambda: page.ask("one('#canvas').width === 361"))


def press_keys(page):
    page.ask("one('#edge-right').focus()")
    page.press("ArrowLeft")
    page.check_until("arrows change the width", lambda: page.sent("canvas", width=299, height=300))
    page.ask("one('#edge-bottom').focus()")
    page.press("ArrowDown", modifiers=8)
    page.check_until("and the height", lambda: page.sent("canvas", width=299, height=310))
    page.check_until("which is said", lambda: page.ask("one('#edge-bottom').ariaValueText") == "310 points")
