# What tminus needs of Debian 12, Debian 13 and Raspberry Pi OS; read by the scripts beside it.

build_packages="libsdl2-dev libsdl2-ttf-dev libsdl2-image-dev libfontconfig-dev libsndfile1-dev"
run_packages="fonts-inter tzdata"
test_packages="xvfb xdotool tmux fontconfig fonts-dejavu-core fonts-droid-fallback
  fonts-noto-color-emoji libcairo2-dev util-linux valgrind"
bench_packages="libcairo2-dev util-linux valgrind"
# What the benchmarks compare with: without them they go on.
peer_packages="chromium gcc libc6-dev python3-venv libgl1 libegl1 libxkbcommon-x11-0 libxcb-icccm4
  libxcb-image0 libxcb-keysyms1 libxcb-render-util0 libxcb-xinerama0"

# Installs those of the packages named that are missing.
install_missing() {
  command -v dpkg-query >/dev/null || return 0
  missing=""
  for package in "$@"; do
    state=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) || state=""
    [ "$state" = installed ] || missing="$missing $package"
  done
  [ -n "$missing" ] || return 0
  echo "Installing$missing" >&2
  # shellcheck disable=SC2086
  as_root apt-get install -y --no-install-recommends $missing || {
    as_root apt-get update
    # shellcheck disable=SC2086
    as_root apt-get install -y --no-install-recommends $missing
  }
}

# Runs a command as root; in CI nobody answers questions.
as_root() {
  if [ "${CI:-}" = true ]; then set -- env DEBIAN_FRONTEND=noninteractive "$@"; fi
  if [ "$(id -u)" != 0 ]; then set -- sudo "$@"; fi
  "$@"
}

# Ends the script with a sentence where there is no Swift.
require_swift() {
  command -v swift >/dev/null && return 0
  echo "tminus is built with Swift 6, which is not here. On Debian 13 and Raspberry Pi OS:" >&2
  echo "  sudo apt-get install swiftlang" >&2
  echo "On other systems follow swift.org/install." >&2
  exit 69
}
