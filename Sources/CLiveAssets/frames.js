// The canvas: frames are differences, so that they are drawn strictly in order and none is left out.

const MAGIC = 0x46594c47, HEAD_BYTES = 36, RECTANGLE_BYTES = 20, WHOLE = 2, MOVING = 1;

/** The parts of a frame; an error says what is wrong with its form. */
function parseFrame(buffer) {
  const view = new DataView(buffer);
  if (buffer.byteLength < HEAD_BYTES || view.getUint32(0, true) !== MAGIC) throw new Error("A frame has no head");
  if (view.getUint32(4, true) !== 1) throw new Error("A frame has another version than 1: reload the page");
  const word = index => view.getUint32(index * 4, true);
  const frame = { number: word(2), event: word(3), width: word(4), height: word(5), scale: view.getFloat32(24, true),
    isWhole: (word(7) & WHOLE) !== 0, isMoving: (word(7) & MOVING) !== 0, rectangles: [], bytes: buffer.byteLength };
  let offset = HEAD_BYTES;
  for (let rest = word(8); rest > 0; rest--) {
    if (offset + RECTANGLE_BYTES > buffer.byteLength) throw new Error("A frame ends early");
    const [x, y, width, height, length] = [0, 4, 8, 12, 16].map(place => view.getUint32(offset + place, true));
    offset += RECTANGLE_BYTES;
    if (offset + length > buffer.byteLength || x + width > frame.width || y + height > frame.height) {
      throw new Error("A rectangle of a frame lies outside of it");
    }
    frame.rectangles.push({ x, y, width, height, png: new Blob([new Uint8Array(buffer, offset, length)],
      { type: "image/png" }) });
    offset += length;
  }
  return frame;
}

const frames = {
  /** Frames that came and are not drawn; their images are decoded meanwhile. */
  waiting: [],
  isDrawing: false,
  /** The frame that is seen; null before the first one. */
  shown: null,
  /** When the last frames were drawn. */
  times: [],
  context: at("canvas").getContext("2d"),

  /** `page.drawn(frame)` after each frame, `page.broken(text)` for one that cannot be drawn. */
  add(buffer, page) {
    let frame;
    try { frame = parseFrame(buffer); } catch (error) { return page.broken(error.message); }
    // The first one of a drawing process, or one that stands for it: what a whole frame drops need not be drawn.
    frame.isFirst = frame.number === 1 || frame.isWhole && this.waiting.some(one => one.isFirst);
    if (frame.isWhole) this.drop();
    frame.images = Promise.all(frame.rectangles.map(({ png }) => createImageBitmap(png)));
    frame.images.catch(() => {});
    this.waiting.push(frame);
    this.draw(page);
  },

  async draw(page) {
    if (this.isDrawing) return;
    this.isDrawing = true;
    while (this.waiting.length > 0) {
      const frame = this.waiting[0];
      let images = null;
      try { images = await frame.images; } catch { /* Said below. */ }
      // Meanwhile a whole frame came, or the connection ended.
      if (this.waiting[0] !== frame) continue;
      this.waiting.shift();
      if (images === null) page.broken("An image of a frame cannot be read");
      else {
        this.put(frame, images);
        page.drawn(frame);
      }
    }
    this.isDrawing = false;
  },

  /** All rectangles at once: nobody sees half of a frame. */
  put(frame, images) {
    const { canvas } = this.context;
    if (canvas.width !== frame.width || canvas.height !== frame.height) {
      Object.assign(canvas, { width: frame.width, height: frame.height });
    } else if (frame.isWhole) this.context.clearRect(0, 0, frame.width, frame.height);
    frame.rectangles.forEach(({ x, y, width, height }, index) => {
      this.context.clearRect(x, y, width, height);
      this.context.drawImage(images[index], x, y, width, height);
      images[index].close();
    });
    this.shown = frame;
    if (frame.rectangles.length > 0) this.times.push(performance.now());
    if (this.times.length > 120) this.times.shift();
  },

  release(images) { images.then(list => list.forEach(image => image.close()), () => {}); },

  /** What has not been drawn belongs to a connection or a preview that is gone. */
  drop() {
    this.waiting.forEach(({ images }) => this.release(images));
    this.waiting.length = 0;
  },

  /** Frames of the last second. */
  get rate() {
    const now = performance.now();
    return this.times.filter(time => now - time < 1000).length;
  },
};
