import GalleyLive

/// A page that shows that the connection works: it sends the time once a second and shows how long the way takes.
enum ConnectionPage {
  static let site = LiveSite(files: [
    "": LiveFile(text: page, mediaType: "text/html; charset=utf-8"),
    "page.css": LiveFile(text: style, mediaType: "text/css; charset=utf-8"),
    "page.js": LiveFile(text: script, mediaType: "text/javascript; charset=utf-8"),
  ])

  private static let page = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>galley-live</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="page.css">
    <main>
    <h1>galley-live</h1>
    <p role="status" id="state" data-protocol="\(LiveServer.subprotocol)">Connecting</p>
    <p>There and back: <output id="time">–</output></p>
    <noscript><p>The page needs JavaScript.</p></noscript>
    </main>
    <script src="page.js"></script>
    </html>

    """

  private static let style = """
    :root { color-scheme: light dark; font-family: system-ui, sans-serif; }
    main { max-width: 32rem; margin: 4rem auto; padding: 0 1rem; }
    output { font-variant-numeric: tabular-nums; }

    """

  private static let script = """
    "use strict";
    const state = document.getElementById("state");
    const time = document.getElementById("time");
    const address = new URL("live", location.href);
    address.protocol = "ws:";
    let timer;
    function connect(delay) {
      const socket = new WebSocket(address, state.dataset.protocol);
      const send = () => socket.send(String(performance.now()));
      socket.onopen = () => {
        state.textContent = "Connected";
        delay = 500;
        send();
        timer = setInterval(send, 1000);
      };
      socket.onmessage = (event) => {
        time.textContent = (performance.now() - Number(event.data)).toFixed(1) + " ms";
      };
      socket.onclose = () => {
        clearInterval(timer);
        state.textContent = "Not connected: galley-live has ended, or the address is of an earlier one";
        setTimeout(connect, delay, Math.min(delay * 2, 8000));
      };
    }
    connect(500);

    """
}
