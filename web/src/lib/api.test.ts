import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";

import { ask, askUntilAnswered, Away, Refused } from "./api";

let server: Server | null = null;

/** Fake a server that returns these answers one after the other; null breaks the connection. */
async function serve(...answers: readonly ([number, string] | null)[]): Promise<string> {
  const left = [...answers];
  server = createServer((request, response) => {
    const next = left.shift();
    if (!next) return void request.socket.destroy();
    response.writeHead(next[0], { "content-type": "application/json" }).end(next[1]);
  });
  await new Promise<void>((done) => server?.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

afterEach(() => {
  server?.close();
});

describe("asking the server", () => {
  it("gives what it says", async () => {
    expect(await ask(await serve([200, '[{"table": "x"}]']))).toEqual([{ table: "x" }]);
  });

  it("tells a refusal with its reason from a server that is away", async () => {
    const said = '{"reason": {"is": "said", "key": "table-seat-taken"}}';
    const at = await serve([409, said], null, [502, "<html>"], [500, "{}"]);
    await expect(ask(at, {})).rejects.toSatisfy((error) => error instanceof Refused && error.reason.key === "table-seat-taken");
    await expect(ask(at)).rejects.toBeInstanceOf(Away);
    await expect(ask(at)).rejects.toBeInstanceOf(Away);
    await expect(ask(at)).rejects.toBeInstanceOf(Away);
  });

  it("tries until there is an answer, and says how often it failed", async () => {
    const at = await serve(null, [200, "7"]);
    const failed: number[] = [];
    const found = await askUntilAnswered<number>(at, { away: (attempt) => failed.push(attempt), stop: new AbortController().signal });
    expect([found, failed]).toEqual([7, [1]]);
  });

  it("does not try again after a refusal, nor for somebody who has left", async () => {
    const at = await serve([404, '{"reason": {"is": "said", "key": "no"}}'], [200, "7"]);
    const away = (): void => undefined;
    await expect(askUntilAnswered(at, { away, stop: new AbortController().signal })).rejects.toBeInstanceOf(Refused);
    expect(await askUntilAnswered(at, { away, stop: AbortSignal.abort() })).toBeNull();
  });
});
