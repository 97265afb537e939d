import { describe, expect, test } from "vitest";
import { changelogOf } from "./changelog.mjs";

const commit = (subject, refs = "") => ({ subject, refs, date: "2026-11-27" });
/** What follows the introduction. */
const bodyOf = (commits) => {
  const text = changelogOf(commits);
  return text.slice(text.indexOf("## "));
};

describe("changelogOf", () => {
  test("groups by type and scope, a scope with one change in one line", () => {
    const commits = [
      commit("fix(chats): keep the caret"),
      commit("feat(chats): add polls"),
      commit("fix(admin): show names"),
      commit("fix(chats): send once"),
    ];
    expect(bodyOf(commits)).toBe(
      `## Unreleased

### Added

- **chats**: add polls

### Fixed

- **admin**: show names
- **chats**
  - keep the caret
  - send once
`,
    );
  });

  test("leaves out other types and subjects that are not conventional", () => {
    const commits = [commit("refactor(web): rename"), commit("Merge things"), commit("perf: read once")];
    expect(bodyOf(commits)).toBe("## Unreleased\n\n### Faster\n\n- **other**: read once\n");
  });

  test("begins a version at its tag and marks breaking changes", () => {
    const commits = [
      commit("feat(api)!: rename a field"),
      commit("fix(api): accept both", "tag: v1.2.0, main"),
    ];
    expect(bodyOf(commits)).toBe(
      `## Unreleased

### Added

- **api**: **breaking**: rename a field

## 1.2.0 (2026-11-27)

### Fixed

- **api**: accept both
`,
    );
  });

  test("counts what a scope has beyond twelve changes", () => {
    const commits = Array.from({ length: 15 }, (_, nth) => commit(`fix(texts): word ${nth}`));
    const body = bodyOf(commits);
    expect(body).toContain("  - word 11\n  - and 3 more\n");
    expect(body).not.toContain("word 12");
  });
});
