import { expect, type Page } from "@playwright/test";
import { urlOf } from "../people.ts";

/** Founds a group as a person does; ends where its page or its invitations are open. */
export async function foundByForm(
  page: Page,
  { name, type, questions = [] }: { name: string; type: string; questions?: readonly string[] },
): Promise<void> {
  await page.goto("/dashboard/groups/new");
  await page.getByLabel("Name der Gruppe").fill(name);
  await page.getByRole("radio", { name: type }).check();
  for (const [index, question] of questions.entries()) {
    await page.getByRole("button", { name: "Frage hinzufügen" }).click();
    await page.getByLabel(`Frage ${index + 1}`, { exact: true }).fill(question);
  }
  await page.getByRole("main").getByRole("button", { name: "Gruppe gründen" }).click();
  await expect(page.getByText(`${name} ist gegründet.`)).toBeVisible();
}

/** One of a person's groups, from the API. */
export async function groupNamed(page: Page, name: string): Promise<{ id: string }> {
  const answer = await page.request.get("/api/groups/mine");
  const { items } = (await answer.json()) as { items: { id: string; name: string }[] }; // the contract types it
  const found = items.find((group) => group.name === name);
  if (!found) throw new Error(`No group ${name}`);
  return found;
}

/** Opens a group's first channel from its page. */
export async function openGeneral(page: Page, groupId: string): Promise<void> {
  await page.goto(`/dashboard/groups?group=${groupId}`);
  await page.getByRole("region", { name: "Kanäle" }).getByRole("link", { name: "Allgemein" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Allgemein" })).toBeVisible();
}

/** Deletes a group through the interface, so that a journey leaves the sample community as it was. */
export async function deleteGroup(page: Page, name: string): Promise<void> {
  const { id } = await groupNamed(page, name);
  const answer = await page.request.delete(`/api/groups/${id}`, {
    headers: { origin: urlOf("SAMPLE_URL") },
    data: { name },
  });
  if (!answer.ok()) throw new Error(`deleting ${name}: ${answer.status()}`);
}
