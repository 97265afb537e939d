import { expect, type Page } from "@playwright/test";
import { newPerson, signInAsSample, test, urlOf } from "./people.ts";
import { callButton, callWith, twoMatching, twoTalkers } from "./steps/calls.ts";
import { chatWith } from "./steps/chats.ts";
import { topCard } from "./steps/matching.ts";
import { matchBoth } from "./steps/notifications.ts";
import { settle } from "./steps/page-visits.ts";
import { unreachableControls } from "./steps/unreachable-controls.ts";

/** The windows of a phone on its side, and of a page at 200 % on a screen of 1440 by 900. */
const SMALL_PHONE = { width: 568, height: 320 };
const PHONE = { width: 844, height: 390 };
const ZOOMED = { width: 720, height: 450 };

const PUBLIC = ["/", "/pricing", "/login", "/contact"];
const MEMBERS = [
  "/dashboard",
  "/dashboard/matching",
  "/dashboard/feed",
  "/dashboard/chats",
  "/dashboard/jobs",
  "/dashboard/resources",
  "/dashboard/settings",
  "/dashboard/settings?tab=security",
];
const STAFF = ["/dashboard/admin", "/dashboard/admin/requests", "/dashboard/admin/members"];

/** The first of a list's items, by the interface. */
async function firstId(page: Page, path: string): Promise<string> {
  const { items } = (await (await page.request.get(path)).json()) as { items: { id: string }[] }; // a list of the contract
  return items[0]?.id ?? "";
}

/** Pages that need an id: conversations, a group, its channel and room, a plan in each view, a business plan. */
async function openedPages(page: Page): Promise<string[]> {
  const group = await firstId(page, "/api/groups/mine");
  const channel = await firstId(page, `/api/groups/${group}/channels`);
  const plan = await firstId(page, "/api/documents?kind=plan");
  return [
    `/dashboard/chats?chat=${(await chatWith(page, "Lena")).id}`,
    `/dashboard/groups?group=${group}`,
    `/dashboard/groups/${group}/${channel}`,
    `/dashboard/rooms/channel/${channel}`,
    `/dashboard/resources/business-plan/${await firstId(page, "/api/business-plans")}`,
    `/dashboard/resources/plan/${plan}/edit`,
    `/dashboard/resources/plan/${plan}/presentation`,
  ];
}

test.describe.configure({ mode: "parallel" });
test.use({ trace: "off" });

for (const size of [SMALL_PHONE, ZOOMED])
  test(`at ${size.width} by ${size.height} px every control is reached and bars leave the page its room`, {
    tag: "@long",
  }, async ({ browser }) => {
    const page = await newPerson(browser, urlOf("SAMPLE_URL"), {
      viewport: size,
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    const found: Record<string, string[]> = {};
    const look = async (name: string) => {
      await settle(page, ":is(h1, h2):visible, dialog[open]");
      const list = await unreachableControls(page, { hasStage: /\/plan\/.+\/edit$/.test(name) });
      if (list.length > 0) found[name] = list;
    };
    const walk = async (addresses: readonly string[]) => {
      for (const address of addresses) {
        await page.goto(address);
        await look(address);
      }
    };
    await walk(PUBLIC);
    await signInAsSample(page, "premium");
    await walk([...MEMBERS, ...(await openedPages(page))]);
    // Each view of a plan has its own content below the same header.
    await page.goBack();
    for (const view of [1, 2, 3]) {
      await page.locator("input[name=plan-view]").nth(view).check();
      await look(`plan, view ${view}`);
    }
    await signInAsSample(page, "admin");
    await walk([...STAFF, `/dashboard/admin/reports/${await firstId(page, "/api/admin/reports")}`]);
    expect(found).toEqual({});
  });

test("on a phone on its side the deck's buttons and its details are in view", {
  tag: "@long",
}, async ({ browser }) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: SMALL_PHONE });
  await signInAsSample(page, "supporter");
  await page.goto("/dashboard/matching");
  await topCard(page).waitFor();
  const main = page.getByRole("main");
  for (const name of ["No Deal", "Deal"]) {
    const button = main.getByRole("button", { name, exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click({ trial: true });
  }
  await page.keyboard.press("Enter");
  const details = page.getByRole("dialog");
  await expect(details.getByRole("button", { name: "Deal", exact: true })).toBeInViewport({ ratio: 1 });
  expect(await details.evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(SMALL_PHONE.height);
});

test("a match on a small phone on its side shows both ways on without scrolling", { tag: "@long" }, async ({
  browser,
}) => {
  const [anna, berta] = await twoMatching(browser, SMALL_PHONE);
  const stream = anna.page.waitForResponse(/\/api\/rt\/stream/);
  await anna.page.goto("/dashboard/matching");
  await stream;
  await matchBoth(berta, anna);
  const match = anna.page.getByRole("dialog", { name: "Das ist ein Match!" });
  for (const name of ["Nachricht schreiben", "Weiter swipen"])
    await expect(match.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
});

test("a plan opens on a phone at its first cards, readable", { tag: "@long" }, async ({ browser }) => {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 320, height: 568 } });
  await signInAsSample(page, "premium");
  await page.goto(`/dashboard/resources/plan/${await firstId(page, "/api/documents?kind=plan")}/edit`);
  const first = page.locator(".react-flow__node").filter({ hasText: "Standplatz buchen" });
  await expect(first).toBeInViewport({ ratio: 1 });
  expect((await first.boundingBox())?.width).toBeGreaterThan(200);
});

test("a call on a phone on its side leaves the conversation to be used", { tag: "@long" }, async ({
  browser,
}) => {
  const { anna, berta } = await twoTalkers(browser, PHONE);
  // Without the message about the match, which leaves by itself.
  await anna.page.reload();
  await callButton(anna, berta).click();
  // Who is called can choose without scrolling.
  const incoming = callWith(berta.page, anna);
  for (const name of ["Annehmen", "Mit Kamera", "Geräte wählen"])
    await expect(incoming.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  const call = callWith(anna.page, berta);
  await expect(call.getByRole("button", { name: "Auflegen" })).toBeInViewport({ ratio: 1 });
  expect(await unreachableControls(anna.page, { hasStage: true })).toEqual([]);
});
