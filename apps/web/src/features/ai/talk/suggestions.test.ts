import { expect, test } from "vitest";
import { domainsOf } from "./suggestions.tsx";

test.each([
  ["Größenwerk & Söhne", ["groessenwerk-soehne.de", "groessenwerk-soehne.com"]],
  ["Élan", ["elan.de", "elan.com"]],
  ["Ноль", []],
  ["!!!", []],
])("%s as domains", (name, domains) => {
  expect(domainsOf(name).map(({ domain }) => domain)).toEqual(domains);
});
