import { randomUUID } from "node:crypto";
import { FREE_APPLICATIONS_MAX } from "@kompagnon/contract/jobs/rules.ts";
import { type Area, differences } from "../area.ts";
import type { Bot } from "../bot.ts";

/** Job posts and applications: each is stored once, and no member without premium exceeds the limits. */
export function settleJobs(): Area {
  const jobs: { id: string; author: Bot; title: string }[] = [];
  const applied = new Set<string>();
  const offer = async (bot: Bot) => {
    if (bot.kind !== "premium") return;
    const title = `Schnitt ${randomUUID()}`;
    const body = { client_id: randomUUID(), title, content: "Zwei Reels in der Woche." };
    const made = await bot.insist("job", () => bot.person.call("POST /api/jobs", { body }), [
      "too_many_jobs",
    ]);
    if (made.body) jobs.push({ id: made.body.id, author: bot, title });
  };
  const apply = async (bot: Bot) => {
    if (jobs.length === 0) return;
    const { id, author } = bot.random.pick(jobs);
    const key = `${bot.person.id} ${id}`;
    if (author === bot || applied.has(key)) return;
    const body = { client_id: randomUUID(), text: "Das mache ich gern." };
    const { done } = await bot.insist(
      "application",
      () => bot.person.call("POST /api/jobs/{id}/applications", { params: { id }, body }),
      bot.kind === "premium" ? [] : ["premium_required"],
    );
    if (done) applied.add(key);
  };
  return {
    actions: [offer, apply],
    verify: async (ask) => {
      const posts = await ask<{ title: string }>("select title from job_posts");
      const stored = await ask<{ key: string }>(
        "select applicant_id || ' ' || job_id as key from job_applications",
      );
      const many = await ask<{ id: string }>(
        "select applicant_id as id from job_applications where free group by 1 having count(*) > $1",
        [FREE_APPLICATIONS_MAX],
      );
      return [
        ...differences(
          "job posts",
          posts.map(({ title }) => title),
          jobs.map(({ title }) => title),
        ),
        ...differences(
          "applications",
          stored.map(({ key }) => key),
          [...applied],
        ),
        ...many.map(({ id }) => `${id}: more applications than are free`),
      ];
    },
  };
}
