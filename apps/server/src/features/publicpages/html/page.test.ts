import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { readStyles } from "#features/publicpages/html/page.ts";

test("the built styles are inlined in the page, and its policy allows only these", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-styles-"));
  const styles = "p{color:red}";
  fs.writeFileSync(path.join(folder, "public-page.css"), styles);
  const hash = createHash("sha256").update(styles).digest("base64");
  expect(readStyles(folder)).toEqual({
    head: `<style>${styles}</style>`,
    policy: `'self' 'sha256-${hash}'`,
  });
  fs.rmSync(folder, { recursive: true });
});

test("without a build the file is named", () => {
  for (const root of [null, "/nowhere"])
    expect(readStyles(root)).toEqual({
      head: '<link rel="stylesheet" href="/public-page.css">',
      policy: "'self'",
    });
});
