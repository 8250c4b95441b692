# El Pregonero: `make site` builds the portal of Content/ into public/, `make test` runs the tests.
SHELL := /bin/bash
PREGONERO := .build/release/pregonero
SOURCES := Package.swift $(shell find Sources Templates -name '*.swift' 2>/dev/null)

.PHONY: site test test-browser bench torture lint embed setup setup-browser clean

site: setup
	swift build -c release --product pregonero
	$(PREGONERO) build

test: setup
	swift test

test-browser: setup-browser
	swift build -c release --product pregonero
	Tests/Browser/run $(PREGONERO)

bench: setup
	swift build -c release --product pregonero
	Tests/Benchmarks/run $(PREGONERO)

# The long proofs, of which CI runs a short part.
torture: setup
	PREGONERO_KILLS=$${PREGONERO_KILLS:-300} swift test --filter WritingTests

lint: setup
	swift format lint --strict -rp Sources Tests Package.swift Templates/Embedded.swift
	Templates/embed.sh --check
	.ci/arrows

embed:
	Templates/embed.sh

setup:
	@.ci/setup

setup-browser:
	@.ci/setup browser

clean:
	rm -rf .build public .pregonero
