import { strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { FILE_LIMITS, readFile, writeFile } from "./kompagnon-file.ts";
import type { Bytes } from "./seal.ts";

const PHRASE = "ein langes Kennwort";
const ASSET = "0b2f5b0e-8a55-4f5e-9d2a-2f4f1f1c9a11";
const content = {
  title: "Oma Frieda",
  state: new Uint8Array([1, 2, 3, 4]),
  assets: new Map([[ASSET, { type: "image/png", bytes: new Uint8Array([9, 8, 7]) }]]),
};
const written = await writeFile(content, PHRASE);
/** The file with some of its entries changed. */
function changed(change: (entries: Record<string, Bytes>) => void, level: 0 | 9 = 0): Bytes {
  const entries = unzipSync(written) as Record<string, Bytes>;
  change(entries);
  return zipSync(entries, { level }) as Bytes;
}
const manifest = (change: (values: Record<string, unknown>) => void): Bytes =>
  changed((entries) => {
    const values = JSON.parse(new TextDecoder().decode(entries["manifest.json"])) as Record<string, unknown>;
    change(values);
    entries["manifest.json"] = strToU8(JSON.stringify(values)) as Bytes;
  });
const fault = (file: Bytes, phrase = PHRASE): Promise<unknown> =>
  readFile(file, phrase).then(
    () => "opened",
    (failure: { fault?: string }) => failure.fault,
  );

test("what was written is read, and nothing in it says what it holds", async () => {
  const read = await readFile(written, PHRASE);
  expect(read.title).toBe("Oma Frieda");
  expect([...read.state]).toEqual([1, 2, 3, 4]);
  expect(read.assets.get(ASSET)).toEqual({ type: "image/png", bytes: new Uint8Array([9, 8, 7]) });
  expect(new TextDecoder().decode(written)).not.toContain("Frieda");
});

test("another passphrase opens nothing", async () => {
  expect(await fault(written, "ein anderes Kennwort")).toBe("phrase");
});

test("a passphrase is the same however its letters are composed", async () => {
  const file = await writeFile(content, "schönes Kennwort".normalize("NFC"));
  expect(await fault(file, "schönes Kennwort".normalize("NFD"))).toBe("opened");
});

test("a part that was changed, taken away or put in another's place is refused", async () => {
  const path = `parts/${ASSET}`;
  const flipped = changed((entries) => {
    const part = entries[path];
    if (part) part[3] = (part[3] ?? 0) ^ 0xff;
  });
  expect(await fault(flipped)).toBe("damaged");
  expect(await fault(changed((entries) => delete entries[path]))).toBe("damaged");
  expect(await fault(manifest((values) => void Object.assign(values, { id: "another" })))).toBe("phrase");
});

test("files of others, of later versions and with weaker keys are refused", async () => {
  expect(await fault(strToU8("not a zip") as Bytes)).toBe("not_ours");
  expect(await fault(zipSync({ mimetype: strToU8("text/plain") }, { level: 0 }) as Bytes)).toBe("not_ours");
  expect(await fault(manifest((values) => void Object.assign(values, { format: 2 })))).toBe("newer");
  expect(await fault(manifest((values) => void Object.assign(values, { kind: "plan" })))).toBe("not_ours");
  const kdf = { name: "PBKDF2-SHA-256", salt: "00".repeat(16) };
  for (const iterations of [1, 1e12, "many"])
    expect(
      await fault(manifest((values) => void Object.assign(values, { kdf: { ...kdf, iterations } }))),
    ).toBe("newer");
});

test("what swells, what is too much and what is not listed is not unpacked", async () => {
  // Compressed entries are never ours: a small file cannot become a large one.
  const bomb = changed((entries) => {
    entries[`parts/${ASSET}`] = new Uint8Array(2_000_000);
  }, 9);
  expect(await fault(bomb)).toBe("not_ours");
  const many = changed((entries) => {
    for (let nth = 0; nth <= FILE_LIMITS.parts + 2; nth += 1) entries[`parts/${nth}`] = new Uint8Array(1);
  });
  expect(await fault(many)).toBe("too_large");
  const path = await fault(
    manifest(
      (values) =>
        void Object.assign(values, { parts: [{ path: "../x", bytes: 1, sha256: "00".repeat(32) }] }),
    ),
  );
  expect(path).toBe("damaged");
});
