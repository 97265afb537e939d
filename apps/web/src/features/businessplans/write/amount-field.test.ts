import { expect, test } from "vitest";
import { readNumber } from "./amount-field.tsx";

const EUROS = { kind: "euros", min: 0, max: 100_000_000 } as const;
const PERCENT = { kind: "percent", min: -100, max: 300 } as const;
const MONTH = { kind: "whole", min: 1, max: 36 } as const;

test.each([
  ["1.250,50", 125_050],
  ["1,250.50", 125_050],
  ["1250.5", 125_050],
  ["1 250 €", 125_000],
  ["1.250", 125_000],
  ["0,07", 7],
  [",5", 50],
  ["١٢٫٥", 1_250],
  ["१२", 1_200],
  ["", "empty"],
  ["abc", "no_number"],
  ["12 Stück", "no_number"],
  ["1.2.3", "no_number"],
  ["12,55,5", "no_number"],
  ["0,125", "decimals"],
  ["1250,555", "decimals"],
  ["1,250", "decimals"],
  ["-3", "between"],
  ["1.000.001", "between"],
])("euros: %s is %s", (text, value) => expect(readNumber(text, EUROS, ",")).toBe(value));

test.each([
  ["42,5", 42.5],
  ["12.25 %", 12.25],
  ["0,1", 0.1],
  ["−12,5", -12.5],
  ["300,01", "between"],
  ["-", "no_number"],
])("percent: %s is %s", (text, value) => expect(readNumber(text, PERCENT, ",")).toBe(value));

test.each([
  ["12", 12],
  ["12,0", 12],
  ["12,5", "whole"],
  ["0", "between"],
  ["37", "between"],
])("a month: %s is %s", (text, value) => expect(readNumber(text, MONTH, ",")).toBe(value));

test("before three digits, the language's own mark parts decimals, and the other one thousands", () => {
  expect(readNumber("1,250", EUROS, ".")).toBe(125_000);
  expect(readNumber("1.250", EUROS, ".")).toBe("decimals");
  expect(readNumber("-1.250", { ...EUROS, min: -1_000_000 }, ",")).toBe(-125_000);
});
