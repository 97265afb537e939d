import { expect, test } from "vitest";

/** All of the web app's code. */
const SOURCES = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.test.*", "!../testing/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const STORE = /\b(?:local|session)Storage\b|\bindexedDB\b|\bcaches\.(?:open|match)\(|\bdocument\.cookie\b/;
/** Scripts in words, whose names other files export or the list has; and what only looks into a store that others write. */
const KNOWN = ["boot-script.ts", "consent-script.ts", "open-script.ts", "device.ts", "route-code.ts"];

test("whatever keeps something on a device names it as the page about privacy knows it", () => {
  const files = Object.entries(SOURCES).filter(([, text]) => STORE.test(text));
  expect(files.length).toBeGreaterThan(10);
  const nameless = files.filter(
    ([file, text]) => !text.includes("DeviceName") && !KNOWN.some((one) => file.endsWith(`/${one}`)),
  );
  expect(nameless.map(([file]) => file)).toEqual([]);
});
