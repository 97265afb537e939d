import { expect, test } from "vitest";
import { type Panel, panelIn, searchWith } from "./panels.ts";

test("an address keeps the open panel", () => {
  const panels: (Panel | null)[] = [
    null,
    { kind: "members" },
    { kind: "search", words: "" },
    { kind: "search", words: "Druck & Co" },
    { kind: "pins" },
    { kind: "thread", seq: 12 },
    { kind: "feature", key: "polls" },
  ];
  const others = [{ key: "polls" }];
  for (const panel of panels) expect(panelIn(new URLSearchParams(searchWith(panel)), others)).toEqual(panel);
});

test("nonsense opens none", () => {
  for (const text of ["panel=x", "thread=-1", "thread=1.5", "thread=abc", "thread="])
    expect(panelIn(new URLSearchParams(text))).toBeNull();
});
