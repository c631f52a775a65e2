// Measures Yoga on the screens of ViewBenchmarks, which are built from Yoga's nodes with the same pictures. Prints one
// CSV line per workload and size; with `frames WORKLOAD SIZE`, prints all frames in tree order.
#include <malloc.h>
#include <yoga/Yoga.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <limits>
#include <string>
#include <vector>

namespace {

// Text is measured by the formula of MeasuredText.swift.
float scale = 1;

struct Text {
  int letters;
  bool wraps;
};

YGSize measure(YGNodeRef node, float width, YGMeasureMode mode, float, YGMeasureMode) {
  const Text& text = *static_cast<Text*>(YGNodeGetContext(node));
  float natural = text.letters * 8 * scale;
  if (!text.wraps || mode == YGMeasureModeUndefined || width <= 0 || width >= natural) return {natural, 20 * scale};
  return {width, std::ceil(natural / width) * 20 * scale};
}

// A screen, and the nodes in its middle that are changed.
struct Screen {
  YGNodeRef root = nullptr;
  YGNodeRef fixed = nullptr;  // The node whose width or height is the constant.
  bool fixesHeight = false;
  YGNodeRef text = nullptr;
  YGNodeRef row = nullptr;
  std::vector<Text> texts;
  std::vector<YGNodeRef> textNodes;
};

YGNodeRef node(YGNodeRef parent, YGFlexDirection direction = YGFlexDirectionColumn) {
  YGNodeRef made = YGNodeNew();
  YGNodeStyleSetFlexDirection(made, direction);
  if (parent) YGNodeInsertChild(parent, made, YGNodeGetChildCount(parent));
  return made;
}

YGNodeRef text(Screen& screen, YGNodeRef parent, int letters, bool wraps = false) {
  YGNodeRef made = node(parent);
  screen.texts.push_back({letters, wraps});
  screen.textNodes.push_back(made);
  YGNodeSetContext(made, &screen.texts.back());
  YGNodeSetMeasureFunc(made, measure);
  return made;
}

void column(Screen& screen, int rows) {
  for (int index = 0; index < rows; index++) {
    YGNodeRef row = node(screen.root, YGFlexDirectionRow);
    const float widths[] = {40, 60, 80};
    for (int place = 0; place < 4; place++) {
      YGNodeRef leaf = node(row);
      YGNodeStyleSetHeight(leaf, 44);
      if (place < 3) YGNodeStyleSetWidth(leaf, widths[place]);
      if (place == 3) YGNodeStyleSetFlexGrow(leaf, 1);
      if (place > 0) YGNodeStyleSetMargin(leaf, YGEdgeLeft, 8);
      if (place == 2 && index == rows / 2) screen.fixed = leaf;
    }
    if (index == rows / 2) screen.row = row;
  }
}

void settings(Screen& screen, int rows) {
  screen.texts.reserve(2 * rows);
  for (int index = 0; index < rows; index++) {
    YGNodeRef row = node(screen.root, YGFlexDirectionRow);
    YGNodeStyleSetHeight(row, 44);
    YGNodeStyleSetAlignItems(row, YGAlignCenter);
    YGNodeStyleSetPadding(row, YGEdgeHorizontal, 16);
    text(screen, row, 4 + index % 8);
    YGNodeRef detail = text(screen, row, 2 + index % 8);
    YGNodeStyleSetMarginAuto(detail, YGEdgeLeft);
    YGNodeStyleSetMargin(detail, YGEdgeRight, 8);
    YGNodeRef toggle = node(row);
    YGNodeStyleSetWidth(toggle, 51);
    YGNodeStyleSetHeight(toggle, 32);
    if (index == rows / 2) {
      screen.fixed = row;
      screen.fixesHeight = true;
      screen.text = detail;
    }
  }
}

void feed(Screen& screen, int cards) {
  screen.texts.reserve(2 * cards);
  for (int index = 0; index < cards; index++) {
    YGNodeRef card = node(screen.root);
    YGNodeStyleSetPadding(card, YGEdgeAll, 16);
    if (index > 0) YGNodeStyleSetMargin(card, YGEdgeTop, 12);
    YGNodeRef header = node(card, YGFlexDirectionRow);
    YGNodeStyleSetAlignItems(header, YGAlignCenter);
    YGNodeRef picture = node(header);
    YGNodeStyleSetWidth(picture, 40);
    YGNodeStyleSetHeight(picture, 40);
    YGNodeStyleSetMargin(picture, YGEdgeRight, 8);
    YGNodeStyleSetFlexGrow(text(screen, header, 5 + index % 10), 1);
    YGNodeRef story = text(screen, card, 60 + index * 37 % 240, true);
    YGNodeStyleSetMargin(story, YGEdgeVertical, 8);
    YGNodeRef buttons = node(card, YGFlexDirectionRow);
    for (int place = 0; place < 3; place++) {
      YGNodeRef button = node(buttons);
      YGNodeStyleSetFlexGrow(button, 1);
      YGNodeStyleSetFlexBasis(button, 0);
      YGNodeStyleSetHeight(button, 44);
      if (place > 0) YGNodeStyleSetMargin(button, YGEdgeLeft, 8);
    }
    if (index == cards / 2) {
      screen.fixed = picture;
      screen.text = story;
      screen.row = card;
    }
  }
}

void deep(Screen& screen, int levels) {
  YGNodeRef outer = screen.root;
  for (int level = 1; level <= levels; level++) {
    YGNodeStyleSetPadding(outer, YGEdgeHorizontal, 1);
    YGNodeStyleSetPadding(outer, YGEdgeBottom, 1);
    YGNodeRef strip = node(outer);
    YGNodeStyleSetHeight(strip, 2);
    if (level == levels / 2) {
      screen.fixed = strip;
      screen.fixesHeight = true;
    }
    outer = node(outer);
  }
  YGNodeStyleSetHeight(outer, 10);
}

void make(Screen& screen, const std::string& workload, int count) {
  screen = Screen();
  screen.root = node(nullptr);
  if (workload == "column") column(screen, count / 5);
  if (workload == "settings") settings(screen, count / 4);
  if (workload == "feed") feed(screen, count / 9);
  if (workload == "deep") deep(screen, count / 2);
}

void layOut(const Screen& screen, float width = 375) {
  YGNodeCalculateLayout(screen.root, width, YGUndefined, YGDirectionLTR);
}

// The processor time of the thread, which leaves out what else runs on the machine.
double processorTime() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

double seconds(const std::function<void()>& body) {
  double start = processorTime();
  body();
  return processorTime() - start;
}

long allocated() {
  auto info = mallinfo2();
  return long(info.uordblks + info.hblkhd);
}

// The time of a change and the layout after it.
void printChange(int rounds, const std::function<void(bool)>& step) {
  double best = std::numeric_limits<double>::infinity();
  for (int round = 0; round < std::max(20, rounds); round++) best = std::min(best, seconds([&] { step(round % 2 == 0); }));
  step(false);
  std::printf(",%g", best);
}

void time(const std::string& workload, int count) {
  int rounds = std::max(5, std::min(200, 200000 / count));
  Screen screen;
  long before = allocated();
  make(screen, workload, count);
  layOut(screen);
  double bytes = double(allocated() - before) / count;
  double making = std::numeric_limits<double>::infinity(), first = making;
  for (int round = 0; round < rounds; round++) {
    YGNodeFreeRecursive(screen.root);
    making = std::min(making, seconds([&] { make(screen, workload, count); }));
    first = std::min(first, seconds([&] { layOut(screen); }));
  }
  std::printf("%s,%d,%g,%g", workload.c_str(), count, making, first);
  printChange(rounds, [&](bool on) { layOut(screen, on ? 390 : 375); });
  auto length = screen.fixesHeight ? YGNodeStyleGetHeight(screen.fixed) : YGNodeStyleGetWidth(screen.fixed);
  printChange(rounds, [&](bool on) {
    float value = length.value + (on ? 2 : 0);
    screen.fixesHeight ? YGNodeStyleSetHeight(screen.fixed, value) : YGNodeStyleSetWidth(screen.fixed, value);
    layOut(screen);
  });
  if (screen.text) {
    Text& text = *static_cast<Text*>(YGNodeGetContext(screen.text));
    int letters = text.letters;
    printChange(rounds, [&](bool on) {
      text.letters = letters + (on ? 1 : 0);
      YGNodeMarkDirty(screen.text);
      layOut(screen);
    });
  } else {
    std::printf(",");
  }
  if (screen.row) {
    printChange(rounds, [&](bool on) {
      YGNodeStyleSetDisplay(screen.row, on ? YGDisplayNone : YGDisplayFlex);
      layOut(screen);
    });
  } else {
    std::printf(",");
  }
  if (screen.text) {
    printChange(rounds, [&](bool on) {
      scale = on ? 1.5 : 1;
      for (YGNodeRef node : screen.textNodes) YGNodeMarkDirty(node);
      layOut(screen);
    });
  } else {
    std::printf(",");
  }
  std::printf(",%g\n", bytes);
  std::fflush(stdout);
  YGNodeFreeRecursive(screen.root);
}

void printFrames(YGNodeRef node) {
  std::printf(
      "%.1f %.1f %.1f %.1f\n", YGNodeLayoutGetLeft(node), YGNodeLayoutGetTop(node), YGNodeLayoutGetWidth(node),
      YGNodeLayoutGetHeight(node));
  for (unsigned index = 0; index < YGNodeGetChildCount(node); index++) printFrames(YGNodeGetChild(node, index));
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 4) {
    std::fprintf(stderr, "usage: yoga time|frames WORKLOAD SIZE\n");
    return 64;
  }
  std::string workload = arguments[2];
  int size = std::atoi(arguments[3]);
  if (std::string(arguments[1]) == "frames") {
    Screen screen;
    make(screen, workload, size);
    layOut(screen);
    printFrames(screen.root);
  } else {
    time(workload, size);
  }
}
