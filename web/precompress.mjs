// After a build: the service worker gets the list of files to keep, and every text file is written once more
// as .br and .gz, so that the server has only to choose.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const BUILT = new URL("../src/everfree/server/web/", import.meta.url).pathname;
const TEXT = /\.(html|js|css|svg|json|ftl|webmanifest|txt)$/;
const OFFLINE = /^(assets\/.*\.(js|css)|assets\/.*-latin-wght.*\.woff2|icon\.svg)$/;

const files = readdirSync(BUILT, { recursive: true });
const kept = files
    .filter((name) => OFFLINE.test(name))
    .map((name) => `/${name}`)
    .sort();
const worker = join(BUILT, "sw.js");
const build = createHash("sha256").update(kept.join()).digest("hex").slice(0, 12);
writeFileSync(worker, readFileSync(worker, "utf8").replace('["FILES"]', JSON.stringify(kept)).replace("BUILD", build));

for (const name of files.filter((name) => TEXT.test(name))) {
    const file = join(BUILT, name);
    const text = readFileSync(file);
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: size }));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}
