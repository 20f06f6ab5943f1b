# Names the commands; Scripts/ holds what they do. `make` alone lists them.
PREFIX ?= /usr/local

.PHONY: help demo test check build install dist deb rpm image prebuilt reference docs bench bench-check bench-peers format clean

help:
	@echo "make demo    installs the libraries, builds, draws the first example"
	@echo "make test    installs what is missing and runs all tests"
	@echo "make check   what CI runs: format, measures, warnings as errors, tests, public names, and one long check in turn"
	@echo "make build   the release binary: .build/release/galley"
	@echo "make install PREFIX=/usr/local  the program, its manual page, completions and licences"
	@echo "make dist    an archive of the same: .build/galley-VERSION-MACHINE.tar.gz"
	@echo "make deb     Debian packages: .build/galley_VERSION_MACHINE.deb, and one for previews"
	@echo "make rpm     an RPM package: .build/galley-VERSION-1.MACHINE.rpm"
	@echo "make image   a container image with galley and nothing else"
	@echo "make prebuilt  a Swift package with compiled modules: .build/galley-swift-VERSION-MACHINE.tar.gz"
	@echo "make reference  writes Guides/Reference from the registry of scene elements"
	@echo "make docs    the site: .build/docs"
	@echo "make bench   times every stage of Examples/chips.json, warm"
	@echo "make bench-check  compares with the program written by hand, and fails where a ratio is worse than the kept one"
	@echo "make bench-peers  installs what Scripts/bench text, raster, png and scenes compare with"
	@echo "make format  formats all sources"
	@echo "make clean   removes what was built"

demo:
	@Scripts/demo
test:
	@Scripts/test
check:
	@Scripts/check
build:
	@Scripts/build
install:
	@Scripts/install "$(PREFIX)"
dist:
	@Scripts/dist
deb:
	@Scripts/deb
rpm:
	@Scripts/rpm
image:
	@Scripts/image
prebuilt:
	@Scripts/build
	@Scripts/prebuilt
reference:
	@Scripts/reference
docs:
	@Scripts/build
	@Scripts/docs
bench-peers:
	@Scripts/bench-peers
bench:
	@Scripts/bench
bench-check:
	@Scripts/bench limit --check
format:
	@swift format --in-place --recursive --parallel Package.swift Sources Tests Fuzz Examples Scripts/function-shapes.swift
clean:
	@rm -rf .build Examples/consumer/.build
