import { expect, test } from "vitest";
import { commaList, dates, distances, numbers } from "./formatters.ts";

test("a formatter is made once for each language and way", () => {
  expect(numbers("de")).toBe(numbers("de"));
  expect(numbers("de", { style: "percent" })).toBe(numbers("de", { style: "percent" }));
  expect(numbers("de")).not.toBe(numbers("ar"));
  expect(numbers("de")).not.toBe(numbers("de", { style: "percent" }));
});

test("it formats as its language does", () => {
  expect(numbers("de").format(1234.5)).toBe("1.234,5");
  expect(numbers("en", { style: "percent" }).format(0.5)).toBe("50%");
  expect(distances("de", { numeric: "auto" }).format(-1, "day")).toBe("gestern");
  expect(dates("de", { dateStyle: "long", timeZone: "UTC" }).format(0)).toBe("1. Januar 1970");
});

test.each([
  ["de", "Video, Text, Ton"],
  ["ru", "Video, Text, Ton"],
  ["ar", "Video، Text، Ton"],
  ["zh", "Video、Text、Ton"],
])("a list in %s has the commas of its language", (language, list) => {
  expect(commaList(language, ["Video", "Text", "Ton"])).toBe(list);
});

test("commaList: leaves out what is empty", () => {
  expect(commaList("de", ["Video", "", null, undefined, "Ton"])).toBe("Video, Ton");
  expect(commaList("de", ["", null])).toBe("");
});
