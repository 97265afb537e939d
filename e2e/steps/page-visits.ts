import type { Page } from "@playwright/test";
import { signInAsSample, urlOf } from "../people.ts";
import { chatWith } from "./chats.ts";
import { MEMBERS, OTHERS } from "./pages.ts";

/** What a walk does on each page. */
export type VisitPage = (page: Page, address: string) => Promise<void>;

/** Opens every page of the signed-in member, one after another. */
export async function visitMemberPages(page: Page, visit: VisitPage): Promise<void> {
  for (const address of MEMBERS) {
    if (address === "post") await page.locator("article a:has(time)").first().click();
    else if (address === "chat") await page.locator("a[data-row]").first().click();
    // Its row leads into a channel at once; this is the page around the channels.
    else if (address === "group") await page.goto(`/dashboard/groups?group=${await myGroup(page)}`);
    else if (address === "channel") await page.locator("main section li a:visible").first().click();
    else if (address === "group profile") await page.goto(`/dashboard/groups/profile/${await myGroup(page)}`);
    else if (address === "group settings")
      await page.goto(`/dashboard/groups/profile/${await myGroup(page)}/settings?tab=members`);
    else if (address === "room") await page.goto(`/dashboard/rooms/team/${await myTeam(page)}`);
    else if (address.startsWith("team "))
      await page.goto(`/dashboard/teams/${await myTeam(page)}/${address.slice("team ".length)}`);
    else if (address === "agreement") await page.goto(await waitingAgreement(page));
    else if (address === "user") await openFirstSuggestion(page);
    else if (address === "palette") await openPalette(page);
    else if (address === "path") await page.goto(await pathWith(page, "Mira"));
    else if (address === "part of a path") await page.goto(`${await pathWith(page, "Mira")}/time`);
    else if (address === "uncovered part of a path") await page.goto(`${await pathWith(page, "Mira")}/aims`);
    else await page.goto(address);
    if (address === "team tasks?new") await page.getByRole("dialog").waitFor();
    await visit(page, address);
  }
}

/** The page of the first member who is suggested. */
async function openFirstSuggestion(page: Page): Promise<void> {
  await page.goto("/dashboard/search");
  await page.locator("main section li h2 a").first().click();
  await page.waitForURL("**/dashboard/user/*");
}

/** The address of the path with a member that the page's member writes with. */
const pathWith = async (page: Page, name: string): Promise<string> =>
  `/dashboard/path/${(await chatWith(page, name)).id}`;

/** The palette with what one letter finds. */
async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("a");
  await page.getByRole("option").nth(3).waitFor();
}

/** Looks at the door of a deck that is locked on this device, and opens it with the sample community's passphrase. */
async function unlockDeck(page: Page, visit: VisitPage): Promise<void> {
  const field = page.locator("main input[type=password]");
  const deck = page.locator("[data-slide]").first();
  await field.or(deck).waitFor();
  if (await deck.isVisible()) return;
  await visit(page, "door of a locked deck");
  await field.fill("kompagnon-probe");
  await field.press("Enter");
  await deck.waitFor();
}

/** Opens the pages that have content only for other sample accounts, as these. */
export async function visitOtherPages(
  page: Page,
  language: string,
  visit: VisitPage,
  addresses: readonly (typeof OTHERS)[number][] = OTHERS,
): Promise<void> {
  for (const [role, address] of addresses) {
    await signInAsSample(page, role);
    await setLanguage(page, language);
    await page.goto(await addressOf(page, address));
    if (address.startsWith("deck of slides")) await unlockDeck(page, visit);
    if (address === "deck of slides, presented")
      await page.locator("header button:has(.lucide-presentation)").click();
    if (address === "plan as a list") await page.locator("input[name=plan-view]").nth(1).check();
    if (address === "plan in time") await page.locator("input[name=plan-view]").nth(2).check();
    await visit(page, `${address} as ${role}`).finally(() => setLanguage(page, "de"));
  }
}

/** Waits until the page has its title and nothing is loading any more. */
export async function settle(page: Page, title = "h1:visible"): Promise<void> {
  await page.locator(title).first().waitFor();
  await page.waitForFunction(() => !document.querySelector(".animate-pulse-soft, [data-starting-style]"));
  await endAnimations(page);
}

/** Entrances fade in and colours change slowly; half-drawn text has no contrast. Some animations go on for ever. */
export const endAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });

/** Sets the language of the page's member. */
export const setLanguage = async (page: Page, language: string) =>
  page.request.patch(`${urlOf("SAMPLE_URL")}/api/profiles/${await myId(page)}`, {
    headers: { origin: urlOf("SAMPLE_URL") },
    data: { language },
  });
const myId = async (page: Page): Promise<string> =>
  ((await (await page.request.get(`${urlOf("SAMPLE_URL")}/api/me`)).json()) as { id: string }).id; // the contract's me

const myGroup = async (page: Page): Promise<string> => {
  const answer = await page.request.get(`${urlOf("SAMPLE_URL")}/api/groups/mine`);
  const { items } = (await answer.json()) as { items: { id: string }[] }; // the contract's list of groups
  return items[0]?.id ?? "";
};
type Agreements = { items: { id: string; state: string }[] };
const agreementsOf = async (page: Page, show: string): Promise<Agreements["items"]> => {
  const answer = await page.request.get(`${urlOf("SAMPLE_URL")}/api/agreements?show=${show}`);
  return ((await answer.json()) as Agreements).items; // the contract's list of agreements
};
/** The agreement that the page's member has to sign. */
export const waitingAgreement = async (page: Page): Promise<string> =>
  `/dashboard/resources/agreements/${(await agreementsOf(page, "waiting"))[0]?.id}`;
/** What they are writing. */
const myDraft = async (page: Page): Promise<string> => {
  const draft = (await agreementsOf(page, "all")).find(({ state }) => state === "draft");
  return `/dashboard/resources/nda-creator/${draft?.id}`;
};
/** The first deck of slides of who is signed in. */
async function firstDeck(page: Page): Promise<string> {
  const answer = await page.request.get(`${urlOf("SAMPLE_URL")}/api/documents?kind=presentation`);
  const { items } = (await answer.json()) as { items: { id: string }[] }; // the contract's list of documents
  return `/dashboard/resources/presentations/${items[0]?.id}/edit`;
}
/** Where a page is that is named by what it shows. */
const addressOf = async (page: Page, name: string): Promise<string> => {
  if (name === "draft of an agreement") return await myDraft(page);
  if (name.startsWith("deck of slides")) return await firstDeck(page);
  if (!["plan", "plan as a list", "plan in time", "presentation"].includes(name)) return name;
  const answer = await page.request.get(`${urlOf("SAMPLE_URL")}/api/documents?kind=plan`);
  const { items } = (await answer.json()) as { items: { id: string }[] }; // the contract's list of documents
  return `/dashboard/resources/plan/${items[0]?.id}/${name === "presentation" ? name : "edit"}`;
};
const myTeam = async (page: Page): Promise<string> => {
  const answer = await page.request.get(`${urlOf("SAMPLE_URL")}/api/teams/mine`);
  const { items } = (await answer.json()) as { items: { id: string }[] }; // the contract's list of teams
  return items[0]?.id ?? "";
};
