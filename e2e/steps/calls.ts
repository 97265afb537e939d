import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { newPerson, urlOf } from "../people.ts";
import { enableMatching, matchBoth, openOnlyMatch } from "./notifications.ts";
import { joinSample, signInByCall } from "./settings.ts";

/** A member with the pages of their devices. */
export type Talker = { page: Page; id: string; username: string; email: string; password: string };

/** Keeps every connection that a page makes, so that what flows through it can be counted. */
export async function watchConnections(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const made: RTCPeerConnection[] = [];
    Object.defineProperty(window, "madeConnections", { value: made });
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        made.push(this);
      }
    };
  });
}

/** How many packets of sound have reached a page, over its newest connection. */
export const received = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { madeConnections } = window as unknown as { madeConnections: RTCPeerConnection[] }; // watchConnections
    let packets = 0;
    (await madeConnections.at(-1)?.getStats())?.forEach(
      (entry: { type: string; packetsReceived?: number }) => {
        if (entry.type === "inbound-rtp") packets += entry.packetsReceived ?? 0;
      },
    );
    return packets;
  });

/** How wide the picture is that a video shows; 0 while there is none. */
export const pictureWidth = (video: Locator): Promise<number> =>
  video.evaluate((element) => (element instanceof HTMLVideoElement ? element.videoWidth : 0));

/** Two new members of the sample community who are in the matching, on an empty page each. */
export async function twoMatching(
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<[Talker, Talker]> {
  const join = async (): Promise<Talker> => {
    const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport });
    await watchConnections(page);
    const member = { page, ...(await joinSample(page)) };
    await enableMatching(member);
    return member;
  };
  return [await join(), await join()];
}

/** Two new members of the sample community with a chat, both somewhere in the dashboard. */
export async function twoTalkers(
  browser: Browser,
  size = { width: 1280, height: 800 },
): Promise<{ anna: Talker; berta: Talker; chatId: string }> {
  const [anna, berta] = await twoMatching(browser, size);
  await matchBoth(anna, berta);
  const chatId = await openOnlyMatch(anna);
  await anna.page.goto(`/dashboard/chats?chat=${chatId}`);
  await stay(berta.page);
  await expect(callButton(anna, berta)).toBeVisible();
  return { anna, berta, chatId };
}

/** Goes to the dashboard and waits until live events come in. */
export async function stay(page: Page): Promise<void> {
  const stream = page.waitForResponse(/\/api\/rt\/stream/);
  await page.goto("/dashboard");
  await stream;
}

/** The same member in a browser of their own. */
export async function anotherDevice(browser: Browser, talker: Talker): Promise<Page> {
  const page = await newPerson(browser, urlOf("SAMPLE_URL"));
  await watchConnections(page);
  expect((await signInByCall(page, talker)).ok()).toBe(true);
  await stay(page);
  return page;
}

export const callButton = ({ page }: Talker, other: Talker): Locator =>
  page.getByRole("main").getByRole("button", { name: `${other.username} anrufen` });

/** The call panel of a page for this member. */
export const callWith = (page: Page, { username }: Talker): Locator =>
  page.getByRole("dialog", { name: `Anruf mit ${username}` });

/** Calls; waits until it rings on the other side. */
export async function ring(from: Talker, to: Talker): Promise<void> {
  await callButton(from, to).click();
  await expect(callWith(from.page, to)).toContainText("Es klingelt …");
  await expect(callWith(to.page, from)).toContainText("ruft dich an");
}

/** Connects the two in a call, with audio in both directions. */
export async function talk(from: Talker, to: Talker): Promise<void> {
  await ring(from, to);
  await callWith(to.page, from).getByRole("button", { name: "Annehmen" }).click();
  for (const [page, other] of [
    [from.page, to],
    [to.page, from],
  ] as const) {
    await expect(callWith(page, other)).toContainText("Verbunden", { timeout: 20_000 });
    await expect.poll(() => received(page)).toBeGreaterThan(10);
  }
}
