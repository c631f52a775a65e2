// The arithmetic floor: the frames of the six workloads worked out directly, in one pass, without a solver.
// What any solver takes above this is the price of not knowing the formulas.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {

struct Frame {
  double x, y, width, height;
};
using Frames = std::vector<Frame>;
using Numbers = std::vector<double>;

void chain(Frames& frames, const Numbers& widths, double total) {
  double x = 8;
  for (size_t i = 0; i < widths.size(); i++) {
    double width = i + 1 < widths.size() ? widths[i] : total - 8 - x;
    frames[i] = {x, 8, width, 84};
    x += width + 8;
  }
}

void nested(Frames& frames, const Numbers& titles, double width, double height) {
  Frame around = {0, 0, width, height};
  for (size_t i = 0; i < titles.size(); i++) {
    Frame box = {around.x + 1, around.y + 1, around.width - 2, around.height - 2};
    frames[4 * i] = box;
    frames[4 * i + 1] = {box.x + 4, box.y + 4, std::min(titles[i], box.width - 28), 20};
    frames[4 * i + 2] = {box.x + box.width - 20, box.y + 4, 16, 16};
    frames[4 * i + 3] = {box.x, box.y + box.height - 12, box.width, 12};
    around = box;
  }
}

void stackList(Frames& frames, const Numbers& titles, const Numbers& heights, double width) {
  double y = 0;
  for (size_t i = 0; i < titles.size(); i++) {
    double image = i % 3 == 0 ? 60 : 40;
    double room = width - 80 - image;
    double title = std::min(titles[i], std::max(0.0, room));
    double detail = std::max(0.0, room - title);
    double height = std::max(56.0, heights[i] + 16);
    double x = 24 + image;
    frames[5 * i] = {0, y, width, height};
    frames[5 * i + 1] = {16, y + height / 2 - 20, image, 40};
    frames[5 * i + 2] = {x, y + 8, title, heights[i]};
    frames[5 * i + 3] = {x + title + 8, y + 8, detail, 18};
    frames[5 * i + 4] = {width - 40, y + height / 2 - 12, 24, 24};
    y += height;
  }
}

void equal(Frames& frames, size_t count, double total) {
  double width = (total - 4.0 * (count - 1)) / count, x = 0;
  for (size_t i = 0; i < count; i++, x += width + 4) frames[i] = {x, 0, width, 100};
}

void form(Frames& frames, const Numbers& labels, double width) {
  double column = *std::max_element(labels.begin(), labels.end()), y = 16;
  for (size_t i = 0; i < labels.size(); i++, y += 38) {
    frames[2 * i] = {16, y + 5, column, 20};
    frames[2 * i + 1] = {column + 24, y, width - column - 40, 30};
  }
}

void grid(Frames& frames, size_t side, double width, double height) {
  double unit = (width - 8.0 * (side + 1)) / (side + 1), row = (height - 8.0 * (side + 1)) / (1 + 1.5 * (side - 1));
  double y = 8;
  for (size_t i = 0; i < side; i++) {
    double x = 8, cell = i ? 1.5 * row : row;
    for (size_t j = 0; j < side; j++) {
      double column = j ? unit : 2 * unit;
      frames[i * side + j] = {x, y, column, cell};
      x += column + 8;
    }
    y += cell + 8;
  }
}

template <class Work>
void measure(const char* name, int size, size_t views, Work work) {
  Frames frames(views + 8);
  std::vector<double> times;
  volatile double sink = 0;
  int count = std::max(1, 200000 / (size + 1));
  for (int run = 0; run < 21; run++) {
    auto start = std::chrono::steady_clock::now();
    for (int k = 0; k < count; k++) {
      work(frames, k % 100);
      sink = sink + frames[views - 1].x;
    }
    times.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() / count);
  }
  std::sort(times.begin(), times.end());
  std::printf("%s-%d,%g\n", name, size, times[10]);
}

}  // namespace

int main(int count, char** arguments) {
  for (int a = 1; a < count; a++) {
    int n = std::atoi(arguments[a]);
    size_t depth = std::max(1, n / 4), side = 2;
    while ((side + 1) * (side + 1) <= size_t(n)) side++;
    Numbers widths(n), titles(n), heights(n), labels(n), boxes(depth);
    double total = 8;
    for (int i = 0; i < n; i++) {
      widths[i] = 40 + i * 7 % 30;
      titles[i] = 60 + i * 37 % 140;
      heights[i] = i % 4 == 1 ? 40 : 20;
      labels[i] = 50 + i * 71 % 130;
      total += widths[i] + 8;
    }
    for (size_t i = 0; i < depth; i++) boxes[i] = 60 + i % 20;
    measure("chain", n, n, [&](Frames& f, int k) { chain(f, widths, total + k); });
    measure("nested", n, 4 * depth, [&](Frames& f, int k) { nested(f, boxes, 2 * depth + 150 + k, 2 * depth + 1000); });
    measure("stacklist", n, 5 * n, [&](Frames& f, int k) { stackList(f, titles, heights, 320 + k); });
    measure("equal", n, n, [&](Frames& f, int k) { equal(f, n, 50.0 * n + k); });
    measure("form", n, 2 * n, [&](Frames& f, int k) { form(f, labels, 300 + k); });
    measure("grid", n, side * side, [&](Frames& f, int k) { grid(f, side, 60.0 * side + k, 20.0 * side); });
  }
}
