import type { Page } from "@playwright/test";
import { urlOf } from "../people.ts";

/** Calls the interface as the person of a page. */
async function ask<T>(
  page: Page,
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  data?: object,
): Promise<T> {
  const answer = await page.request.fetch(path, {
    method,
    headers: { origin: urlOf("SAMPLE_URL") },
    ...(data && { data }),
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (answer.status() === 204 ? null : await answer.json()) as T; // the contract types it
}

/** The conversation of a person with another. */
export async function chatWith(page: Page, name: string): Promise<string> {
  type Chats = { items: { id: string; other: { username: string } }[] };
  const { items } = await ask<Chats>(page, "GET", "/api/chats?limit=100");
  const found = items.find(({ other }) => other.username === name);
  if (!found) throw new Error(`no conversation with ${name}`);
  return found.id;
}

type Trial = { id: string; status: string };

/** Ends what runs or is proposed between two, and both look back on it: others begin where the sample community stands. */
export async function endTrials(one: Page, other: Page, chatId: string): Promise<void> {
  const trials = await ask<{ items: Trial[] }>(one, "GET", `/api/chats/${chatId}/trials`);
  for (const { id, status } of trials.items) {
    if (status === "proposed") await ask(one, "POST", `/api/trials/${id}/decline`);
    if (status === "running") await ask(one, "POST", `/api/trials/${id}/end`);
    if (status === "running" || status === "debrief")
      for (const page of [one, other])
        await ask(page, "PUT", `/api/trials/${id}/debrief`, {
          good: "Es ging schnell.",
          hard: "Nichts.",
          verdict: "unsure",
        });
  }
}

/** A trial project of two that runs. */
export async function runningTrial(one: Page, other: Page, chatId: string): Promise<string> {
  await endTrials(one, other, chatId);
  const body = { goal: "Zwanzig Lampen verkaufen", weeks: 2 };
  const { id } = await ask<Trial>(one, "POST", `/api/chats/${chatId}/trials`, body);
  await ask(other, "POST", `/api/trials/${id}/accept`);
  return id;
}

/** Dissolves the person's teams of a name, so that a journey leaves the sample community as it was. */
export async function endTeamsNamed(page: Page, name: string): Promise<void> {
  type Teams = { items: { id: string; name: string }[] };
  const { items } = await ask<Teams>(page, "GET", "/api/teams/mine?limit=50");
  for (const { id } of items.filter((team) => team.name === name))
    await ask(page, "DELETE", `/api/teams/${id}?name=${encodeURIComponent(name)}`);
}
