import { expect, test } from "vitest";
import theme from "#ui/theme.css?raw";
import picture from "./picture.css?raw";

const TOKEN = /--color-([\w-]+): light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)/g;
const tokens = new Map([...theme.matchAll(TOKEN)].map(([, name = "", day, night]) => [name, [day, night]]));

test.each([
  ["day", 0],
  ["night", 1],
] as const)("pictures by %s have the theme's colours", (name, at) => {
  const [, rules = ""] = new RegExp(`\\.picture-${name} \\{([^}]*)\\}`).exec(picture) ?? [];
  const own = [...rules.matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, token = "", colour]) => [
    token,
    colour,
  ]);
  expect(own.length).toBeGreaterThan(10);
  expect(own).toEqual(own.map(([token = ""]) => [token, tokens.get(token)?.[at]]));
});
