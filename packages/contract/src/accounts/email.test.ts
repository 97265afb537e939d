import { describe, expect, test } from "vitest";
import { isEmail, tidyEmail } from "./rules.ts";

describe("tidyEmail", () => {
  test.each([
    [" Jo@Example.test ", "jo@example.test"],
    ["jo@müller.de", "jo@xn--mller-kva.de"],
    ["jo@MÜLLER.de", "jo@xn--mller-kva.de"],
    ["jo@例え.jp", "jo@xn--r8jz45g.jp"],
    ["jo@xn--mller-kva.de", "jo@xn--mller-kva.de"],
  ])("%s is stored as %s, and taken", (written, stored) => {
    expect(tidyEmail(written)).toBe(stored);
    expect(isEmail(stored)).toBe(true);
  });

  test.each(["jo@müller.de/x", "jo@mü ller.de", "jö@müller.de", "jo@", "@müller.de", "müller"])(
    "%s is no address",
    (written) => {
      expect(isEmail(tidyEmail(written))).toBe(false);
    },
  );
});
