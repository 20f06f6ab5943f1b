"""Scripts that `drive-page` and `drive-programs` run in the page."""

# The color of a point of the canvas.
PIXEL = "Array.from(document.getElementById('canvas').getContext('2d').getImageData({}, {}, 1, 1).data.slice(0, 3)).join()"
# Texts whose contrast with what is behind them is too low, and controls without a name.
AUDIT = """(() => {
  const found = [], seen = e => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const parse = color => (color.match(/[\\d.]+/g) || [0, 0, 0]).map(Number);
  const channel = value => { value /= 255; return value <= .03928 ? value / 12.92 : ((value + .055) / 1.055) ** 2.4; };
  const light = ([r, g, b]) => .2126 * channel(r) + .7152 * channel(g) + .0722 * channel(b);
  const ground = e => { for (; e; e = e.parentElement) {
    const color = parse(getComputedStyle(e).backgroundColor); if (color.length < 4 || color[3] === 1) return color; }
    return [255, 255, 255]; };
  for (const e of document.body.querySelectorAll('*')) {
    if (!seen(e) || e.closest('#paper, script, noscript, svg')) continue;
    const hasText = Array.from(e.childNodes).some(n => n.nodeType === 3 && n.data.trim());
    if (hasText && !e.disabled) {
      const [a, b] = [light(parse(getComputedStyle(e).color)), light(ground(e))];
      const ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
      if (ratio < 4.5) found.push(`${e.id || e.className || e.tagName} ${ratio.toFixed(2)}`);
    }
    const name = e.getAttribute('aria-label') || e.getAttribute('aria-labelledby') || e.closest('label')?.textContent
      || e.textContent.trim();
    if (e.matches('button, select, input, textarea, [role=listbox], [role=tree]') && !name) found.push(`${e.id} has no name`);
  }
  const ids = Array.from(document.querySelectorAll('[id]'), e => e.id);
  if (new Set(ids).size !== ids.length) found.push('an id twice');
  for (const e of document.querySelectorAll('[aria-controls], [aria-labelledby], [aria-describedby]')) {
    for (const name of ['aria-controls', 'aria-labelledby', 'aria-describedby']) {
      const id = e.getAttribute(name);
      if (id && !document.getElementById(id)) found.push(`${name} ${id} is nowhere`);
    }
  }
  return found;
})()"""
# The times from an event to the drawn frame that has it, how many frames were drawn, and their bytes.
WATCH = """(() => { if (window.watched) return; window.watched = { frames: 0, sent: {}, times: [], bytes: 0 };
  const send = connection.sendEvent.bind(connection);
  connection.sendEvent = message => { const event = send(message); window.watched.sent[event] = performance.now(); return event; };
  const put = frames.put.bind(frames);
  frames.put = (frame, images) => { window.watched.bytes += frame.bytes; return put(frame, images); };
  const answered = input.answered.bind(input);
  input.answered = event => { window.watched.frames += 1;
    for (const key of Object.keys(window.watched.sent)) if (Number(key) <= event) {
      window.watched.times.push(performance.now() - window.watched.sent[key]); delete window.watched.sent[key]; }
    return answered(event); };
})()"""
# What is sent at once with the answer to one of two moves that are on their way, while a third and a fourth one wait.
LATE_MOVE = """(() => { const sent = [], send = connection.sendEvent, { latency } = connection;
  Object.assign(connection, { latency: 20, sendEvent: message => { sent.push(message.x); return 3; } });
  Object.assign(input, { unanswered: [1, 2], pending: null, isAsked: false });
  [3, 4].forEach(x => input.move({ type: 'pointer', phase: 'move', x, y: 5 }));
  input.answered(1);
  Object.assign(connection, { latency, sendEvent: send });
  input.reset();
  return sent; })()"""
# How many pixels of the canvas are others than those of a PNG; -1 where the sizes are others.
DIFFERENT_PIXELS = """(async () => {
  const bytes = Uint8Array.from(atob('%s'), one => one.charCodeAt(0)), canvas = document.getElementById('canvas');
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' })), { width, height } = image;
  if (canvas.width !== width || canvas.height !== height) return -1;
  const expected = new OffscreenCanvas(width, height).getContext('2d');
  expected.drawImage(image, 0, 0);
  const [a, b] = [expected, canvas.getContext('2d')].map(one => new Uint32Array(one.getImageData(0, 0, width, height).data.buffer));
  return a.reduce((count, pixel, index) => count + (pixel !== b[index]), 0);
})()"""
