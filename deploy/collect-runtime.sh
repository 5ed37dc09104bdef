#!/bin/sh
# Collects what a server needs at run time from a built project into an empty folder: no build tools, tests or stand-ins, no
# embedded database, and of packages only what runs. The project itself is not changed.
set -eu
target=$1
project=$PWD
mkdir -p "$target/bin"
strip -o "$target/bin/node" "$(readlink -f node_modules/.bin/node)"
cp deploy/pathlight "$target/bin/pathlight"
chmod 0755 "$target/bin/node" "$target/bin/pathlight"
cp -r dist content migrations public src package.json package-lock.json node_modules "$target/"
cd "$target"

# The pages are built: what made them is not needed, nor is what stands in for providers.
rm -rf src/sandbox
find src -type f \( -name '*.test.ts' -o -name '*.test.tsx' -o -name testing.ts -o -name '*.css' -o -name '*.d.ts' \) -delete

npm prune --omit=dev --ignore-scripts --no-audit --no-fund
npm uninstall --omit=dev --no-save --ignore-scripts --no-audit --no-fund \
  vite @vitejs/plugin-react @tailwindcss/vite tailwindcss @inlang/paraglide-js @inlang/plugin-message-format \
  @tanstack/virtual-file-routes oidc-provider \
  $(node -p "Object.keys(require('./package.json').optionalDependencies).join(' ')")
rm package-lock.json
cd node_modules
rm -rf .bin .installed .package-lock.json .cache .vite \
  @babel @rolldown babel-* browserslist caniuse-lite electron-to-chromium jiti lightningcss* prettier rolldown terser typescript \
  @tanstack/router-generator @tanstack/router-plugin @tanstack/start-plugin-core openai/src bintrees/test \
  lucide-react/dist/cjs pdfkit/.yarn pdfkit/js/pdfkit.standalone.js docx/dist/*.cjs vite vitefu @vitejs @vitest
# React's build for profiling never runs in production. That for development stays: Node finds the names that a package exports
# in whichever file its entry names last.
find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -iname '*.md' -o -name '*.flow' \
  -o -name '*.profiling.js' -o -name '*.umd.*' -o -name '*.iife.*' \) -delete

# What is left, by name, version, licence and checksum.
cd "$project"
"$target/bin/node" scripts/bill-of-materials.ts "$target" > "$target/bill-of-materials.json"
