import { expect, test } from "vitest";
import { embedAddress, embedCode } from "./embed-dialog.tsx";

const look = { style: "minimal", theme: "dark" } as const;

test("the address names post, style and theme", () => {
  expect(embedAddress("https://kompagnon.example", "0198-a", look)).toBe(
    "https://kompagnon.example/embed/post/0198-a?style=minimal&theme=dark",
  );
});

test("a post's text cannot break out of its attribute", () => {
  const code = embedCode("https://kompagnon.example", "0198-a", look, `"><script>alert(1)</script>`);
  expect(code).toContain('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(code.match(/<script>/g)).toHaveLength(1);
  expect(code).toContain("style=minimal&amp;theme=dark");
});
