import { APPLICATION_STATES, FREE_APPLICATIONS_MAX, JOB_STATES } from "@kompagnon/contract/jobs/rules.ts";
import { expect, test } from "vitest";
import { signsOf } from "#features/jobs/publishing.ts";
import { APPLICATIONS } from "#features/jobs/sample/applications.ts";
import { JOBS } from "#features/jobs/sample/posts.ts";
import { PEOPLE } from "#sample/people.ts";

test("the sample's jobs keep the product's own rules", () => {
  expect([JOBS.length, APPLICATIONS.length]).toEqual([25, 40]);
  expect(new Set(JOBS.map(({ state }) => state))).toEqual(new Set(JOB_STATES));
  expect(new Set(APPLICATIONS.map(({ status }) => status))).toEqual(new Set(APPLICATION_STATES));
  for (const { by, hoursAgo, title, text, salary } of JOBS) {
    expect([title, hoursAgo < (PEOPLE.length - by) * 30]).toEqual([title, true]);
    expect([title, signsOf({ title, content: text, salary })]).toEqual([title, []]);
  }
  const pairs = APPLICATIONS.map(({ job, by }) => `${job} ${by}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  for (const { job, by, status, text } of APPLICATIONS) {
    expect(JOBS[job]?.by).not.toBe(by);
    expect(text === "").toBe(status === "withdrawn");
    expect(APPLICATIONS.filter((one) => one.by === by).length).toBeLessThanOrEqual(FREE_APPLICATIONS_MAX);
  }
});
