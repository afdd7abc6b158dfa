// After a build: every text file once more as .br and .gz, so that the server has only to choose.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const BUILT = new URL("../src/everfree/server/web/", import.meta.url).pathname;
const TEXT = /\.(html|js|css|svg|json|ftl|webmanifest|txt)$/;

for (const name of readdirSync(BUILT, { recursive: true }).filter((name) => TEXT.test(name))) {
  const file = join(BUILT, name);
  const text = readFileSync(file);
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params: size }));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}
