# `make` alone lists the targets.
.DEFAULT_GOAL := help
.PHONY: help setup build program sdk apps demo test sanitize lint format docs house conversions site browse-site fidelity surface check-surface check-fidelity corpus check-audit pictures rule-pages uikit-support benchmark browse-report browse-preview package release try-package try-release completions fuzz fuzz-short fuzz-bytes clean

# The examples that are apps.
APPS := $(notdir $(patsubst %/Package.swift,%,$(wildcard Examples/*/Package.swift)))
# All targets share one debug build: it is testable, it writes the index, and only changed files are compiled again. The
# solver and the typesetter are optimised in it, too. What is optimised as a whole has a folder of its own.
SNUG := .build/debug/snug
OPTIMISED := swift build -c release --scratch-path .build-release
# These tests register classes for the whole process, send signals to busy programs, or have a short clock, so they have a process of their own.
OWN_PROCESS := ^((ExampleTests|FrameworkModulesTests)\.|snugTests\.(InterruptionTests|WorkerPoolTests))
# The modules with a documentation catalogue.
DOCUMENTED := ConstraintSolver Typesetting UIKit InterfaceBuilder Drawing Environments Audit Reports
# Documents that Interface Builder saved, as Scripts/fidelity expects them. The project does not need them.
CORPUS ?= ../shared/corpus
# The folder of documents that `make fuzz` damages, the first seed, and the number of seeds.
FUZZED ?= Examples
FROM ?= 1
COUNT ?= 1000

help: ## lists these targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | awk -F '\t' '{ printf "make %-14s %s\n", $$1, $$2 }'

setup: ## installs missing system libraries and fonts (apt or Homebrew)
	@Scripts/setup

build: setup ## builds snug for work on it, as .build/debug/snug
	@Scripts/quietly swift build --product snug

program: setup ## builds snug optimised, three times as fast, as out/program/snug
	@Scripts/quietly $(OPTIMISED) --product snug
	@install -D .build-release/release/snug out/program/snug
	@echo "out/program/snug"

sdk: setup ## puts the modules that apps of Xcode projects are compiled against beside .build/debug/snug
	@Scripts/quietly swift build --product snug
	@Scripts/quietly swift build --product rewrite-sources
	@Scripts/quietly swift build --product SnugSDK
	@Scripts/quietly swift build --target SnugTestHost
	@Scripts/sdk .build/debug .build/debug/sdk

apps: build
	@for app in $(APPS); do Scripts/quietly swift build --product $$app || exit 1; done

demo: apps ## audits and draws the screens under Examples/, and prints where the results are
	@Scripts/demo $(SNUG) .build/debug

test: setup ## builds and runs all tests, and says what this machine could not test
	@Scripts/quietly swift build --build-tests
	@Scripts/run-tests '$(OWN_PROCESS)'

SANITIZER ?= address
sanitize: setup ## runs all tests under a sanitizer (SANITIZER=address or thread)
	@Scripts/quietly swift build --build-tests --sanitize $(SANITIZER) --scratch-path .build-$(SANITIZER)
	@ASAN_OPTIONS=detect_leaks=0 TSAN_OPTIONS=suppressions=$(CURDIR)/Scripts/thread-sanitizer.supp \
	  Scripts/run-tests '$(OWN_PROCESS)' --sanitize $(SANITIZER) --scratch-path .build-$(SANITIZER)

SWIFT_FILES := Package.swift Plugins Sources Surface Tests Examples Snippets Benchmarks/Package.swift Benchmarks/Sources Scripts/surface
lint: ## checks the format of all Swift files
	swift format lint --strict --recursive --parallel $(SWIFT_FILES)

format: ## formats all Swift files in place
	swift format --in-place --recursive --parallel $(SWIFT_FILES)

# Only what has folders, so that swift-syntax is not built.
house: setup ## writes docs/house.txt, the references between folders (from the compiler's index); fails if one leads upwards
	@Scripts/quietly swift build --target snug
	@python3 Scripts/house --write

conversions: setup ## lists floating-point to integer conversions that could trap (from the compiler's index)
	@Scripts/quietly swift build
	@Scripts/conversions

docs: setup ## builds the reference of every library; fails on broken links
	@SNUG_DOCUMENTATION=1 Scripts/quietly swift package generate-documentation --warnings-as-errors \
	  $(DOCUMENTED:%=--target %)
	@echo "open .build/plugins/Swift-DocC/outputs in a server, or: SNUG_DOCUMENTATION=1 swift package --disable-sandbox preview-documentation --target UIKit"

# `make site SITE=--without-reference` builds the pages alone, in seconds, and needs no Swift.
SITE ?=
site: $(if $(findstring --without-reference,$(SITE)),,setup) ## builds the site of all pages and the reference in out/site; fails on broken links (needs python3-venv)
	@python3 Scripts/site $(SITE)

browse-site: ## looks at the pages of out/site in headless Chromium (Debian's chromium), with and without JavaScript
	@Scripts/browse-site out/site --pictures out/site-pictures

fidelity: build ## scores layout against a corpus of documents (CORPUS=folder) and writes docs/fidelity.md and .json
	@python3 Scripts/fidelity $(SNUG) "$(CORPUS)" --write

check-fidelity: build ## fails if a document of Tests/Corpus is laid out otherwise, or CORPUS scores lower than docs/fidelity.json allows
	@python3 Scripts/fidelity $(SNUG) Tests/Corpus --exact
	@if [ -f "$(CORPUS)/index.jsonl" ]; then python3 Scripts/fidelity $(SNUG) "$(CORPUS)" --check; \
	  else echo "fidelity: there is no corpus of public documents at $(CORPUS)"; fi

corpus: build ## rewrites Tests/Corpus, the documents of our own making
	@python3 Scripts/corpus $(SNUG)

check-audit: build ## checks on a corpus that sharing between environments changes no finding (CORPUS=folder)
	@for way in "" --anew; do $(SNUG) audit "$(CORPUS)" $$way -o out/check-audit$$way >/dev/null 2>&1 || [ $$? -le 2 ] || exit 1; done
	@cmp out/check-audit/run.jsonl out/check-audit--anew/run.jsonl && echo "the same findings"

pictures: apps ## redraws the pictures of the README, the gallery of screens and the map of an app (needs Debian's chromium)
	@Scripts/pictures $(SNUG) .build/debug
	@Scripts/gallery $(SNUG) .build/debug
	@Scripts/draw-map $(SNUG) .build/debug

rule-pages: build ## rewrites the pages of the audit's rules, with a picture each
	@Scripts/rule-pages $(SNUG)

browse-report: build ## writes the HTML report of the examples and tests it in headless Chromium (Debian's chromium)
	@rm -rf out/report && $(SNUG) audit Examples --report html=out/report >out/report.txt || [ $$? -eq 1 ]
	@Scripts/browse-report out/report --cells 10000 --pictures out/report-pictures

browse-preview: apps ## tests the page of snug preview in headless Chromium (Debian's chromium) and prints its latency
	@Scripts/browse-preview $(SNUG) --app .build/debug/AutoLayoutGuide --pictures out/preview-pictures

# Debian packages with what makes a release.
MAKES_RELEASES := libcurl4-openssl-dev dpkg-dev binutils
package: ## makes the Debian packages snug, which includes Swift's runtime, and snug-sdk, in out/
	@Scripts/setup $(MAKES_RELEASES)
	@python3 Scripts/release --only-package

# `make release RELEASE=--untagged` makes a trial of a commit without a tag.
RELEASE ?=
release: ## makes all files of a release in out/release, with the version of the commit's tag
	@python3 Scripts/release --check $(RELEASE)
	@Scripts/setup $(MAKES_RELEASES)
	@python3 Scripts/release $(RELEASE)

try-package: ## installs the package into a clean Debian root and runs an audit there (as root; needs debootstrap)
	@Scripts/try-package out/snug_*.deb

try-release: ## tries the package, the tarball and the image of out/release (as root; needs debootstrap and buildah)
	@Scripts/try-package out/release/snug_*.deb
	@Scripts/try-package out/release/snug-*-linux-*.tar.gz trixie
	@Scripts/try-package out/release/snug-*-linux-*.oci.tar

completions: build ## writes shell completions for bash, zsh and fish into out/completions
	@mkdir -p out/completions
	@$(SNUG) --generate-completion-script bash >out/completions/snug.bash
	@$(SNUG) --generate-completion-script zsh >out/completions/_snug
	@$(SNUG) --generate-completion-script fish >out/completions/snug.fish
	@echo "out/completions: snug.bash for ~/.local/share/bash-completion/completions/snug, _snug for a folder of zsh's fpath," \
	  "snug.fish for ~/.config/fish/completions"

SURFACE := swift build --package-path Scripts/surface --scratch-path .build/surface
surface: setup ## writes the stand-ins for Apple's frameworks from the folder Surface
	@Scripts/quietly $(SURFACE) --product surface
	@.build/surface/debug/surface .

check-surface: setup ## tests the generator of the stand-ins, and fails if what it writes differs from what is there
	@Scripts/quietly $(SURFACE) --build-tests
	@swift test --package-path Scripts/surface --scratch-path .build/surface --skip-build
	@.build/surface/debug/surface --check .

uikit-support: ## rewrites docs/uikit-support.md (what works in UIKit and what is inert) from the sources
	@Scripts/uikit-support

benchmark: setup ## builds and runs the benchmarks of the solver and its peers
	@Benchmarks/run

fuzz: setup ## feeds damaged input to the libraries and to snug (SUBJECT=audit FROM=1 COUNT=1000 FUZZED=folder SANITIZE=address)
	@Scripts/quietly swift build --product fuzz $(if $(SANITIZE),--sanitize $(SANITIZE) --scratch-path .build-$(SANITIZE))
	@Scripts/quietly swift build --product snug $(if $(SANITIZE),--sanitize $(SANITIZE) --scratch-path .build-$(SANITIZE))
	$(if $(SANITIZE),.build-$(SANITIZE),.build)/debug/fuzz $(if $(SUBJECT),--subject $(SUBJECT)) --from $(FROM) --count $(COUNT) \
	  $(if $(SECONDS_AT_MOST),--seconds $(SECONDS_AT_MOST)) $(if $(SANITIZE),--allowance 20) $(FUZZED)

# `make test` has built both programs. The first seed follows from the number of commits, so that a commit always runs the
# same cases, and each commit others.
# `make fuzz-short BUILT=1` takes the program that `swift build --build-tests` has built.
fuzz-short: ## runs the fuzzing of .ci/run: all subjects, two minutes at most
	@$(if $(BUILT),,Scripts/quietly swift build --product fuzz)
	.build/debug/fuzz --from $$(( $$(git rev-list --count HEAD 2>/dev/null || echo 1) * 1000 )) --count 100 --seconds 100 $(FUZZED)

# Seconds that libFuzzer runs.
DURATION ?= 60
fuzz-bytes: setup ## runs libFuzzer on the readers of bytes: XML, texts, headers of pictures (DURATION=60)
	swift build -c release --product fuzz --sanitize fuzzer --scratch-path .build-fuzzer -Xswiftc -DFUZZER -Xswiftc -enable-testing
	@mkdir -p out/fuzz/bytes
	.build-fuzzer/release/fuzz -max_total_time=$(DURATION) -timeout=2 -rss_limit_mb=300 -artifact_prefix=out/fuzz/ \
	  out/fuzz/bytes Examples

clean: ## removes the build folders and out/
	rm -rf .build .build-release .build-address .build-thread .build-fuzzer out
