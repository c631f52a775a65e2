// Measures Kiwi on systems in the .cn text format: builds them, edits, changes, and prints one CSV line a file. With
// `values FILE` it prints the solution instead, a line `NAME VALUE` for each variable.
//
// With `--once` first, each is built one single time, and nothing else is measured.
//
// Kiwi has one weight a constraint instead of priorities; distinct priorities below required, and the edits above them,
// get the weights 1, 25, 25², … in ascending order.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace {

struct Line {
  double priority;
  kiwi::RelationalOperator relation;
  double constant;
  std::vector<std::pair<double, int>> terms;
};

struct Edit {
  int variable;
  double low, high;
};

struct Change {
  int line;
  double before, after;
};

struct System {
  std::vector<Line> lines;
  std::vector<Edit> edits;
  std::vector<Change> changes;
  std::vector<std::string> names;
  std::map<std::string, int> places;
  int views = 0;

  int variable(const std::string& name) {
    auto found = places.find(name);
    if (found != places.end()) return found->second;
    places.emplace(name, int(names.size()));
    names.push_back(name);
    return int(names.size()) - 1;
  }
};

System read(const std::string& path) {
  System system;
  std::ifstream file(path);
  std::string text;
  while (std::getline(file, text)) {
    std::istringstream fields(text);
    std::string first;
    if (!(fields >> first) || first[0] == '#') continue;
    if (first == "views") {
      fields >> system.views;
    } else if (first == "edit") {
      Edit edit;
      std::string name;
      fields >> name >> edit.low >> edit.high;
      edit.variable = system.variable(name);
      system.edits.push_back(edit);
    } else if (first == "change") {
      Change change;
      fields >> change.line >> change.before >> change.after;
      system.changes.push_back(change);
    } else {
      Line line;
      std::string relation, term;
      line.priority = std::atof(first.c_str());
      fields >> relation >> line.constant;
      line.relation = relation == "=" ? kiwi::OP_EQ : relation == "<=" ? kiwi::OP_LE : kiwi::OP_GE;
      while (fields >> term) {
        auto star = term.find('*');
        line.terms.emplace_back(std::atof(term.substr(0, star).c_str()), system.variable(term.substr(star + 1)));
      }
      system.lines.push_back(line);
    }
  }
  return system;
}

using Clock = std::chrono::steady_clock;

double seconds(Clock::time_point since) {
  return std::chrono::duration<double>(Clock::now() - since).count();
}

struct Solved {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
};

struct Weights {
  std::map<double, double> weights;

  explicit Weights(const System& system) {
    for (const Line& line : system.lines)
      if (line.priority < 1000) weights[line.priority] = 0;
    weights[999] = 0;
    double weight = 1;
    for (auto& entry : weights) {
      entry.second = weight;
      weight *= 25;
    }
  }

  double of(double priority) const {
    return priority >= 1000 ? kiwi::strength::required : weights.at(priority);
  }
};

kiwi::Constraint constraint(const Line& line, double constant, const std::vector<kiwi::Variable>& variables,
                            const Weights& weights) {
  std::vector<kiwi::Term> terms;
  terms.reserve(line.terms.size());
  for (auto& term : line.terms) terms.emplace_back(variables[term.second], term.first);
  return kiwi::Constraint(kiwi::Expression(std::move(terms), -constant), line.relation, weights.of(line.priority));
}

void build(const System& system, const Weights& weights, Solved& out) {
  for (const std::string& name : system.names) out.variables.emplace_back(name);
  for (const Edit& edit : system.edits) {
    out.solver.addEditVariable(out.variables[edit.variable], weights.of(999));
    out.solver.suggestValue(out.variables[edit.variable], edit.low);
  }
  for (const Line& line : system.lines) {
    out.constraints.push_back(constraint(line, line.constant, out.variables, weights));
    out.solver.addConstraint(out.constraints.back());
  }
  out.solver.updateVariables();
}

double median(std::vector<double> times) {
  std::sort(times.begin(), times.end());
  return times.empty() ? NAN : times[times.size() / 2];
}

/// The median time of a step, over batches long enough for the clock.
template <class Step>
double perStep(Step step) {
  long count = 1;
  for (;;) {
    auto start = Clock::now();
    for (long i = 0; i < count; i++) step();
    double time = seconds(start);
    if (time > 0.5) return time / count;
    if (time > 0.002 || count > 1000000) break;
    count *= 2;
  }
  std::vector<double> times;
  double sum = 0;
  while (times.size() < 11 || (sum < 0.1 && times.size() < 1000)) {
    auto start = Clock::now();
    for (long i = 0; i < count; i++) step();
    double time = seconds(start);
    times.push_back(time / count);
    sum += time;
    if (sum > 5) break;
  }
  return median(times);
}

}  // namespace

int main(int count, char** arguments) {
  if (count == 3 && std::string(arguments[1]) == "values") {
    System system = read(arguments[2]);
    Solved solved;
    build(system, Weights(system), solved);
    for (std::size_t i = 0; i < system.names.size(); i++)
      std::printf("%s %.17g\n", system.names[i].c_str(), solved.variables[i].value());
    return 0;
  }
  bool once = count > 1 && std::string(arguments[1]) == "--once";
  for (int i = once ? 2 : 1; i < count; i++) {
    System system = read(arguments[i]);
    Weights weights(system);
    if (once) {
      auto start = Clock::now();
      Solved solved;
      build(system, weights, solved);
      std::printf("%s,%g,,\n", arguments[i], seconds(start));
      continue;
    }
    std::vector<double> times;
    double sum = 0;
    while (times.size() < 3 || (sum < 0.5 && times.size() < 2001)) {
      auto start = Clock::now();
      Solved solved;
      build(system, weights, solved);
      times.push_back(seconds(start));
      sum += times.back();
      if (sum > 20) break;
    }
    Solved solved;
    build(system, weights, solved);
    int thousandths = 0;
    double edit = perStep([&] {
      thousandths += thousandths < 963 ? 37 : -963;
      for (const Edit& edit : system.edits)
        solved.solver.suggestValue(solved.variables[edit.variable],
                                   edit.low + (edit.high - edit.low) * (thousandths * 0.001));
      solved.solver.updateVariables();
    });
    long step = 0;
    double change = perStep([&] {
      for (const Change& change : system.changes) solved.solver.removeConstraint(solved.constraints[change.line]);
      for (const Change& change : system.changes) {
        double constant = step % 2 == 0 ? change.after : change.before;
        solved.constraints[change.line] = constraint(system.lines[change.line], constant, solved.variables, weights);
        solved.solver.addConstraint(solved.constraints[change.line]);
      }
      solved.solver.updateVariables();
      step++;
    });
    std::printf("%s,%g,%g,%g\n", arguments[i], median(times), edit, change);
    std::fflush(stdout);
  }
}
