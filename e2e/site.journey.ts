import { type APIRequestContext, expect } from "@playwright/test";
import { newPerson, test, urlOf } from "./people.ts";

test("a guest without script is led from the start page through the tour to the people behind it", async ({
  browser,
}) => {
  const guest = await newPerson(browser, urlOf("BASE_URL"), {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  await guest.goto("/");
  await expect(guest.getByRole("heading", { name: "In vier Schritten" })).toBeVisible();
  await guest.getByText("Kann ich jederzeit kündigen?").click();
  await expect(guest.getByText("Das Monatsabo kündigst du mit zwei Klicks", { exact: false })).toBeVisible();
  await guest.getByRole("link", { name: "Alle Funktionen" }).click();
  await expect(
    guest.getByRole("heading", { level: 1, name: "Vom ersten Hallo bis zum gemeinsamen Team." }),
  ).toBeVisible();
  await guest.getByRole("navigation", { name: "Über uns" }).getByRole("link", { name: "Das Team" }).click();
  await expect(guest.getByRole("heading", { level: 2 }).first()).toHaveText("Erika Musterfrau");
  await expect(guest.getByText("Diese Namen sind Platzhalter", { exact: false })).toBeVisible();
});

test("whoever applies to the team writes with the role filled in", async ({ browser }) => {
  const guest = await newPerson(browser, urlOf("BASE_URL"));
  await guest.goto("/en/jobs");
  await guest.getByRole("link", { name: "Apply as Front-end Developer" }).click();
  await expect(guest.getByRole("textbox", { name: "Message" })).toHaveValue(/^Apply as Front-end Developer/);
});

/** The addresses that a page's links and pictures name, on this site. */
function addressesIn(html: string, at: string, origin: string): string[] {
  const found = [...html.matchAll(/<(?:a|img|link)\b[^>]*?\s(?:href|src)="([^"]+)"/g)].map(
    ([, to = ""]) => new URL(to.replaceAll("&amp;", "&"), at),
  );
  return found.filter((to) => to.origin === origin).map(({ pathname, search }) => pathname + search);
}

/** Opens everything that can be come to from the start page by links of public pages; answers what is not there. */
async function deadFrom(request: APIRequestContext, origin: string): Promise<string[]> {
  const [open, seen, dead] = [["/"], new Set(["/"]), [] as string[]];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const answer = await request.get(origin + path);
    if (answer.status() !== 200) dead.push(`${answer.status()} ${path}`);
    const isPage = answer.headers()["content-type"]?.startsWith("text/html") ?? false;
    for (const next of isPage ? addressesIn(await answer.text(), answer.url(), origin) : [])
      if (!seen.has(next)) {
        seen.add(next);
        open.push(next);
      }
  }
  expect(seen.size).toBeGreaterThan(100);
  return dead;
}

test("no link and no picture of a public page leads nowhere, in any language", async ({ request }) => {
  const origin = new URL(urlOf("BASE_URL")).origin;
  expect(await deadFrom(request, origin)).toEqual([]);
});
