import { type Area, differences } from "../area.ts";
import type { Bot } from "../bot.ts";

/** Following and no longer following. */
export function settlePeople(bots: readonly Bot[]): Area {
  const follows = new Set<string>();
  const follow = async (bot: Bot) => {
    const { id } = bot.random.pick(bots).person;
    if (id === bot.person.id) return;
    const wanted = bot.random.chance(0.7);
    const route = wanted ? "PUT /api/users/{id}/follow" : "DELETE /api/users/{id}/follow";
    const { done } = await bot.insist("follow", () => bot.person.call(route, { params: { id } }));
    const key = `${bot.person.id} ${id}`;
    if (done && wanted) follows.add(key);
    else if (done) follows.delete(key);
  };
  return {
    actions: [follow],
    verify: async (ask) => {
      const stored = await ask<{ key: string }>("select follower || ' ' || followed as key from follows");
      return differences(
        "follows",
        stored.map(({ key }) => key),
        [...follows],
      );
    },
  };
}
