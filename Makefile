# make scan   set up, build, and scan the sample photos
# make test   set up, and run all tests
# make build && sudo make install   the program, sample photos, man pages and completions, under PREFIX
# make deb    pack a Debian package in .build

PACKAGES := pkg-config libpng-dev libturbojpeg0-dev libwebp-dev libheif-dev libde265-dev \
  libdav1d-dev libtiff-dev libzbar-dev libsqlite3-dev libcairo2-dev libssl-dev fonts-dejavu-core \
  libisal-dev liblzma-dev libxml2-dev libzstd-dev zlib1g-dev libcurl4-openssl-dev libtermpaint-dev \
  libchafa-dev libpq-dev
FLAGS    :=
FORMAT   := text
PREFIX   ?= /usr/local
DESTDIR  ?=
VINYLCRATE := .build/release/vinylcrate
# A folder of labelled photos: labels.csv, negatives.csv and what they name.
PHOTOS   := $(or $(VINYLCRATE_PHOTOS),../shared/photos)
SAMPLES  := $(sort $(wildcard SampleImages/*.jpg SampleImages/*.png))

# How long each fuzzer runs, and how many pictures are broken.
SECONDS  := 600
COUNT    := 100000
# How many symbols of each kind are drawn, and from which seed.
SYMBOLS  := 3000
SEED     := 1
CLEAR    := 200
REASONS  := 100

.PHONY: scan build install deb test lint setup samples rendered renderer screenshot screens peers
.PHONY: bench bench-app bench-batch bench-navigation bench-reader bench-symbols bench-clear bench-degraded bench-glare bench-labels bench-worn bench-add-ons bench-pairs bench-reasons bench-sensitivity bench-stages bench-curves bench-model
.PHONY: bench-import bench-catalog bench-search bench-pressings
.PHONY: fuzz mutate fuzz-build attack test-fleet bench-fleet bench-postgres fleet

scan: build
	@$(VINYLCRATE) scan --exit-zero --format $(FORMAT) $(SAMPLES)

# With Swift's own libraries in it, the program runs where no Swift is.
build: setup
	@swift build -c release --product vinylcrate --static-swift-stdlib $(FLAGS) >&2

# What is built already is taken, so that root needs no Swift.
install: | $(VINYLCRATE)
	@.ci/packaging/install $(VINYLCRATE) "$(DESTDIR)$(PREFIX)"

$(VINYLCRATE):
	@$(MAKE) build

deb: build
	@.ci/setup dpkg-dev python3
	@.ci/packaging/deb $(VINYLCRATE) .build

# What is slow unoptimised is built optimised: see the end of Package.swift.
# Eight tests at a time: each test's time limit runs from its start, and 2,000 at once wait for each
# other on few processors.
test: setup
	VINYLCRATE_TESTS=1 swift test --experimental-maximum-parallelization-width 8 $(FLAGS)

lint:
	swift format lint --strict --recursive Package.swift Sources Tests

setup:
	@.ci/setup $(PACKAGES)

# Whole-process time and memory beside zbarimg's, on one 12-megapixel photo.
bench: build
	@.ci/setup zbar-tools python3
	@python3 Tests/Benchmarks/scan_against_zbarimg.py $(VINYLCRATE)

# Photos a second of batches beside a loop of zbarimg, and memory on long folders; a folder of
# photos of your own by PHOTOS=folder.
bench-batch: build peers
	@$(PEERS) Tests/Benchmarks/batch_speed.py $(VINYLCRATE) \
	  $(if $(filter command line environment,$(origin PHOTOS)),--photos $(PHOTOS))

# The app in a pseudo-terminal: its first frame, its keys, memory and wake-ups, beside other programs'.
bench-app: build
	@.ci/setup python3 mc htop tig
	@python3 Tests/Benchmarks/app_speed.py $(VINYLCRATE)

# A million navigations: time and memory.
bench-navigation: setup
	@swift run -c release NavigationBenchmark

# Reads, wrong codes and times beside other readers', on the labelled photos.
bench-reader: build peers
	@$(PEERS) Tests/Benchmarks/reader_against_peers.py $(VINYLCRATE) $(PHOTOS)

# Wrong codes in drawn symbols that are easily read wrong, SYMBOLS of each kind, from SEED.
bench-symbols: setup
	@swift build -c release --product SymbolBench $(FLAGS) >&2
	@.build/release/SymbolBench --count $(SYMBOLS) --seed $(SEED) --threads $(shell nproc)

# Reads of drawn photos that nobody should miss, CLEAR of each kind, from SEED; then 20 of each kind beside
# other readers'.
bench-clear: build peers
	@swift build -c release --product ClearBench $(FLAGS) >&2
	@.build/release/ClearBench --count $(CLEAR) --seed $(SEED) --threads $(shell nproc)
	@$(PEERS) Tests/Benchmarks/clear_against_peers.py $(VINYLCRATE) .build/release/ClearBench --seed $(SEED)

# Reads and wrong codes on 2,000 degraded copies of the labelled photos, beside other readers'.
bench-degraded: build peers
	@$(PEERS) Tests/Benchmarks/degraded_photos.py $(VINYLCRATE) $(PHOTOS) --seed $(SEED)

# Reads and wrong codes where a strip of light lies on the symbol, from SEED.
bench-glare: build peers
	@$(PEERS) Tests/Benchmarks/glare_on_symbols.py $(VINYLCRATE) $(PHOTOS) --seed $(SEED) --count 750

# The same where a price label is stuck on it.
bench-labels: build peers
	@$(PEERS) Tests/Benchmarks/labels_on_symbols.py $(VINYLCRATE) $(PHOTOS) --seed $(SEED)

# The same where a line of the print is missing.
bench-worn: build peers
	@$(PEERS) Tests/Benchmarks/lines_missing_in_symbols.py $(VINYLCRATE) $(PHOTOS) --seed $(SEED) --count 200

# Add-ons read and read wrong beside drawn symbols, out of focus and small.
bench-add-ons: build peers
	@$(PEERS) Tests/Benchmarks/add_ons.py $(VINYLCRATE) --seed $(SEED)

# Pairs of drawn symbols side by side, and codes that are neither's.
bench-pairs: build peers
	@$(PEERS) Tests/Benchmarks/pairs_of_symbols.py $(VINYLCRATE) --seed $(SEED)

# What it says of drawn photos with one fault each, REASONS of each fault, from SEED.
bench-reasons: setup
	@swift build -c release --product ReasonBench $(FLAGS) >&2
	@.build/release/ReasonBench --count $(REASONS) --seed $(SEED)

# What is read and read wrong with each of the reader's limits moved up and down by a fifth; on every
# EVERYth photo of PHOTOS, or on the rendered ones where there are none.
EVERY    := 1
bench-sensitivity: setup
	@swift build -c release --product SensitivityBench $(FLAGS) >&2
	@.build/release/SensitivityBench $(if $(wildcard $(PHOTOS)/labels.csv),$(PHOTOS),Tests/BlackboxTests/Rendered) \
	  --every $(EVERY) --threads $(shell nproc)

# The same with each stage of the reader left out.
bench-stages: setup
	@swift build -c release --product SensitivityBench $(FLAGS) >&2
	@.build/release/SensitivityBench $(if $(wildcard $(PHOTOS)/labels.csv),$(PHOTOS),Tests/BlackboxTests/Rendered) \
	  --threads $(shell nproc) --stages

# Which of the releases that share a barcode comes first; what its evidence weighs is counted first.
RELEASE_DATA := $(or $(VINYLCRATE_RELEASES),../shared/data)
bench-pressings: setup
	@.ci/setup python3
	@swift build -c release --product PressingBench >&2
	@Tests/Benchmarks/Pressings/count_evidence.py $(RELEASE_DATA)
	@Tests/Benchmarks/Pressings/make_cases.py $(RELEASE_DATA) | .build/release/PressingBench
	@echo; echo "Twice as many mistakes:"
	@Tests/Benchmarks/Pressings/make_cases.py $(RELEASE_DATA) 2 | .build/release/PressingBench

# Read rate against pixels a module, blur, angle and noise beside other readers'.
bench-curves: build peers
	@$(PEERS) Tests/Benchmarks/degradation_curves.py $(VINYLCRATE)

# Speed, size and memory of catalog import beside gzip -dc, on a generated dump; a million releases,
# or RELEASES=N.
bench-import: build
	@.ci/setup python3
	@python3 Tests/Benchmarks/import_speed.py $(VINYLCRATE) $(RELEASES:%=--count %)

# Look-ups and searches of a catalogue of five million generated releases, or RELEASES=N.
bench-catalog: build
	@.ci/setup python3
	@swift build -c release --product CatalogBenchmark $(FLAGS) >&2
	@python3 Tests/Benchmarks/catalog_speed.py $(VINYLCRATE) .build/release/CatalogBenchmark \
	  $(RELEASES:%=--count %)

# How often search puts the wanted record first, beside plain FTS5, in the real releases and 200,000
# generated ones, or RELEASES=N.
bench-search: build
	@.ci/setup python3
	@python3 Tests/Benchmarks/search_quality.py $(VINYLCRATE) $(RELEASES:%=--count %)

PEERS := .build/peers/bin/python
peers:
	@.ci/setup zbar-tools libzbar0 libturbojpeg0 zint python3-venv
	@python3 -m venv .build/peers
	@.build/peers/bin/pip install --quiet pyzbar zxing-cpp opencv-python-headless

# Spark, SLURM and Kubernetes around the program, as far as they run on one machine; where Java is missing
# without Spark.
test-fleet: build fleet
	@cd Tests/Fleet && VINYLCRATE=$(CURDIR)/$(VINYLCRATE) LC_ALL=C.UTF-8 $(FLEET) -m unittest

# Photos a second and core on Spark beside a plain run, on the labelled photos where they are at hand.
bench-fleet: build fleet
	@.build/fleet/bin/pip install --quiet opencv-python-headless
	@$(FLEET) Tests/Benchmarks/fleet_speed.py $(VINYLCRATE) $(if $(wildcard $(PHOTOS)),--photos $(PHOTOS) --copies 8)
	@$(MAKE) --silent bench-postgres

# COPY of a catalogue into PostgreSQL beside psql's, and look-ups beside SQLite's; 100,000 releases, or
# RELEASES=N.
bench-postgres: build
	@.ci/setup python3 postgresql-15
	@swift build -c release --product CatalogBenchmark $(FLAGS) >&2
	@swift build -c release --product CopyBenchmark $(FLAGS) >&2
	@python3 Tests/Benchmarks/postgres_speed.py $(VINYLCRATE) .build/release/CatalogBenchmark \
	  .build/release/CopyBenchmark $(RELEASES:%=--count %)

FLEET := $(CURDIR)/.build/fleet/bin/python
fleet:
	@.ci/setup python3-venv
	@command -v java >/dev/null || .ci/setup openjdk-17-jre-headless || echo "without Java, Spark is left out" >&2
	@python3 -m venv .build/fleet
	@.build/fleet/bin/pip install --quiet 'pyspark[sql]>=4,<5' 'pandas<3' pyyaml 'kubernetes>=37'
	@python3 -m venv .build/object-store
	@.build/object-store/bin/pip install --quiet 'moto[s3,server]>=5,<6'

# Fuzzes every decoder's front and the way from bytes to barcodes, SECONDS each; see Tests/Fuzz/run.
fuzz: fuzz-build
	Tests/Fuzz/run $(SECONDS)

# COUNT broken copies of the fuzzers' seeds and of the sample photos, each within 5 seconds and all
# within 1 GiB.
mutate: fuzz-build
	@mkdir -p .build-fuzz/corpus
	ASAN_OPTIONS=detect_leaks=0 .build-fuzz/release/corpus .build-fuzz/corpus
	cd .build-fuzz && release/mutate $(COUNT) 1 5 1024 corpus/*/* $(SAMPLES:%=../%)

# Attacks the program with hostile files of every kind, and says what crashed, hung or was wrong;
# ATTACKS of each kind, made from SEED alone.
ATTACKS := 100
attack: build
	@.ci/setup libheif-examples libjpeg-turbo-progs python3
	@python3 Tests/Attack/attack.py $(VINYLCRATE) --count $(ATTACKS) --seed $(SEED)

# The sanitizers need every module built with them, and the linker of LLVM.
fuzz-build: setup
	@for product in corpus fuzz mutate; do VINYLCRATE_FUZZ=1 swift build -c release \
	  --scratch-path .build-fuzz --product $$product -Xswiftc -sanitize=fuzzer,address \
	  -Xswiftc -parse-as-library -Xswiftc -use-ld=lld || exit 1; done

# The model decoder on rendered lines: codes read and wrong codes of COUNT of each kind.
bench-model: setup
	@VINYLCRATE_BENCH_MODEL=1 swift run -c release --scratch-path .build-model \
	  -Xswiftc -enable-testing BenchModelDecoding synthetic $(COUNT) all 71

# The pictures of the README and of the articles, drawn with no library and the sample catalogue.
PICTURES := Sources/vinylcrate/Documentation.docc
# The keys of the app's first run.
WELCOME := 'see:step 1 of 3' key:Enter 'see:step 2 of 3' key:Enter 'see:step 3 of 3' key:Enter key:Enter \
  'see:Sign in to Discogs' key:Down key:Down key:Enter
screenshot: export VINYLCRATE_DATA = $(CURDIR)/.build/pictures
screenshot: export VINYLCRATE_LIBRARY =
screenshot: export VINYLCRATE_CATALOG =
screenshot: build
	@.ci/setup chromium libjpeg-turbo-progs python3 tmux
	@PATH=.build/release:$$PATH SampleImages/terminal_picture.py 150 \
	  'vinylcrate scan SampleImages/*.jpg SampleImages/*.png' > $(PICTURES)/scan.svg
	@PATH=.build/release:$$PATH SampleImages/app_picture.py 100 30 vinylcrate $(WELCOME) 'see:No records yet' \
	  key:s 'see:type, paste or drop' type:SampleImages key:Enter 'see:12 in your' draw:$(PICTURES)/app.svg \
	  key:Home key:Tab key:Enter 'see:reasons' draw:$(PICTURES)/app-pressings.svg
	@SampleImages/make_collection.py .build/collector 10000 200 $(SAMPLES)
	@PATH=.build/release:$$PATH SampleImages/app_picture.py 120 30 \
	  'vinylcrate collection import .build/collector/collection.csv > .build/collector/log; vinylcrate' \
	  $(WELCOME) 'see:10000 records' key:s 'see:type, paste or drop' type:.build/collector/photos key:Enter \
	  'see:of 200' key:Escape 'see:o Sort' key:o 'see:Sort by' type:artist key:Enter 'see:by artist' \
	  draw:$(PICTURES)/app-collection.svg key:s 'see:200 photos' draw:$(PICTURES)/app-evening.svg
	@$(VINYLCRATE) scan --annotate .build/pictures SampleImages/09-*.jpg > /dev/null
	@djpeg -scale 1/2 .build/pictures/09-*.jpg | cjpeg -quality 85 -optimize > $(PICTURES)/photo.jpg
	@$(VINYLCRATE) scan --exit-zero --report .build/report.html $(SAMPLES) > /dev/null
	@chromium --headless=new --no-sandbox --disable-gpu --hide-scrollbars --window-size=1280,1640 \
	  --screenshot=Sources/ScanReports/Documentation.docc/report.png file://$(CURDIR)/.build/report.html 2> /dev/null

# Draws the screens again that TerminalUITests compares, to look at what has changed.
screens: setup
	VINYLCRATE_TESTS=1 VINYLCRATE_DRAW_SCREENS=1 swift test --filter ScreenTests

# Draws the sample photos again.
samples: renderer
	$(RENDERER) SampleImages/make_samples.py

# Draws the hundred photos again that the tests read everywhere.
rendered: renderer
	$(RENDERER) Tests/BlackboxTests/Rendering/make_rendered.py

RENDERER := .build/samples/bin/python
renderer:
	@.ci/setup zint python3-venv fonts-dejavu-core fonts-dejavu-extra
	python3 -m venv .build/samples
	.build/samples/bin/pip install --quiet numpy pillow opencv-python-headless
