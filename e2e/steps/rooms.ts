import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { newPerson, signInAsSample, urlOf } from "../people.ts";
import { freshName } from "./accounts.ts";
import { watchConnections } from "./calls.ts";
import { joinSample } from "./settings.ts";

/** A member with their browser. */
export type Guest = { page: Page; username: string };
/** A channel whose room is used. */
export type Channel = { groupId: string; channelId: string; name: string };

const headers = () => ({ origin: urlOf("SAMPLE_URL") });

/** A premium member of the sample community with a new public group. */
export async function aHost(browser: Browser): Promise<Guest & { channel: Channel }> {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 1440, height: 900 } });
  await watchConnections(page);
  await signInAsSample(page, "premium");
  const name = freshName("Funkhaus");
  const data = { name, group_type: "public" };
  const made = await page.request.post("/api/groups", { headers: headers(), data });
  const { id: groupId } = (await made.json()) as { id: string }; // the contract types it
  const listed = await page.request.get(`/api/groups/${groupId}/channels`);
  const { items } = (await listed.json()) as { items: { id: string }[] }; // as above
  const me = (await (await page.request.get("/api/me")).json()) as { username: string }; // as above
  return { page, username: me.username, channel: { groupId, channelId: items[0]?.id ?? "", name } };
}

/** A new member who has joined the group of a channel. */
export async function aMate(
  browser: Browser,
  { groupId }: Channel,
  size = { width: 1280, height: 800 },
): Promise<Guest> {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: size });
  await watchConnections(page);
  const { username } = await joinSample(page);
  const joined = await page.request.post(`/api/groups/${groupId}/join`, { headers: headers() });
  expect(joined.ok()).toBe(true);
  return { page, username };
}

/** Takes a seat without the page, as a device that only keeps it. */
export const takeSeat = ({ page }: Guest, { channelId }: Channel) =>
  page.request.post(`/api/rooms/channel/${channelId}/seat`, { headers: headers() });

export const openChannel = ({ page }: Guest, { groupId, channelId }: Channel) =>
  page.goto(`/dashboard/groups/${groupId}/${channelId}`);

/** Goes from the channel into its room, by the keyboard alone. */
export async function enterRoom({ page }: Guest): Promise<void> {
  const link = page.getByRole("main").getByRole("link", { name: /^Raum/ });
  await link.focus();
  await page.keyboard.press("Enter");
  const join = page.getByRole("button", { name: /^(Raum betreten|Wieder betreten)$/ });
  await join.focus();
  await page.keyboard.press("Enter");
}

export const inside = (page: Page): Locator => page.getByRole("region", { name: "Im Raum" });
export const tileOf = (page: Page, { username }: Guest): Locator =>
  inside(page).getByRole("listitem").filter({ hasText: username }).first();

/** With how many others a page exchanges sound. */
export const heard = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { madeConnections } = window as unknown as { madeConnections: RTCPeerConnection[] }; // watchConnections
    let count = 0;
    for (const connection of madeConnections) {
      if (connection.connectionState !== "connected") continue;
      let packets = 0;
      (await connection.getStats()).forEach(
        (entry: { type: string; kind?: string; packetsReceived?: number }) => {
          if (entry.type === "inbound-rtp" && entry.kind === "audio") packets += entry.packetsReceived ?? 0;
        },
      );
      if (packets > 10) count++;
    }
    return count;
  });

/** Deletes the group, so that the sample community stays as it was. */
export const closeHouse = ({ page }: Guest, { groupId, name }: Channel) =>
  page.request.delete(`/api/groups/${groupId}`, { headers: headers(), data: { name } });
