// libwebp's simple interfaces, its encoder with a callback that can stop it, and its encoder of animations.
#ifndef GALLEY_CWEBP_SHIM_H
#define GALLEY_CWEBP_SHIM_H

#include <stddef.h>
#include <webp/decode.h>
#include <webp/encode.h>
#include <webp/mux.h>

/// Answers 0 to end the encoder.
typedef int (*galley_webp_go_on)(void *context);

typedef struct {
  galley_webp_go_on go_on;
  void *context;
} galley_webp_asker;

static inline int galley_webp_progress(int percent, const WebPPicture *picture) {
  (void)percent;
  const galley_webp_asker *asker = (const galley_webp_asker *)picture->user_data;
  return asker->go_on(asker->context);
}

/// With method 4 the same bytes as WebPEncodeRGBA and WebPEncodeLosslessRGBA, which cannot be stopped. `quality` is 0 to
/// 100, or -1 for lossless; `method` is 0, the fastest, to 6. Returns the number of bytes, which the caller frees with
/// `WebPFree`, or 0.
static inline size_t galley_webp_encode(const uint8_t *rgba, int width, int height, int quality, int method,
                                        galley_webp_go_on go_on, void *context, uint8_t **output) {
  WebPPicture picture;
  WebPConfig config;
  WebPMemoryWriter writer;
  galley_webp_asker asker = {go_on, context};
  *output = NULL;
  if (!WebPConfigPreset(&config, WEBP_PRESET_DEFAULT, quality < 0 ? 70.f : (float)quality)) return 0;
  if (!WebPPictureInit(&picture)) return 0;
  config.lossless = quality < 0;
  config.method = method;
  picture.use_argb = quality < 0;
  picture.width = width;
  picture.height = height;
  picture.writer = WebPMemoryWrite;
  picture.custom_ptr = &writer;
  picture.progress_hook = galley_webp_progress;
  picture.user_data = &asker;
  WebPMemoryWriterInit(&writer);
  int ok = WebPPictureImportRGBA(&picture, rgba, width * 4) && WebPEncode(&config, &picture);
  WebPPictureFree(&picture);
  if (!ok) {
    WebPMemoryWriterClear(&writer);
    return 0;
  }
  *output = writer.mem;
  return writer.size;
}

/// An encoder of animations that begins with a whole image and inserts no other; NULL when memory runs out.
static inline WebPAnimEncoder *galley_webp_animation_create(int width, int height) {
  WebPAnimEncoderOptions options;
  if (!WebPAnimEncoderOptionsInit(&options)) return NULL;
  options.kmax = 0;
  return WebPAnimEncoderNew(width, height, &options);
}

/// Adds an image that is shown from a time on, in milliseconds; `quality` is 0 to 100, or -1 to lose nothing. The encoder
/// keeps `asker` and asks it at the end, too: it lives until `WebPAnimEncoderDelete`.
static inline int galley_webp_animation_add(WebPAnimEncoder *encoder, const uint8_t *rgba, int width, int height,
                                            int milliseconds, int quality, galley_webp_asker *asker) {
  WebPPicture picture;
  WebPConfig config;
  if (!WebPConfigPreset(&config, WEBP_PRESET_DEFAULT, quality < 0 ? 70.f : (float)quality)) return 0;
  if (!WebPPictureInit(&picture)) return 0;
  config.lossless = quality < 0;
  picture.use_argb = 1;
  picture.width = width;
  picture.height = height;
  picture.progress_hook = galley_webp_progress;
  picture.user_data = asker;
  int ok = WebPPictureImportRGBA(&picture, rgba, width * 4) &&
           WebPAnimEncoderAdd(encoder, &picture, milliseconds, &config);
  WebPPictureFree(&picture);
  return ok;
}

/// Ends the animation at a time, in milliseconds, and writes it; the caller frees the bytes with `WebPFree`.
static inline size_t galley_webp_animation_finish(WebPAnimEncoder *encoder, int milliseconds, const uint8_t **output) {
  WebPData data;
  WebPDataInit(&data);
  *output = NULL;
  if (!WebPAnimEncoderAdd(encoder, NULL, milliseconds, NULL) || !WebPAnimEncoderAssemble(encoder, &data)) return 0;
  *output = data.bytes;
  return data.size;
}

#endif
