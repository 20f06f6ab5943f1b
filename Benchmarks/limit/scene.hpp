#pragma once
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <thread>
#include <vector>
struct C4 {
  uint8_t r, g, b, a;
};
static const char* REG = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf";
static const char* BOLD = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf";
static const double ASC = 0.928;
struct Backend {
  virtual ~Backend() {}
  virtual void begin(int w, int h, double s, C4 bg) = 0;
  virtual int text(const std::string& t, double px, bool bold, double* w) = 0;  // shape; handle
  virtual void draw(int h, double x, double base, C4 c) = 0;
  virtual void rrect(double x, double y, double w, double h, double r, C4 c) = 0;
  virtual void rect(double x, double y, double w, double h, C4 c) = 0;
  virtual void grad(double x0, double y0, double x1, double y1, C4 a, C4 b) = 0;  // whole canvas
  virtual void shadow(double x, double y, double w, double h, double r, double sigma, C4 c) = 0;
  virtual void loadImages() = 0;
  virtual void hexImage(double x, double y, double size) = 0;
  virtual void circleImage(double x, double y, double size) = 0;
  virtual void finish() {}
  virtual void encode(std::vector<uint8_t>& out) = 0;
  virtual void layoutDone() {}
};
Backend* makeBackend();
static std::vector<std::string>& words() {
  static std::vector<std::string> w;
  if (w.empty()) {
    FILE* f = fopen("in/words.txt", "r");
    char b[256];
    while (fgets(b, 256, f)) {
      b[strcspn(b, "\n")] = 0;
      w.push_back(b);
    }
    fclose(f);
  }
  return w;
}
static std::vector<uint8_t> slurp(const char* p) {
  FILE* f = fopen(p, "rb");
  std::vector<uint8_t> v;
  fseek(f, 0, SEEK_END);
  v.resize(ftell(f));
  rewind(f);
  if (fread(v.data(), 1, v.size(), f) != v.size()) abort();
  fclose(f);
  return v;
}
inline void sceneA(Backend& k) {
  auto& w = words();
  k.begin(780, 1688, 2, {255, 255, 255, 255});
  struct R {
    int h;
    double w, x, y;
  };
  std::vector<R> r(w.size());
  double x = 0, y = 0;
  size_t s = 0;
  const double W = 358, sp = 8, H = 36;
  auto close = [&](size_t e, double rw) {
    for (size_t i = s; i < e; i++) {
      r[i].x += 16 + (W - rw) / 2;
      r[i].y = y;
    }
    s = e;
    y += H + sp;
  };
  for (size_t i = 0; i < w.size(); i++) {
    double tw;
    r[i].h = k.text(w[i], 17, false, &tw);
    r[i].w = tw + 16;
    if (x > 0 && x + r[i].w > W) {
      close(i, x - sp);
      x = 0;
    }
    r[i].x = x;
    x += r[i].w + sp;
  }
  close(w.size(), x - sp);
  y -= sp;
  double oy = (844 - y) / 2;
  k.layoutDone();
  for (auto& q : r) {
    k.rrect(q.x, q.y + oy, q.w, H, 8, {128, 128, 128, 51});
    k.draw(q.h, q.x + 8, q.y + oy + 8 + ASC * 17, {0, 0, 0, 255});
  }
}
inline void sceneB(Backend& k) {
  k.loadImages();
  k.begin(1344, 992, 1, {255, 255, 255, 255});
  k.layoutDone();
  for (int r = 0; r < 10; r++)
    for (int c = 0; c < 10; c++) k.hexImage(c * 128 + (r & 1 ? 64 : 0), r * 96, 128);
}
inline C4 hue(int i) {
  double h = (i * 37 % 360) / 60.0;
  double x = 1 - fabs(fmod(h, 2) - 1);
  double r = 0, g = 0, b = 0;
  switch ((int)h) {
    case 0:
      r = 1;
      g = x;
      break;
    case 1:
      r = x;
      g = 1;
      break;
    case 2:
      g = 1;
      b = x;
      break;
    case 3:
      g = x;
      b = 1;
      break;
    case 4:
      r = x;
      b = 1;
      break;
    default:
      r = 1;
      b = x;
  }
  return {(uint8_t)(40 + r * 160), (uint8_t)(40 + g * 160), (uint8_t)(40 + b * 160), 255};
}
inline void sceneC(Backend& k, int var = -1) {
  k.loadImages();
  k.begin(1200, 630, 1, {255, 255, 255, 255});
  std::string title = "Flexible layouts for views on Linux";
  C4 a{0x1e, 0x3a, 0x8a, 255}, b{0x93, 0x33, 0xea, 255};
  if (var >= 0) {
    auto& w = words();
    title = w[var % 75] + " " + w[var * 7 % 75] + " flexible layouts no " + std::to_string(var);
    a = hue(var);
    b = hue(var + 97);
  }
  std::vector<std::string> ws;
  {
    size_t p = 0;
    while (p < title.size()) {
      size_t e = title.find(' ', p);
      if (e == std::string::npos) e = title.size();
      ws.push_back(title.substr(p, e - p));
      p = e + 1;
    }
  }
  double spw;
  k.text(" ", 64, true, &spw);
  double x = 0;
  std::vector<std::string> lines(1);
  for (auto& s : ws) {
    double tw;
    k.text(s, 64, true, &tw);
    if (x > 0 && x + spw + tw > 960) {
      lines.push_back(s);
      x = tw;
    } else {
      if (x > 0) {
        lines.back() += " ";
        x += spw;
      }
      lines.back() += s;
      x += tw;
    }
  }
  std::vector<int> lh;
  for (auto& l : lines) {
    double tw;
    lh.push_back(k.text(l, 64, true, &tw));
  }
  double d;
  int sub = k.text("Rendered without a browser, a GPU or a display server", 28, false, &d);
  const char* ch[5] = {"swift", "linux", "layout", "png", "golden"};
  int chh[5];
  double cw[5];
  for (int i = 0; i < 5; i++) chh[i] = k.text(ch[i], 22, false, &cw[i]);
  k.layoutDone();
  k.grad(0, 0, 1200, 630, a, b);
  k.shadow(60, 60 + 16, 1080, 510, 32, 24, {0, 0, 0, 89});
  k.rrect(60, 60, 1080, 510, 32, {255, 255, 255, 255});
  double y = 110;
  for (int h : lh) {
    k.draw(h, 120, y + ASC * 64, {15, 23, 42, 255});
    y += 76;
  }
  y += 14;
  k.draw(sub, 120, y + ASC * 28, {0x47, 0x55, 0x69, 255});
  k.circleImage(120, 420, 96);
  double cx = 240;
  for (int i = 0; i < 5; i++) {
    double w = cw[i] + 28;
    k.rrect(cx, 448, w, 40, 20, {0xe2, 0xe8, 0xf0, 255});
    k.draw(chh[i], cx + 14, 448 + 7 + ASC * 22, {0x1e, 0x29, 0x3b, 255});
    cx += w + 12;
  }
}
inline void sceneD(Backend& k) {
  auto& w = words();
  k.begin(1400, 1040, 2, {255, 255, 255, 255});
  double cw[6] = {0};
  int h[20][6];
  double tw[20][6];
  for (int i = 0; i < 20; i++)
    for (int j = 0; j < 6; j++) {
      std::string s = w[(i * 7 + j * 13) % 75] + " " + std::to_string(i * j * 37);
      h[i][j] = k.text(s, 13, false, &tw[i][j]);
      cw[j] = std::max(cw[j], tw[i][j] + 16);
    }
  double hw;
  int hh = k.text("Quarterly report of the flexible grid, spanning six columns", 13, true, &hw);
  double T = 0;
  for (double c : cw) T += c;
  k.layoutDone();
  const double ox = 8, oy = 8, RH = 24;
  k.rect(ox, oy, T, RH, {0xdb, 0xea, 0xfe, 255});
  k.draw(hh, ox + (T - hw) / 2, oy + 4.5 + ASC * 13, {0, 0, 0, 255});
  for (int i = 0; i < 20; i++) {
    double y = oy + RH * (i + 1);
    if (i & 1) k.rect(ox, y, T, RH, {0xf1, 0xf5, 0xf9, 255});
    double x = ox;
    for (int j = 0; j < 6; j++) {
      double tx = j == 0 ? x + 8 : x + cw[j] - 8 - tw[i][j];
      k.draw(h[i][j], tx, y + 4.5 + ASC * 13, {0x33, 0x33, 0x33, 255});
      x += cw[j];
    }
  }
  for (int i = 0; i <= 21; i++) k.rect(ox, oy + RH * i - 0.5, T, 1, {0xcb, 0xd5, 0xe1, 255});
  double x = ox;
  for (int j = 0; j <= 6; j++) {
    double top = (j == 0 || j == 6) ? oy : oy + RH;
    k.rect(x - 0.5, top, 1, oy + RH * 21 - top, {0xcb, 0xd5, 0xe1, 255});
    if (j < 6) x += cw[j];
  }
}
inline void scene(Backend& k, char s, int v = -1) {
  switch (s) {
    case 'A':
      sceneA(k);
      break;
    case 'B':
      sceneB(k);
      break;
    case 'C':
      sceneC(k, v);
      break;
    case 'D':
      sceneD(k);
      break;
  }
  k.finish();
}
#include <time.h>
static double clk(clockid_t c) {
  struct timespec t;
  clock_gettime(c, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}
static double now() { return clk(CLOCK_PROCESS_CPUTIME_ID); }
static double med(std::vector<double> v) {
  std::sort(v.begin(), v.end());
  return v[v.size() / 2];
}
int main(int c, char** v) {
  words();
  if (c >= 3 && !strcmp(v[1], "bench")) {
    int n = c > 3 ? atoi(v[3]) : 30;
    std::unique_ptr<Backend> k(makeBackend());
    std::vector<double> r, e;
    std::vector<uint8_t> o;
    double t00 = now();
    scene(*k, v[2][0]);
    o.clear();
    k->encode(o);
    double first = now() - t00;
    for (int i = 0; i < n; i++) {
      double t0 = now();
      scene(*k, v[2][0]);
      double t1 = now();
      o.clear();
      k->encode(o);
      double t2 = now();
      r.push_back(t1 - t0);
      e.push_back(t2 - t1);
    }
    printf("scene %s draw_ms %.3f encode_ms %.3f bytes %zu first_ms %.3f\n", v[2], med(r) * 1e3, med(e) * 1e3, o.size(),
           first * 1e3);
    return 0;
  }
  if (c >= 4 && !strcmp(v[1], "batch")) {
    int n = atoi(v[2]), T = atoi(v[3]);
    std::atomic<int> next{0};
    std::atomic<long> bytes{0};
    double t0 = clk(CLOCK_MONOTONIC), c0 = now();
    std::vector<std::thread> th;
    auto body = [&] {
      std::unique_ptr<Backend> k(makeBackend());
      std::vector<uint8_t> o;
      for (int i; (i = next++) < n;) {
        scene(*k, 'C', i);
        o.clear();
        k->encode(o);
        bytes += o.size();
      }
    };
    if (T == 1)
      body();
    else {
      for (int i = 0; i < T; i++) th.emplace_back(body);
      for (auto& t : th) t.join();
    }
    double t = clk(CLOCK_MONOTONIC) - t0, cc = now() - c0;
    printf("batch %d threads %d img_per_s %.1f img_per_cpu_s %.1f avg_bytes %ld\n", n, T, n / t, n / cc, bytes / n);
    return 0;
  }
  std::unique_ptr<Backend> k(makeBackend());
  scene(*k, v[1][0]);
  std::vector<uint8_t> o;
  k->encode(o);
  FILE* f = fopen(v[2], "wb");
  fwrite(o.data(), 1, o.size(), f);
  fclose(f);
  return 0;
}
// 3-pass box blur on A8
static void boxblur(std::vector<uint8_t>& m, int w, int h, double sigma) {
  int d = (int)floor(sigma * 3 * sqrt(2 * M_PI) / 4 + 0.5);
  if (d < 2) return;
  std::vector<uint8_t> t(m.size());
  auto pass = [&](const uint8_t* s, uint8_t* o, int n, int st, int off) {
    int l = d / 2 + off, r = d - 1 - d / 2 - off;
    (void)r;
    uint32_t sum = 0;
    uint32_t inv = (1u << 24) / d;
    for (int i = -d; i < n + l; i++) {
      int add = i + (d - 1 - l);
      if (add >= 0 && add < n) sum += s[add * st];
      int rem = i - l - 1;
      if (rem >= 0 && rem < n) sum -= s[rem * st];
      if (i >= 0 && i < n) o[i * st] = (uint64_t(sum) * inv + (1 << 23)) >> 24;
    }
  };
  for (int p = 0; p < 3; p++) {
    for (int y = 0; y < h; y++) pass(&m[y * w], &t[y * w], w, 1, (p == 1 && !(d & 1)) ? -1 : 0);
    // vertical, row-wise accumulators
    std::vector<uint32_t> sum(w, 0);
    int off = (p == 1 && !(d & 1)) ? -1 : 0;
    int l = d / 2 + off;
    uint32_t inv = (1u << 24) / d;
    for (int i = -d; i < h + l; i++) {
      int add = i + (d - 1 - l);
      if (add >= 0 && add < h) {
        const uint8_t* s = &t[add * w];
        for (int x = 0; x < w; x++) sum[x] += s[x];
      }
      int rem = i - l - 1;
      if (rem >= 0 && rem < h) {
        const uint8_t* s = &t[rem * w];
        for (int x = 0; x < w; x++) sum[x] -= s[x];
      }
      if (i >= 0 && i < h) {
        uint8_t* o = &m[i * w];
        for (int x = 0; x < w; x++) o[x] = ((uint64_t)sum[x] * inv + (1 << 23)) >> 24;
      }
    }
  }
}
