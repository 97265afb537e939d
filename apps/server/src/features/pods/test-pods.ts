import { aPairInChat } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import type { TestServer } from "#testing/test-server.ts";

/** Two people of a conversation in a circle. */
export async function aCircle(server: Pick<TestServer, "url">) {
  const pair = await aPairInChat(server);
  await pair.anna.must("POST /api/pods", { body: { chat_id: pair.chatId } });
  const { invitations } = await pair.berta.must("GET /api/pods");
  const params = { id: invitations[0]?.id ?? "" };
  const { pods } = await pair.berta.must("POST /api/pods/invitations/{id}/accept", { params });
  const podId = pods[0]?.id;
  if (!podId) throw new Error("an accepted invitation is a circle");
  return { ...pair, podId };
}

/** A member's week as another member of the circle sees it. */
export async function weekOfMember(viewer: Person, podId: string, who: Person) {
  const { members } = await viewer.must("GET /api/pods/{id}", { params: { id: podId } });
  const found = members.find(({ member }) => member.id === who.id);
  if (!found) throw new Error("not in the circle");
  return found;
}

/** Sets a member's time zone. */
export const livesIn = (who: Person, timeZone: string) =>
  who.must("PUT /api/pods/time-zone", { body: { time_zone: timeZone } });
