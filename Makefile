# El Pregonero: `make site` builds the portal of Content/ into public/, `make test` runs the tests.
SHELL := /bin/bash
PREGONERO := .build/release/pregonero

# As it is released, without what debuggers read: that is a tenth of the compiling.
BUILD := swift build -c release -debug-info-format none

# What is compiled for the first look: each module as a whole, without optimisation and without what debuggers read.
FIRST := .build/first/debug/pregonero
FIRST_FLAGS := --scratch-path .build/first -c debug --disable-index-store -debug-info-format none \
	-Xswiftc -disable-batch-mode -Xswiftc -wmo -Xswiftc -num-threads -Xswiftc 2

# What runs the site: the program itself once it is there, till then that of the first look.
HERE := $(if $(wildcard $(PREGONERO)),program,first)
RUN := $(if $(wildcard $(PREGONERO)),$(PREGONERO),$(FIRST))

# So many tests run side by side; left alone, Swift Testing starts a build of a site for each of hundreds. Swift 6.2 cannot be
# told how many: there they run one after the other.
WIDTH := --experimental-maximum-parallelization-width
TOGETHER = $(if $(findstring $(WIDTH),$(shell swift test --help-hidden 2>/dev/null)),$(WIDTH) 8,--no-parallel)

# macOS lets a program have 256 files open, unless it asks for more.
FILES := [ "$$(ulimit -Sn)" = unlimited ] || [ "$$(ulimit -Sn)" -ge 1024 ] || ulimit -Sn 1024;

.PHONY: site serve program first test testable compiled-tests test-plain test-compiler test-browser test-publishing test-recurrence test-instructions test-peer bench torture fuzz lint geometry \
	setup setup-browser release test-release clean

site: $(HERE)
	$(RUN) build

serve: $(HERE)
	$(RUN) serve

# The program as it is released, for daily work.
program: setup
	$(BUILD) --product pregonero

first: setup
	swift build $(FIRST_FLAGS) --product pregonero

# All tests, of the program optimised as it is released: what users run is what is tested. Each target imports what it names.
test: compiled-tests
	$(FILES) swift test -c release --skip-build $(TOGETHER)

# After the program, which others may be running by then.
compiled-tests: testable program
	$(BUILD) --build-tests --explicit-target-dependency-import-check error

# Without optimisation: what a developer runs a part of (TESTS='--filter NAME'), and what traps more, as assertions and
# reading beyond a buffer.
test-plain: testable
	swift build --build-tests
	$(FILES) swift test --skip-build $(TOGETHER) $(TESTS)

# Whether this compiler still has the faults that the code goes out of the way of.
test-compiler: setup
	Tests/Compiler/run

test-browser: setup-browser program
	Tests/Browser/run $(PREGONERO)
	Tests/Browser/recipes $(PREGONERO)
	Tests/Torture/run $(PREGONERO) --mutations 1000

# Feeds, sitemaps, nginx, Caddy, Apache and the recipes for CI; names what it has to leave out.
test-publishing: setup-browser program
	Tests/Publishing/run $(PREGONERO)

# When something repeats, beside python-dateutil.
test-recurrence: setup-browser program
	Tests/Recurrence/run $(PREGONERO) --rules $(or $(RULES),300)

# Fails when a small build takes more instructions than recorded; what is wanted is recorded with --record.
test-instructions: setup-browser program
	python3 Tests/Benchmarks/instructions.py $(PREGONERO)

# Whether what Hugo builds for the benchmarks says what the theme says by now; else no time of theirs could stand beside ours.
test-peer: setup-browser program
	Tests/Benchmarks/run $(PREGONERO) 200 --compare

# Beside peers, in one table; no figure fails it.
bench: setup-browser program
	$(BUILD) --product ReadingBenchmark
	python3 Tests/Benchmarks/instructions.py $(PREGONERO)
	Tests/Benchmarks/run $(PREGONERO)

# The long proofs, of which `make test` and `make test-browser` run a short part. The first is what only the plain build traps;
# the corpora tell no more there.
torture: setup-browser program
	env -u PREGONERO_SHARED $(MAKE) test-plain
	Tests/Browser/run $(PREGONERO) --matrix full
	python3 Tests/Torture/hostile.py $(PREGONERO)
	Tests/Torture/run $(PREGONERO)
	PREGONERO_PROGRAM=$(PREGONERO) PREGONERO_SOURCES=$${PREGONERO_SOURCES:-200} swift test --filter ManySourcesTests
	PREGONERO_PROGRAM=$(PREGONERO) PREGONERO_KILLS=$${PREGONERO_KILLS:-200} swift test --filter KilledBuildTests
	PREGONERO_PROGRAM=$(PREGONERO) PREGONERO_STORIES=$${PREGONERO_STORIES:-200} swift test --filter 'IncrementalBuildTests|KnownItemsTests|StorySettlingTests'
	PREGONERO_TORTURE=1 swift test --filter SearchOracleTests
	DEPLOY_TENTHS=all Tests/Publishing/run $(PREGONERO) $(addprefix to-,folder rclone webdav rsync sftp ftp git)
	Tests/Recurrence/run $(PREGONERO) --rules 1500
	python3 Tests/Publishing/ninety_days.py $(PREGONERO)
	TSAN_OPTIONS="suppressions=$(CURDIR)/Tests/Torture/thread-suppressions.txt" swift test --sanitize=thread --scratch-path .build/threads \
		$(TOGETHER) --filter '^(FetchingTests|ArchivingTests|PublishingTests|PicturesTests|PreviewTests)\.'

# What others install: a Debian package, an archive, a container file, what is in them, their sums; all in dist.
release: setup
	Packaging/release dist

# What `make release` made; as root with debootstrap also in a clean Debian 12 and a clean Ubuntu 24.04.
test-release:
	Packaging/check dist

fuzz: setup
	Tests/Fuzzing/run --seconds $(or $(SECONDS),600)

lint: setup
	swift format lint --strict -rp Sources Tests Plugins Package.swift Templates/ThemeFile.swift
	@if [ -n "$${PREGONERO_SHARED:-}" ]; then Sources/Publish/Cartography/Data/embed.py --check "$$PREGONERO_SHARED/geo"; fi
	.ci/arrows
	.ci/returned-awaits
	.ci/markup
	$(BUILD) --product pregonero
	.ci/numbers

# After a change in Sources/Publish/Cartography/Data/embed.py; GEO is the folder with Natural Earth as GeoJSON.
geometry:
	Sources/Publish/Cartography/Data/embed.py "$${GEO:-$$PREGONERO_SHARED/geo}"

setup:
	@.ci/setup

testable:
	@.ci/setup tests

setup-browser:
	@.ci/setup browser

clean:
	rm -rf .build dist public .pregonero
