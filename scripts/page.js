// Bundles the script and the style of the HTML report, with the licences of what is bundled.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const OUT = new URL("../dist/page/", import.meta.url);

await build({
  configFile: false,
  root: fileURLToPath(new URL("../src/page/", import.meta.url)),
  logLevel: "warn",
  build: {
    outDir: fileURLToPath(OUT),
    // The build has begun with an empty folder; what else is in it stays.
    emptyOutDir: false,
    // The first browsers that know light-dark().
    target: ["chrome123", "firefox120", "safari17.5"],
    license: { fileName: "licenses.md" },
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: fileURLToPath(new URL("../src/page/main.tsx", import.meta.url)),
      output: { format: "iife", entryFileNames: "page.js", assetFileNames: "page[extname]" },
    },
  },
});

// Each report is a copy of what is bundled, and a copy comes with its licence.
const script = new URL("page.js", OUT);
const licences = readFileSync(new URL("licenses.md", OUT), "utf8").trim();
writeFileSync(script, `/*\n${licences}\n*/\n${readFileSync(script, "utf8")}`);

// What is written into an HTML file must not end the element it stands in.
for (const name of ["page.js", "page.css"]) {
  if (/<\/(?:script|style)|<!--/i.test(readFileSync(new URL(name, OUT), "utf8"))) {
    console.error(`dist/page/${name} holds the end of an HTML element; it cannot be written into a page`);
    process.exitCode = 1;
  }
}
